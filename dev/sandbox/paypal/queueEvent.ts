import { enqueueEvent } from '../deliveries/enqueue'
import { releaseHeld } from '../deliveries/release'
import type { PaypalEvent } from './events'
import type { OrderRecord } from './order'

/**
 * Queues an event with the webhook mode of its order. "Out of order" holds the first event and sends it after the
 * second.
 */
export async function queueEvent(
  db: D1Database,
  { order, webhook }: OrderRecord,
  event: PaypalEvent,
): Promise<void> {
  const outgoing = { id: event.id, type: event.event_type, about: order.id, body: bodyOf(event) }
  const first = webhook === 'out_of_order' && (await isFirst(db, order.id))
  await enqueueEvent(db, outgoing, webhook === 'out_of_order' && !first ? 'at_once' : webhook)
  if (webhook === 'out_of_order' && !first) await releaseHeld(db, order.id)
}

async function isFirst(db: D1Database, orderId: string): Promise<boolean> {
  return !(await db.prepare('SELECT 1 FROM deliveries WHERE about = ?').bind(orderId).first())
}

/** Escapes slashes as PayPal does, so that a receiver that re-serializes the event fails signature verification. */
const bodyOf = (event: PaypalEvent): string => JSON.stringify(event).replaceAll('/', '\\/')
