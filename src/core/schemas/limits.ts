// Limits of the site, each with its unit, shared by browser and server. The platform enforces the rate limits, which
// are in wrangler.toml.

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** Bytes of one stored photo (R-UPL-13). */
export const photoBytes = 25 * megabyte

/** Bytes read from a refused body so that its sender receives the response: more than the largest photo. */
export const drainedBytes = 32 * megabyte

/** Photos of one order (R-TIM-13). */
export const photosPerOrder = 30

/** Recommended photos per order (R-UPL-14). */
export const photosRecommended = 20

/** Portraits of one order. */
export const portraitsPerOrder = 300

/** Bytes of a photo's preview. */
export const previewBytes = 200 * kilobyte

/** Bytes of all sizes of a portrait together, and characters of the header that lists them. */
export const sizesBytes = 16 * megabyte
export const sizesHeaderLength = 1000

/** Minutes for which a delivery can be undone; its mail is delayed by as long. */
export const undoMinutes = 10

/** Hours within which the writer of a message is promised an answer (R-GEN-09). */
export const answerHours = 24

/** Characters of a buyer's correction request and of a message from the studio. */
export const messageLength = 2000

/** Characters of a buyer's remark on one portrait, and of all remarks of an order, which are sent in one call. */
export const remarkLength = 500
export const remarksLength = 20_000

/** Days after the payment during which the link to an order can be requested. */
export const linkDays = 120

/** Links to portraits of one order that can be open at a time. */
export const sharesPerOrder = 20

/** Characters of a photo's name that are stored. */
export const photoNameLength = 200

/** Characters of a photo's name as sent in a header: percent-encoded. */
export const encodedNameLength = 2000

/** Minutes for which an upload slot stays reserved while its bytes are in transit: the longest that one may take. */
export const reservationMinutes = 15

/** Bytes of a form or a server function call. */
export const formBytes = 100 * kilobyte

/** Bytes of a provider's webhook. */
export const eventBytes = megabyte

/** Bytes of a browser's CSP report. */
export const reportBytes = 16 * kilobyte

/** Characters of a single-line field. */
export const lineLength = 500

/** Characters of a session id in an address. */
export const sessionLength = 500

/** Seconds until a rate-limited client can retry: the period of the rate limits. */
export const ratePeriod = 60
