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
  /** Minor units, requested through the API. */
  | number
  /** `refund` and `reverse` take all that is left; `reverse` is done by the buyer's bank. */
  | 'refund'
  | 'refund_half'
  | 'reverse'

/**
 * Refunds a capture and queues the event. Does nothing when a page requests a refund and nothing is left.
 * @throws PaypalRefusal 422 when the API requests more than is left
 */
export async function refundCapture(
  db: D1Database,
  id: string,
  how: RefundAmount,
): Promise<{ record: OrderRecord; refund: Refund | undefined }> {
  let refund: Refund | undefined
  const record = await changeOrder(db, id, (current) => {
    refund = undefined
    const capture = captureOf(current)
    const left = refundableMinor(current)
    if (typeof how === 'number' && how > left)
      throw unprocessable(left ? 'REFUND_AMOUNT_EXCEEDED' : 'CAPTURE_FULLY_REFUNDED')
    if (!capture || left === 0) return current
    const gross = toMinor(capture.amount)
    const requested = how === 'refund_half' ? Math.floor(gross / 2) : typeof how === 'number' ? how : left
    const minor = Math.min(left, requested)
    refund = refundFrom(capture, minor, gross - left + minor)
    const status = minor === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    const changed = withCapture(current, { ...capture, status, update_time: timestamp() }, [refund])
    return { ...changed, reversed: current.reversed || how === 'reverse' }
  })
  if (!refund) return { record, refund }
  const type = how === 'reverse' ? 'PAYMENT.CAPTURE.REVERSED' : 'PAYMENT.CAPTURE.REFUNDED'
  await queueEvent(db, record, refundEvent(type, refund))
  return { record, refund }
}

/** Returns the captured amount that is not yet refunded, in minor units. */
export function refundableMinor(record: OrderRecord): number {
  const capture = captureOf(record)
  if (capture?.status !== 'COMPLETED' && capture?.status !== 'PARTIALLY_REFUNDED') return 0
  return toMinor(capture.amount) - refundedMinor(record)
}

/** Returns the refunded amount in minor units, without failed refunds. */
export const refundedMinor = ({ order }: OrderRecord): number =>
  (order.purchase_units[0].payments?.refunds ?? []).reduce(
    (sum, { amount, status }) => sum + (status === 'FAILED' ? 0 : toMinor(amount)),
    0,
  )
