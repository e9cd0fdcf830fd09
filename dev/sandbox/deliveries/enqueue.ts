export const webhookModes = ['at_once', 'late', 'twice', 'out_of_order', 'never'] as const

/** How a webhook is delivered, as chosen on the payment pages. */
export type WebhookMode = (typeof webhookModes)[number]

/** An event to deliver. `deliveries/send.ts` derives the provider from the id. */
type OutgoingEvent = {
  id: string
  type: string
  /** The session, charge or order that the event is about. */
  about: string
  /** The exact text to sign and deliver. */
  body: string
}

/** Milliseconds of delay for the mode "late". */
const lateDelay = 30_000

/** Queues an event for `drainDeliveries`; the mode "twice" queues it two times. */
export async function enqueueEvent(db: D1Database, event: OutgoingEvent, mode: WebhookMode = 'at_once') {
  const state = mode === 'never' || mode === 'out_of_order' ? 'held' : 'waiting'
  const deliverAt = Date.now() + (mode === 'late' ? lateDelay : 0)
  const row = db
    .prepare(
      'INSERT INTO deliveries (event_id, type, about, body, state, deliver_at) VALUES (?, ?, ?, ?, ?, ?)',
    )
    .bind(event.id, event.type, event.about, event.body, state, deliverAt)
  await db.batch(mode === 'twice' ? [row, row] : [row])
}
