import * as v from 'valibot'

/** Printable, without white space: what a provider's session id or a wallet's order id looks like. */
export const sessionIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,255}$/))

/**
 * A session as an address names it, without what mail programs and people leave stuck to a link: a full stop, a bracket,
 * quotes, a line break in the middle.
 */
export function cleanSessionId(text: string): string {
  return text
    .replace(/[\s\p{Cc}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9_-]+$/g, '')
}
