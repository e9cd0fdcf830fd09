import { type Collection, readRecord } from '../store'
import { invalidRequest } from './errors'
import { pageOf } from './page'
import { refundsOf } from './refundsOf'

const expandable: Record<string, Collection> = {
  payment_intent: 'payment_intent',
  latest_charge: 'charge',
  charge: 'charge',
}

/**
 * Replaces ids by their objects. `payment_intent.latest_charge` expands both.
 * @throws StripeRefusal 400 for a property that cannot be expanded
 * @see https://docs.stripe.com/expand
 */
export async function expandFields<Value extends object>(
  db: D1Database,
  object: Value,
  paths: readonly string[],
): Promise<Value> {
  const result = structuredClone(object)
  for (const path of paths) await expandPath(db, result as Record<string, unknown>, path.split('.'), path)
  return result
}

async function expandPath(
  db: D1Database,
  object: Record<string, unknown>,
  [name = '', ...rest]: string[],
  path: string,
): Promise<void> {
  if (name === 'refunds' && object.object === 'charge') {
    const refunds = await refundsOf(db, String(object.id))
    object.refunds = pageOf(`/v1/charges/${object.id}/refunds`, refunds, { limit: maxRefunds })
    return
  }
  const collection = expandable[name]
  if (!collection || !(name in object))
    throw invalidRequest(`This property cannot be expanded (${path}).`, 'expand', 'property_unexpandable')
  if (typeof object[name] === 'string') object[name] = await readRecord(db, collection, object[name])
  const child = object[name]
  if (rest.length > 0 && child) await expandPath(db, child as Record<string, unknown>, rest, path)
}

/** The maximum number of refunds in a charge; the list endpoint returns the rest. */
const maxRefunds = 10
