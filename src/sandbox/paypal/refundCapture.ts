import { timestamp } from '../clock'
import { announceEvent } from './announceEvent'
import { changeOrder } from './changeOrder'
import { refundEvent } from './events'
import { toMinor } from './money'
import type { OrderRecord, Refund } from './order'
import { refundFrom } from './refundFrom'
import { captureOf, withCapture } from './withCapture'

/**
 * Gives money back and tells the application. Nothing happens when nothing is left to give back.
 * @param how `refund` and `reverse` give all that is left; `reverse` is the doing of the buyer's bank
 */
export async function refundCapture(
  db: D1Database,
  id: string,
  how: 'refund' | 'refund_half' | 'reverse',
): Promise<OrderRecord> {
  let refund: Refund | undefined
  const record = await changeOrder(db, id, (current) => {
    refund = undefined
    const capture = captureOf(current)
    const left = refundableMinor(current)
    if (!capture || left === 0) return current
    const gross = toMinor(capture.amount)
    const minor = how === 'refund_half' ? Math.min(left, Math.floor(gross / 2)) : left
    refund = refundFrom(capture, minor, gross - left + minor)
    const status = minor === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    const changed = withCapture(current, { ...capture, status, update_time: timestamp() }, [refund])
    return { ...changed, reversed: current.reversed || how === 'reverse' }
  })
  if (!refund) return record
  const type = how === 'reverse' ? 'PAYMENT.CAPTURE.REVERSED' : 'PAYMENT.CAPTURE.REFUNDED'
  await announceEvent(db, record, refundEvent(type, refund))
  return record
}

/** Minor units that have arrived and were not given back. */
export function refundableMinor(record: OrderRecord): number {
  const capture = captureOf(record)
  if (capture?.status !== 'COMPLETED' && capture?.status !== 'PARTIALLY_REFUNDED') return 0
  return toMinor(capture.amount) - refundedMinor(record)
}

/** Minor units that were given back. */
export const refundedMinor = ({ order }: OrderRecord): number =>
  (order.purchase_units[0].payments?.refunds ?? []).reduce((sum, { amount }) => sum + toMinor(amount), 0)
