import { timestamp } from '../clock'
import { changeOrder } from './changeOrder'
import { unprocessable } from './errors'
import { refundEvent } from './events'
import { toMinor } from './money'
import type { OrderRecord, Refund } from './order'
import { queueEvent } from './queueEvent'
import { refundFrom } from './refundFrom'
import { captureOf, withCapture } from './withCapture'

type RefundAmount =
  /** Minor units. */
  | number
  /** Everything that is left. */
  | 'refund'
  /** Half of the captured amount, or what is left if that is less. */
  | 'refund_half'
  /** Everything that is left, taken back by the buyer's bank. */
  | 'reverse'

/**
 * Refunds a capture and queues the event. Without a number, it does nothing when nothing is left.
 * @throws PaypalRefusal 404 for an unknown or expired order; 422 for a number above what is left
 */
export async function refundCapture(
  db: D1Database,
  id: string,
  amount: RefundAmount,
): Promise<{ record: OrderRecord; refund: Refund | undefined }> {
  let refund: Refund | undefined
  const record = await changeOrder(db, id, (current) => {
    // This function runs again when another update comes first: discard the refund of the failed attempt.
    refund = undefined
    const capture = captureOf(current)
    const left = refundableMinor(current)
    if (typeof amount === 'number' && amount > left)
      throw unprocessable(left ? 'REFUND_AMOUNT_EXCEEDED' : 'CAPTURE_FULLY_REFUNDED')
    if (!capture || left === 0) return current
    const gross = toMinor(capture.amount)
    const half = Math.floor(gross / 2)
    const requested = amount === 'refund_half' ? half : typeof amount === 'number' ? amount : left
    const minor = Math.min(left, requested)
    refund = refundFrom(capture, minor, gross - left + minor)
    const status = minor === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    const changed = withCapture(current, { ...capture, status, update_time: timestamp() }, [refund])
    return { ...changed, reversed: current.reversed || amount === 'reverse' }
  })
  if (!refund) return { record, refund }
  const type = amount === 'reverse' ? 'PAYMENT.CAPTURE.REVERSED' : 'PAYMENT.CAPTURE.REFUNDED'
  await queueEvent(db, record, refundEvent(type, refund))
  return { record, refund }
}

/** Returns the captured amount that is not yet refunded, in minor units; 0 for a pending or declined capture. */
export function refundableMinor(record: OrderRecord): number {
  const capture = captureOf(record)
  if (capture?.status !== 'COMPLETED' && capture?.status !== 'PARTIALLY_REFUNDED') return 0
  return toMinor(capture.amount) - refundedMinor(record)
}

/** Returns the sum of all refunds in minor units; failed ones do not count. */
export const refundedMinor = ({ order }: OrderRecord): number =>
  (order.purchase_units[0].payments?.refunds ?? []).reduce(
    (sum, { amount, status }) => sum + (status === 'FAILED' ? 0 : toMinor(amount)),
    0,
  )
