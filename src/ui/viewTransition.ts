/**
 * What every page runs before it is first shown. The browser gives a fade up when the window changes its size, is
 * hidden, or the next page is asked for meanwhile, and reports that to the console as a rejection of nobody's.
 */
export const viewTransitionScript =
  "for(const t of['pageswap','pagereveal'])addEventListener(t,e=>e.viewTransition?.ready.catch(()=>{}))"
