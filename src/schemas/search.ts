import * as v from 'valibot'
import { sessionIdSchema } from './sessionId'

/** Reads one value of a query; all others are left alone (R-RTE-10). */
const value = v.fallback(v.optional(v.string()), undefined)

export const checkoutSearch = v.looseObject({
  plan: value,
  /** The form that a buyer comes back to from a provider. */
  resume: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
})

export const sessionSearch = v.looseObject({ session_id: value })

/** The session that an address names, if it names one (R-UPL-01). */
export function sessionIn({ session_id = '' }: v.InferOutput<typeof sessionSearch>): string | undefined {
  const id = session_id.trim()
  return id === '' || id === '{CHECKOUT_SESSION_ID}' ? undefined : id
}

/** The same where it may be the session of an order; anything else gets the page that is the same for everyone. */
export function orderIn(search: v.InferOutput<typeof sessionSearch>): string | undefined {
  const id = sessionIn(search)
  return v.is(sessionIdSchema, id) ? id : undefined
}
