/**
 * Runs in every page before it is first shown. Browsers give a fade up when the window is resized or hidden or the next
 * page is asked for, and report that as an unhandled rejection.
 */
export const viewTransitionScript =
  "for(const t of['pageswap','pagereveal'])addEventListener(t,e=>e.viewTransition?.ready.catch(()=>{}))"
