import * as v from 'valibot'
import { type Collection, readRecord } from '../../store'
import { answer, queryOf, type StripeContext } from '../context'
import { resourceMissing } from '../errors'
import { expandFields } from '../expand'
import { parseParameters } from '../parseParameters'
import { expand } from '../wire'

const parameters = v.strictObject({ expand })

/** Returns a handler that answers with a stored object of a collection, or 404. */
export function retrieve(collection: Collection) {
  return async (c: StripeContext<'/:id'>): Promise<Response> => {
    const query = parseParameters(parameters, queryOf(c))
    const id = c.req.param('id')
    const object = await readRecord<object>(c.env.db, collection, id)
    if (!object) throw resourceMissing(collection, id, 'id')
    return answer(c, await expandFields(c.env.db, object, query.expand))
  }
}
