/**
 * `waiting` for its time; `sending` now; `held` until someone asks for it (webhook "never", or "out of order"
 * before the outcome is known); `delivered`; `abandoned` after the last attempt.
 */
type DeliveryState = 'waiting' | 'sending' | 'held' | 'delivered' | 'abandoned'

/** One webhook on its way to the application. */
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
  /** HTTP status of the last answer; 0 when there was none. */
  last_status: number | null
}

/** Newest first. */
export async function listDeliveries(db: D1Database, limit = 100): Promise<Delivery[]> {
  const { results } = await db
    .prepare('SELECT * FROM deliveries ORDER BY id DESC LIMIT ?')
    .bind(limit)
    .all<Delivery>()
  return results
}
