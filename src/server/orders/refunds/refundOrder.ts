import { log } from '~/core/log'
import { failure, type Result, success } from '~/core/result'
import type { ProviderFailure } from '~/core/schemas/checkout'
import type { Services } from '../../services'
import { chargeOf } from '../chargeOf'
import { confirmOrder } from '../confirmOrder'
import { type Order, orderById, providerOfOrder } from '../order'
import { claimRefund, releaseAbandoned, releaseClaim } from './claimRefund'
import { returnedMinor } from './returnedMinor'

type Refund = {
  /** Amount to refund, in minor units of the charged currency. */
  amountMinor: number
  /** Sum that the buyer had already got back when the amount was chosen (`returnedMinor`); identifies this refund. */
  refundedMinor: number
  /** Email address of the person who issues the refund. */
  by: string
}

type RefundFailure =
  /** Nothing was paid, or the payment is unknown. */
  | 'not_paid'
  /** More than the refundable amount, or zero. */
  | 'wrong_amount'
  /** Another refund has happened since, or is in progress. */
  | 'changed_meanwhile'
  | ProviderFailure

/**
 * Refunds money through the provider that charged it. Idempotent: the refund is claimed first, so a repeated request or
 * two people refunding at once give one refund. The result is read back from the provider, which triggers the mails.
 */
export async function refundOrder(
  services: Services,
  order: Order,
  refund: Refund,
): Promise<Result<Order, RefundFailure>> {
  const { amountMinor, refundedMinor } = refund
  const { paidAt, providerPaymentId, providerSessionId } = order
  if (!paidAt || !providerPaymentId || !providerSessionId) return failure('not_paid')
  // Records first what happened at the provider since: a refund that failed unnoticed would cancel out this one, and a
  // dispute may have taken the money.
  const gateway = services.gateways[providerOfOrder(order)]
  const confirmed = await confirmOrder(services, providerSessionId)
  const isRead = confirmed.ok || confirmed.code !== 'unreachable'
  if (!isRead) {
    // A session that cannot be read any more must not prevent a refund: the provider limits the sum, too.
    const read = await gateway.readSession(providerSessionId)
    if (read.ok || !isDefinite(read.code)) return failure('provider_unreachable')
  }
  const current = (await orderById(services.db, order.id)) ?? order
  if (returnedMinor(current) !== refundedMinor) return failure('changed_meanwhile')
  if (!Number.isInteger(amountMinor) || amountMinor < 1 || amountMinor > refundableMinor(current))
    return failure('wrong_amount')
  // Now the outcome of an abandoned refund is known, too.
  if (isRead) await releaseAbandoned(services, current)
  const claim = await claimRefund(services, order, refund)
  if (!claim) return failure('changed_meanwhile')
  const refunded = await gateway.refund({
    paymentId: providerPaymentId,
    amountMinor,
    currency: chargeOf(order).currency,
    key: `refund:${order.id}:${claim.number}`,
  })
  log('refund_asked', { order: order.id, amount: amountMinor, code: refunded.ok ? undefined : refunded.code })
  if (!refunded.ok) {
    // Without a definite answer the refund may have happened: keep the claim until the provider confirms.
    if (isDefinite(refunded.code)) await releaseClaim(services, order, claim)
    return refunded
  }
  // If this fails, the webhook or the scheduled check applies the refund.
  await confirmOrder(services, providerSessionId)
  return success((await orderById(services.db, order.id)) ?? order)
}

/** Whether the failure is definite; otherwise the request may have been carried out, and may succeed later. */
function isDefinite(code: ProviderFailure): boolean {
  return code !== 'provider_unreachable' && code !== 'provider_error'
}

/** Returns what can still be refunded, in minor units of the charge: less what was paid back and disputed money. */
export function refundableMinor(order: Order): number {
  return Math.max(0, chargeOf(order).amountMinor - returnedMinor(order) - order.takenMinor)
}
