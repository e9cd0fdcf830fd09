import { timestamp } from '../clock'
import type { WebhookMode } from '../deliveries/enqueue'
import { changeOrder } from './changeOrder'
import { unprocessable } from './errors'
import { refundEvent } from './events'
import { toMinor } from './money'
import type { OrderRecord, Refund } from './order'
import { queueEvent } from './queueEvent'
import { refundedMinor } from './refundCapture'
import { captureOf, withCapture } from './withCapture'

/** Returns the latest completed refund, which can still fail; `undefined` after the bank reversed the payment. */
export function fallibleRefund({ order, reversed }: OrderRecord): Refund | undefined {
  const refunds = order.purchase_units[0].payments?.refunds ?? []
  return reversed ? undefined : refunds.findLast(({ status }) => status === 'COMPLETED')
}

/**
 * Fails the latest refund and queues the event. At PayPal this can happen days later; the money returns to the shop.
 * @throws PaypalRefusal 404 for an unknown or expired order; 422 when no refund can fail
 */
export async function failRefund(db: D1Database, id: string, webhook?: WebhookMode): Promise<OrderRecord> {
  let failed: Refund | undefined
  const record = await changeOrder(db, id, (current) => {
    const latest = fallibleRefund(current)
    const capture = captureOf(current)
    if (!latest || !capture) throw unprocessable('REFUND_NOT_ALLOWED')
    failed = { ...latest, status: 'FAILED', update_time: timestamp() }
    const stillRefunded = refundedMinor(current) - toMinor(latest.amount)
    const status = stillRefunded > 0 ? 'PARTIALLY_REFUNDED' : 'COMPLETED'
    return withCapture(current, { ...capture, status, update_time: timestamp() }, [failed])
  })
  const event = failed && refundEvent('PAYMENT.REFUND.FAILED', failed)
  if (event) await queueEvent(db, { ...record, webhook: webhook ?? record.webhook }, event)
  return record
}
