/**
 * - `waiting`: will be sent, or sent again after a failure, when it is due.
 * - `held`: waits for a release: in mode "never" by the dashboard, in mode "out of order" by a later event.
 * - `abandoned`: the last attempt failed.
 */
type DeliveryState = 'waiting' | 'sending' | 'held' | 'delivered' | 'abandoned'

/** One queued webhook. */
export type Delivery = {
  id: number
  event_id: string
  type: string
  /** Id of the object in a Stripe event (a session, charge, refund, dispute or warning), or of the PayPal order. */
  about: string
  body: string
  state: DeliveryState
  /** When it is due, in milliseconds since 1970; without meaning once it is delivered or abandoned. */
  deliver_at: number
  attempts: number
  /** HTTP status of the last response; 0 when there was none, `null` before the first attempt. */
  last_status: number | null
}

/** Returns the latest deliveries in any state, newest first. */
export async function listDeliveries(db: D1Database, limit = 100): Promise<Delivery[]> {
  const { results } = await db
    .prepare('SELECT * FROM deliveries ORDER BY id DESC LIMIT ?')
    .bind(limit)
    .all<Delivery>()
  return results
}
