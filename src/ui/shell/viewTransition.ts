/**
 * Runs in every page before it is first shown. A page gives way to the next one at once, which has often been rendered
 * ahead; only where a drawing flies on into it, the sun of a door or the picture of a service, is the transition worth
 * the quarter of a second that a slow phone takes to prepare it. Browsers give a transition up when it is skipped, the
 * window is resized or hidden or the next page is asked for, and report that as an unhandled rejection.
 */
export const viewTransitionScript =
  "onpageswap=e=>document.querySelector('.door:focus,.service:focus-within')||e.viewTransition?.skipTransition();for(const t of['pageswap','pagereveal'])addEventListener(t,e=>e.viewTransition?.ready.catch(()=>{}))"
