import * as v from 'valibot'
import { answer, bodyOf, type StripeContext } from '../context'
import { invalidRequest } from '../errors'
import { expandFields } from '../expand'
import { expireSession } from '../expireSession'
import { parseParameters } from '../parseParameters'
import { readSession } from '../readSession'
import { expand } from '../wire'

const parameters = v.strictObject({ expand })

/** https://docs.stripe.com/api/checkout/sessions/expire */
export async function closeSession(c: StripeContext<'/:id/expire'>): Promise<Response> {
  const { db } = c.env
  const body = parseParameters(parameters, await bodyOf(c))
  const { session } = await readSession(db, c.req.param('id'))
  const expired = await expireSession(db, session.id)
  if (!expired)
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      'session',
    )
  return answer(c, await expandFields(db, expired.session, body.expand))
}
