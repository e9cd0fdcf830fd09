import * as v from 'valibot'
import { answer, queryOf, type StripeContext } from '../context'
import { pageOf, pageParameters } from '../page'
import { parseParameters } from '../parseParameters'
import { refundsOf } from '../refundsOf'

const parameters = v.strictObject({ charge: v.string(), ...pageParameters })

/** https://docs.stripe.com/api/refunds/list */
export async function listRefunds(c: StripeContext): Promise<Response> {
  const { charge, ...page } = parseParameters(parameters, queryOf(c))
  return answer(c, pageOf('/v1/refunds', await refundsOf(c.env.db, charge), page))
}
