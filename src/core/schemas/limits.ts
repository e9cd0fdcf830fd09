// Limits of the site, each with its unit. Browser and server read the same numbers. How often a client may ask is the
// platform's to count and stands in wrangler.toml.

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** Bytes of one stored photo (R-UPL-13). */
export const photoBytes = 25 * megabyte

/** Bytes of a refused body that are still read, so that its sender gets the answer: more than the largest photo. */
export const drainedBytes = 32 * megabyte

/** Photos of one order (R-TIM-13). */
export const photosPerOrder = 30

/** Photos that we recommend (R-UPL-14). */
export const photosRecommended = 20

/** Portraits of one order. */
export const portraitsPerOrder = 300

/** Bytes of the small picture of a photo. */
export const previewBytes = 200 * kilobyte

/** Minutes for which a delivery can be undone; its mail waits as long. */
export const undoMinutes = 10

/** Characters of what a buyer writes about corrections, and of what the studio writes. */
export const wordsLength = 2000

/** Characters of a photo's name that are kept. */
export const photoNameLength = 200

/** Characters of a photo's name as it travels: percent-encoded. */
export const encodedNameLength = 2000

/** Minutes that a reserved place is held for bytes that are on their way. */
export const reservationMinutes = 10

/** Bytes of a form or of a call. */
export const formBytes = 100 * kilobyte

/** Bytes of a provider's webhook. */
export const eventBytes = megabyte

/** Bytes of a browser's report on a content policy. */
export const reportBytes = 16 * kilobyte

/** Characters of one line that a buyer types. */
export const lineLength = 500

/** Characters of a session's id as an address names it. */
export const sessionLength = 500

/** Seconds after which somebody who asked too often may ask again: the period of the rate limits. */
export const ratePeriod = 60
