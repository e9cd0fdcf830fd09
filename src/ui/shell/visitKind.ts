/**
 * Runs in every page before first paint. Marks how the browser came to the page: where it restores the scroll position
 * (`reload`, `back_forward`), the page is laid out at once, as a place among estimated heights is another one (end of
 * `src/sections/hero.css`).
 */
export const visitKindScript =
  "document.documentElement.dataset.visit=performance.getEntriesByType('navigation')[0]?.type"
