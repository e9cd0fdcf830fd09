import { timestamp } from '../clock'
import { announceEvent } from './announceEvent'
import { changeOrder } from './changeOrder'
import { unprocessable } from './errors'
import { refundEvent } from './events'
import { toMinor } from './money'
import type { OrderRecord, Refund } from './order'
import { refundFrom } from './refundFrom'
import { captureOf, withCapture } from './withCapture'

type HowMuch =
  /** Minor units, as the application asks for. */
  | number
  /** All that is left; `reverse` is the doing of the buyer's bank. */
  | 'refund'
  | 'refund_half'
  | 'reverse'

/**
 * Gives money back and tells the application. Nothing happens when nothing is left to give back.
 * @throws PaypalRefusal 422 where the application asks for more than is left
 */
export async function refundCapture(
  db: D1Database,
  id: string,
  how: HowMuch,
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
    const asked = how === 'refund_half' ? Math.floor(gross / 2) : typeof how === 'number' ? how : left
    const minor = Math.min(left, asked)
    refund = refundFrom(capture, minor, gross - left + minor)
    const status = minor === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    const changed = withCapture(current, { ...capture, status, update_time: timestamp() }, [refund])
    return { ...changed, reversed: current.reversed || how === 'reverse' }
  })
  if (!refund) return { record, refund }
  const type = how === 'reverse' ? 'PAYMENT.CAPTURE.REVERSED' : 'PAYMENT.CAPTURE.REFUNDED'
  await announceEvent(db, record, refundEvent(type, refund))
  return { record, refund }
}

/** Minor units that have arrived and were not given back. */
export function refundableMinor(record: OrderRecord): number {
  const capture = captureOf(record)
  if (capture?.status !== 'COMPLETED' && capture?.status !== 'PARTIALLY_REFUNDED') return 0
  return toMinor(capture.amount) - refundedMinor(record)
}

/** Minor units that were given back, without what did not arrive. */
export const refundedMinor = ({ order }: OrderRecord): number =>
  (order.purchase_units[0].payments?.refunds ?? []).reduce(
    (sum, { amount, status }) => sum + (status === 'FAILED' ? 0 : toMinor(amount)),
    0,
  )
