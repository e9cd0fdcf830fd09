import { log } from '~/core/log'
import { failure, type Result, success } from '~/core/result'
import type { ProviderFailure } from '~/core/schemas/checkout'
import type { Services } from '../../services'
import { chargeOf } from '../chargeOf'
import { confirmOrder } from '../confirmOrder'
import { type Order, orderById, providerOfOrder } from '../order'
import { claimRefund, isAbandoned, releaseClaim } from './claimRefund'

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
  /** Money has gone back since, or is about to. */
  | 'changed_meanwhile'
  | ProviderFailure

/**
 * Gives money back through the provider that took it. It is reserved first, so that two people who begin from the same
 * sum do not both give; the same refund asked for again, after a lost answer or by two people at once, is one refund.
 * What became of it is read from the provider, like any other news; the buyer hears of it from there.
 */
export async function refundOrder(
  services: Services,
  order: Order,
  refund: Refund,
): Promise<Result<Order, RefundFailure>> {
  const { amountMinor, refundedMinor } = refund
  const { paidAt, providerPaymentId, providerSessionId } = order
  if (!paidAt || !providerPaymentId || !providerSessionId) return failure('not_paid')
  if (order.refundedMinor !== refundedMinor) return failure('changed_meanwhile')
  if (!Number.isInteger(amountMinor) || amountMinor < 1 || amountMinor > refundableMinor(order))
    return failure('wrong_amount')
  if (isAbandoned(order, services.now())) {
    const known = await resolveClaim(services, order, providerSessionId)
    if (!known.ok) return known
  }
  const claim = await claimRefund(services, order, refund)
  if (claim === undefined) return failure('changed_meanwhile')
  const refunded = await services.gateways[providerOfOrder(order)].refund({
    paymentId: providerPaymentId,
    amountMinor,
    currency: chargeOf(order).currency,
    key: `refund:${order.id}:${claim}`,
  })
  log('refund_asked', { order: order.id, amount: amountMinor, code: refunded.ok ? undefined : refunded.code })
  if (!refunded.ok) {
    // Without an answer the money may be on its way: the claim stays until the provider has said so.
    if (isDefinite(refunded.code)) await releaseClaim(services, order, claim)
    return refunded
  }
  // Where this fails, the webhook or the scheduled check brings the same news.
  await confirmOrder(services, providerSessionId)
  return success((await orderById(services.db, order.id)) ?? order)
}

/** Asks the provider what became of a refund whose process has ended without a word, and frees the way for another. */
async function resolveClaim(
  services: Services,
  order: Order,
  sessionId: string,
): Promise<Result<void, 'provider_unreachable'>> {
  const confirmed = await confirmOrder(services, sessionId)
  if (!confirmed.ok && confirmed.code === 'unreachable') return failure('provider_unreachable')
  await releaseClaim(services, order, order.refundClaims)
  return success(undefined)
}

/** Tells a refusal from an answer that says nothing about what was done. */
function isDefinite(code: ProviderFailure): boolean {
  return code !== 'provider_unreachable' && code !== 'provider_error'
}

/** What can still go back, in minor units of what was charged: neither what has gone back, nor what disputes took. */
export function refundableMinor(order: Order): number {
  return Math.max(0, chargeOf(order).amountMinor - order.refundedMinor - order.takenMinor)
}
