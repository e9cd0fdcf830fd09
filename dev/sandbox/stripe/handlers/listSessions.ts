import * as v from 'valibot'
import { listRecords } from '../../store'
import { answer, queryOf, type StripeContext } from '../context'
import { pageOf, pageParameters } from '../page'
import { parseParameters } from '../parseParameters'
import type { SessionRecord } from '../record'
import { choice } from '../wire'

const parameters = v.strictObject({
  payment_intent: v.optional(v.string()),
  status: v.optional(choice(['open', 'complete', 'expired'])),
  ...pageParameters,
})

/** https://docs.stripe.com/api/checkout/sessions/list */
export async function listSessions(c: StripeContext): Promise<Response> {
  const { payment_intent, status, ...page } = parseParameters(parameters, queryOf(c))
  const records = await listRecords<SessionRecord>(c.env.db, 'session', 1000)
  const found = records
    .map(({ session }) => session)
    .filter((session) => payment_intent === undefined || session.payment_intent === payment_intent)
    .filter((session) => status === undefined || session.status === status)
  return answer(c, pageOf('/v1/checkout/sessions', found, page))
}
