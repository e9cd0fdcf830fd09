/**
 * `waiting` until it is due; `sending` now; `held` until it is released (webhook "never", or "out of order" before
 * the outcome is known); `delivered`; `abandoned` after the last attempt.
 */
type DeliveryState = 'waiting' | 'sending' | 'held' | 'delivered' | 'abandoned'

/** One queued webhook. */
export type Delivery = {
  id: number
  event_id: string
  type: string
  /** The session, charge or order that the event is about. */
  about: string
  body: string
  state: DeliveryState
  /** Milliseconds since 1970. */
  deliver_at: number
  attempts: number
  /** HTTP status of the last answer; 0 when there was no answer, `null` before the first attempt. */
  last_status: number | null
}

/** Returns the queued and past deliveries, newest first. */
export async function listDeliveries(db: D1Database, limit = 100): Promise<Delivery[]> {
  const { results } = await db
    .prepare('SELECT * FROM deliveries ORDER BY id DESC LIMIT ?')
    .bind(limit)
    .all<Delivery>()
  return results
}
