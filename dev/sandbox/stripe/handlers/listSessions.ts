import * as v from 'valibot'
import { listRecords } from '../../store'
import { answer, queryOf, type StripeContext } from '../context'
import { parseParameters } from '../parseParameters'
import type { SessionRecord } from '../record'
import { choice, pageLimit } from '../wire'

const parameters = v.strictObject({
  payment_intent: v.optional(v.string()),
  status: v.optional(choice(['open', 'complete', 'expired'])),
  limit: pageLimit,
})

/** https://docs.stripe.com/api/checkout/sessions/list, without pagination. */
export async function listSessions(c: StripeContext): Promise<Response> {
  const { payment_intent, status, limit } = parseParameters(parameters, queryOf(c))
  const records = await listRecords<SessionRecord>(c.env.db, 'session', 1000)
  const found = records
    .map(({ session }) => session)
    .filter((session) => payment_intent === undefined || session.payment_intent === payment_intent)
    .filter((session) => status === undefined || session.status === status)
  const data = found.slice(0, limit)
  return answer(c, { object: 'list', url: '/v1/checkout/sessions', has_more: found.length > limit, data })
}
