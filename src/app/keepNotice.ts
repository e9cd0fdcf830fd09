const noticeElement = /<aside data-notice="([\d-]+)"[^>]*>.*?<\/aside>/gs

/** The notices that a rendered page contains, each named by its first day. */
export const noticesIn = (html: string): string[] =>
  [...html.matchAll(noticeElement)].map(([, from = '']) => from)

/**
 * Removes all notices from a rendered page but one.
 * @param kept first day of the notice to keep; `undefined` keeps none
 */
export const keepNotice = (html: string, kept: string | undefined): string =>
  html.replace(noticeElement, (element, from) => (from === kept ? element : ''))
