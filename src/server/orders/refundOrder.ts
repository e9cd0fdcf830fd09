import type { ProviderFailure } from '~/schemas/checkout'
import { noteChange } from '../changes'
import { log } from '../log'
import { failure, type Result, success } from '../result'
import type { Services } from '../services'
import { chargeOf } from './chargeOf'
import { confirmOrder } from './confirmOrder'
import { type Order, orderById, providerOfOrder } from './order'

type Refund = {
  /** What to give back, in minor units of what was charged. */
  amountMinor: number
  /** What had gone back by the time that the amount was chosen: it names this refund and no other. */
  refundedMinor: number
  /** Who gives it back, by e-mail address. */
  by: string
}

type RefundFailure =
  /** Nothing was paid, or its payment is not known. */
  | 'not_paid'
  /** More than is left, or nothing. */
  | 'wrong_amount'
  /** Money has gone back since. */
  | 'changed_meanwhile'
  | ProviderFailure

/**
 * Gives money back through the provider that took it. The same refund asked for again, after a lost answer or by two
 * people at once, is one refund: what had gone back before is part of its key. What became of it is read from the
 * provider, like any other news; the buyer hears of it from there.
 */
export async function refundOrder(
  services: Services,
  order: Order,
  { amountMinor, refundedMinor, by }: Refund,
): Promise<Result<Order, RefundFailure>> {
  const { db, gateways, now } = services
  const { paidAt, providerPaymentId, providerSessionId } = order
  if (!paidAt || !providerPaymentId || !providerSessionId) return failure('not_paid')
  if (order.refundedMinor !== refundedMinor) return failure('changed_meanwhile')
  const paid = chargeOf(order)
  if (!Number.isInteger(amountMinor) || amountMinor < 1 || amountMinor > paid.amountMinor - refundedMinor)
    return failure('wrong_amount')
  const refunded = await gateways[providerOfOrder(order)].refund({
    paymentId: providerPaymentId,
    amountMinor,
    currency: paid.currency,
    key: `refund:${order.id}:${refundedMinor}:${amountMinor}`,
  })
  log('refund_asked', { order: order.id, amount: amountMinor, code: refunded.ok ? undefined : refunded.code })
  if (!refunded.ok) return refunded
  const change = {
    subjectId: order.id,
    kind: 'refund_sent' as const,
    by,
    detail: String(amountMinor),
    at: now(),
  }
  await noteChange(db, change)
  // Where this fails, the webhook or the scheduled check brings the same news.
  await confirmOrder(services, providerSessionId)
  return success((await orderById(db, order.id)) ?? order)
}
