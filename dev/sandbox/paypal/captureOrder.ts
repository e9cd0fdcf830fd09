import { captureFrom } from './captureFrom'
import { changeOrder } from './changeOrder'
import { PaypalRefusal, unprocessable } from './errors'
import { captureEvent } from './events'
import type { Capture, OrderRecord } from './order'
import { approvalLink, orderLinks } from './orderLinks'
import { queueEvent } from './queueEvent'
import { withCapture } from './withCapture'

/**
 * Captures an approved order and queues the event of the capture. A declined order needs a new approval, as at PayPal.
 * @throws PaypalRefusal 404 for an unknown or expired order; 422 when it is not approved, already captured, or declined
 */
export async function captureOrder(db: D1Database, origin: string, id: string): Promise<OrderRecord> {
  let capture: Capture | undefined
  const record = await changeOrder(db, id, (current) => {
    const { order, funding } = current
    if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED' || !funding) throw unprocessable('ORDER_NOT_APPROVED')
    // This function runs again when another update comes first: discard the capture of the failed attempt.
    capture = undefined
    if (funding === 'declined') return declined(current, origin)
    capture = captureFrom(order, funding)
    const links = orderLinks(id, 'COMPLETED', origin)
    return withCapture({ ...current, order: { ...order, status: 'COMPLETED', links } }, capture)
  })
  if (!capture) throw instrumentDeclined(id, origin)
  await queueEvent(db, record, captureEvent(record.order, capture))
  return record
}

/** Resets the order to its state before approval, so that the buyer can choose another way to pay. */
function declined(record: OrderRecord, origin: string): OrderRecord {
  const status = 'PAYER_ACTION_REQUIRED'
  const links = orderLinks(record.order.id, status, origin)
  return { ...record, funding: null, order: { ...record.order, status, links } }
}

const instrumentDeclined = (id: string, origin: string): PaypalRefusal =>
  new PaypalRefusal(
    422,
    [{ issue: 'INSTRUMENT_DECLINED' }],
    [approvalLink(id, origin, 'redirect'), approvalLink(id, origin, 'payer-action')],
  )
