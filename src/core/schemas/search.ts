import * as v from 'valibot'
import { sessionLength } from './limits'
import { cleanSessionId } from './sessionId'

/** An optional value of a query. Other parameters stay unchanged (R-RTE-10). */
const value = v.fallback(v.optional(v.string()), undefined)

export const checkoutSearch = v.looseObject({
  plan: value,
  /** Request key of the form that a buyer returns to from a provider. */
  resume: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
})

export const sessionSearch = v.looseObject({ session_id: value })

/**
 * Returns the session id in an address, if any (R-UPL-01). White space and the provider's own placeholder count as
 * none. The id may not exist; the server checks that.
 */
export function sessionIn({ session_id = '' }: v.InferOutput<typeof sessionSearch>): string | undefined {
  const id = cleanSessionId(session_id).slice(0, sessionLength)
  return id === '' || id === 'CHECKOUT_SESSION_ID' ? undefined : id
}
