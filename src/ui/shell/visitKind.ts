/**
 * Marks before the first paint how the browser came to the page, because restoring a scroll position (`reload`,
 * `back_forward`) needs the real height of every part, not the estimates at the end of `src/sections/hero.css`.
 */
export const visitKindScript =
  "document.documentElement.dataset.visit=performance.getEntriesByType('navigation')[0]?.type"
