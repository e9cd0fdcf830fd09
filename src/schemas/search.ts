import * as v from 'valibot'

/**
 * The router reads a value as JSON where it can, so that an order number may arrive as a number. It stays one
 * here: a value that changed would send the visitor to another address.
 */
const value = v.fallback(v.optional(v.union([v.string(), v.number()])), undefined)

export const checkoutSearch = v.looseObject({ plan: value })

export const sessionSearch = v.looseObject({ session_id: value })

/** The session that an address names, if it names one (R-UPL-01). */
export function sessionIn({ session_id = '' }: v.InferOutput<typeof sessionSearch>): string | undefined {
  const id = String(session_id).trim()
  return id === '' || id === '{CHECKOUT_SESSION_ID}' ? undefined : id
}
