import * as v from 'valibot'
import { sessionLength } from './limits'
import { cleanSessionId } from './sessionId'

/** Reads one value of a query; all others are left alone (R-RTE-10). */
const value = v.fallback(v.optional(v.string()), undefined)

export const checkoutSearch = v.looseObject({
  plan: value,
  /** The form that a buyer comes back to from a provider. */
  resume: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
})

export const sessionSearch = v.looseObject({ session_id: value })

/**
 * The session that an address names, if it names one (R-UPL-01): white space and the provider's own placeholder are none.
 * What it names need not be the session of an order; the server says so.
 */
export function sessionIn({ session_id = '' }: v.InferOutput<typeof sessionSearch>): string | undefined {
  const id = cleanSessionId(session_id).slice(0, sessionLength)
  return id === '' || id === 'CHECKOUT_SESSION_ID' ? undefined : id
}
