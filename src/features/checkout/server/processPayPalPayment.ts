import { log, logFailure } from '~/core/log'
import type { WalletPayment } from '~/features/checkout/schema'
import { confirmOrder } from '~/server/orders/confirmOrder'
import { type Order, orderOfSession } from '~/server/orders/order'
import { acceptsPhotos } from '~/server/orders/statuses'
import type { Services } from '~/server/services'

type WalletFailure = 'declined' | 'not_paid' | 'amount_changed' | 'unknown' | 'server_error'

type ProcessedPayment =
  /** `pending`: the payment is not settled, or it is in review; the upload page shows which. */
  { ok: true; orderId: string; pending: boolean } | { ok: false; code: WalletFailure }

/**
 * Captures and records the payment that the buyer has just approved (R-PAY-13). Plan and price from the browser are
 * compared with the order, never trusted. Idempotent: repeated calls capture once.
 */
export async function processPayPalPayment(
  services: Services,
  request: WalletPayment,
): Promise<ProcessedPayment> {
  const { paypalOrderId: orderId, planType } = request
  const refuse = (code: WalletFailure): ProcessedPayment => ({ ok: false, code })
  try {
    const order = await orderOfSession(services.db, orderId)
    if (order && !isPriceOf(order, request)) {
      log('amount_refused', { plan: planType, order: order.id })
      return refuse('amount_changed')
    }
    const confirmed = await confirmOrder(services, orderId, { approved: true })
    if (confirmed.ok) {
      const { status } = confirmed.value
      if (acceptsPhotos(status)) return { ok: true, orderId, pending: false }
      if (status === 'pending' || status === 'review') return { ok: true, orderId, pending: true }
      return refuse('not_paid')
    }
    if (confirmed.code === 'declined') return refuse('declined')
    // The payment was approved and may have been captured: do not report a failure or ask the buyer to pay again.
    if (confirmed.code === 'unreachable' && order) return { ok: true, orderId, pending: true }
    return refuse('unknown')
  } catch (error) {
    logFailure('payment_failed', error)
    return refuse('server_error')
  }
}

/** Whether the browser states the order's own price: the price book may have changed since the order was placed. */
function isPriceOf(order: Order, { planType, amount, currency }: WalletPayment): boolean {
  return order.plan === planType && amount * 100 === order.amountMinor && currency === order.currency
}
