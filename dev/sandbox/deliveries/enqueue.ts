export const webhookModes = ['at_once', 'late', 'twice', 'out_of_order', 'never'] as const

/** How the person wants the webhook to arrive. */
export type WebhookMode = (typeof webhookModes)[number]

/** An event as it goes out; `deliveries/send.ts` tells the providers apart by the id. */
type OutgoingEvent = {
  id: string
  type: string
  /** The session, charge or order that the event is about. */
  about: string
  /** Exactly these bytes are signed and delivered. */
  body: string
}

/** Milliseconds that "late" means. */
const late = 30_000

/** Puts an event on its way; `drainDeliveries` takes it there. */
export async function enqueueEvent(db: D1Database, event: OutgoingEvent, mode: WebhookMode = 'at_once') {
  const state = mode === 'never' || mode === 'out_of_order' ? 'held' : 'waiting'
  const deliverAt = Date.now() + (mode === 'late' ? late : 0)
  const row = db
    .prepare(
      'INSERT INTO deliveries (event_id, type, about, body, state, deliver_at) VALUES (?, ?, ?, ?, ?, ?)',
    )
    .bind(event.id, event.type, event.about, event.body, state, deliverAt)
  await db.batch(mode === 'twice' ? [row, row] : [row])
}
