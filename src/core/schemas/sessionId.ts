import * as v from 'valibot'

/** A provider's session id or a wallet's order id: 8 to 255 letters, digits, `_` and `-`. */
export const sessionIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,255}$/))

/**
 * Cleans a session id from an address: removes characters that mail programs and people add to a link, such as a
 * period, a bracket, quotes or a line break in the middle.
 */
export function cleanSessionId(text: string): string {
  return text
    .replace(/[\s\p{Cc}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9_-]+$/g, '')
}
