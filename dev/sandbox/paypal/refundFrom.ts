import { timestamp } from '../clock'
import { paypalApi } from './addresses'
import { newPaypalId } from './ids'
import { fromMinor } from './money'
import type { Capture, Refund } from './order'

/**
 * Builds the refund that PayPal would create.
 * @param minor the amount of this refund, in minor units
 * @param total the amount of all refunds of the capture including this one, in minor units
 * @see https://developer.paypal.com/docs/api/payments/v2/#refunds_get
 */
export function refundFrom(capture: Capture, minor: number, total: number): Refund {
  const id = newPaypalId()
  const now = timestamp()
  const amount = fromMinor(minor, capture.amount)
  const { custom_id, invoice_id } = capture
  return {
    id,
    status: 'COMPLETED',
    amount,
    ...(custom_id ? { custom_id } : {}),
    ...(invoice_id ? { invoice_id } : {}),
    seller_payable_breakdown: {
      gross_amount: amount,
      // PayPal does not return the fee of the capture.
      paypal_fee: fromMinor(0, amount),
      net_amount: amount,
      total_refunded_amount: fromMinor(total, amount),
    },
    create_time: now,
    update_time: now,
    links: [
      { href: `${paypalApi}/v2/payments/refunds/${id}`, rel: 'self', method: 'GET' },
      { href: `${paypalApi}/v2/payments/captures/${capture.id}`, rel: 'up', method: 'GET' },
    ],
  }
}
