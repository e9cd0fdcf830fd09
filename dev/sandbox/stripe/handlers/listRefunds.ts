import * as v from 'valibot'
import { answer, queryOf, type StripeContext } from '../context'
import { parseParameters } from '../parseParameters'
import { refundsOf } from '../refundsOf'
import { pageLimit } from '../wire'

const parameters = v.strictObject({ charge: v.string(), limit: pageLimit })

/** https://docs.stripe.com/api/refunds/list, without pagination. */
export async function listRefunds(c: StripeContext): Promise<Response> {
  const { charge, limit } = parseParameters(parameters, queryOf(c))
  const found = await refundsOf(c.env.db, charge)
  return answer(c, {
    object: 'list',
    url: '/v1/refunds',
    has_more: found.length > limit,
    data: found.slice(0, limit),
  })
}
