import * as v from 'valibot'

/** Printable, without white space: what a provider's session id or a wallet's order id looks like. */
export const sessionIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,255}$/))
