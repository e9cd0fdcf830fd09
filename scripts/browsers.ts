/** The oldest browsers that the pages are drawn for: nothing is written twice for older ones. */
export const browsers = { chrome: 120, firefox: 121, safari: 17 }
