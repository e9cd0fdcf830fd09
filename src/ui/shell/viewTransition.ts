/**
 * Runs in every page before first paint. Skips the view transition, which costs a slow phone 250 ms, unless a shared
 * element (the sun of an edition card, the picture of a service) moves into the next page. Browsers reject the
 * transition's promise when it is skipped or interrupted; the rejection is ignored.
 */
export const viewTransitionScript =
  "onpagereveal=e=>e.viewTransition?.ready.catch(()=>{});onpageswap=e=>{e.viewTransition?.ready.catch(()=>{});document.querySelector('.door:focus,.service:focus-within')||e.viewTransition?.skipTransition()}"
