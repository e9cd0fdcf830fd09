import { timestamp } from '../clock'
import { paypalApi } from './addresses'
import { newPaypalId } from './ids'
import { fromMinor, toMinor } from './money'
import type { Capture, Funding, Order } from './order'

const statuses = { pay: 'COMPLETED', review: 'PENDING', denied: 'DECLINED' } as const

/** Builds the capture that results from the outcome chosen at approval. */
export function captureFrom(order: Order, funding: Exclude<Funding, 'declined'>): Capture {
  const [{ amount, custom_id, invoice_id }] = order.purchase_units
  const id = newPaypalId()
  const now = timestamp()
  const href = `${paypalApi}/v2/payments/captures/${id}`
  const capture: Capture = {
    id,
    status: statuses[funding],
    amount,
    final_capture: true,
    ...(custom_id ? { custom_id } : {}),
    ...(invoice_id ? { invoice_id } : {}),
    seller_protection: { status: 'NOT_ELIGIBLE' },
    seller_receivable_breakdown: { gross_amount: amount },
    create_time: now,
    update_time: now,
    links: [
      { href, rel: 'self', method: 'GET' },
      { href: `${href}/refund`, rel: 'refund', method: 'POST' },
      { href: `${paypalApi}/v2/checkout/orders/${order.id}`, rel: 'up', method: 'GET' },
    ],
  }
  if (funding === 'pay') return completedCapture(capture)
  return funding === 'review' ? { ...capture, status_details: { reason: 'PENDING_REVIEW' } } : capture
}

/** Completes a capture, with a fee like PayPal's (3.49% plus 49 minor units). */
export function completedCapture({ status_details: _, ...capture }: Capture): Capture {
  const { amount } = capture
  const gross = toMinor(amount)
  const fee = Math.min(gross, Math.round(gross * 0.0349) + 49)
  return {
    ...capture,
    status: 'COMPLETED',
    seller_protection: {
      status: 'ELIGIBLE',
      dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'],
    },
    seller_receivable_breakdown: {
      gross_amount: amount,
      paypal_fee: fromMinor(fee, amount),
      net_amount: fromMinor(gross - fee, amount),
    },
    update_time: timestamp(),
  }
}
