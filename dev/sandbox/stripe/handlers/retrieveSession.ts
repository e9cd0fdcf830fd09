import * as v from 'valibot'
import { answer, queryOf, type StripeContext } from '../context'
import { expandFields } from '../expand'
import { parseParameters } from '../parseParameters'
import { readSession } from '../readSession'
import { expand } from '../wire'

const parameters = v.strictObject({ expand })

/** https://docs.stripe.com/api/checkout/sessions/retrieve */
export async function retrieveSession(c: StripeContext<'/:id'>): Promise<Response> {
  const query = parseParameters(parameters, queryOf(c))
  const { session } = await readSession(c.env.db, c.req.param('id'))
  return answer(c, await expandFields(c.env.db, session, query.expand))
}
