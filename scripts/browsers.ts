/** The oldest supported browser versions; the CSS has no fallbacks for older ones. */
export const browsers = { chrome: 120, firefox: 128, safari: 17 }
