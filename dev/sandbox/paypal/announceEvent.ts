import { enqueueEvent } from '../deliveries/enqueue'
import { releaseHeld } from '../deliveries/release'
import type { PaypalEvent } from './events'
import type { OrderRecord } from './order'

/**
 * Tells the application, in the way that was chosen for the order. "Out of order" holds the first event until
 * there is a second, and sends it behind that.
 */
export async function announceEvent(
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

/** Slashes are escaped, as PayPal does: who parses and writes the event again gets other bytes, and no signature fits. */
const bodyOf = (event: PaypalEvent): string => JSON.stringify(event).replaceAll('/', '\\/')
