import type { PaymentSession } from '../gateways/payment'
import { log } from '../log'
import type { Services } from '../services'
import { buyerOf } from './buyerOf'
import { type Move, moveOrder, type ProviderEvent } from './moveOrder'
import { isLinkOrder, type Order } from './order'

/** Names the part of a payment that does not fit its order; `undefined` when all of it fits. */
export function mismatchOf({ config }: Services, order: Order, session: PaymentSession): string | undefined {
  const { mode } = config.payments[session.provider]
  if (order.plan === 'unknown') return 'plan'
  if (session.mode !== 'payment') return 'mode'
  if (session.amountMinor !== order.amountMinor) return 'amount'
  if (session.currency !== order.currency) return 'currency'
  if (session.live !== (mode === 'live')) return 'livemode'
  if (!session.toUs) return 'payee'
  if (!isLinkOrder(order) && session.reference !== order.id) return 'reference'
  return undefined
}

/**
 * Puts an order aside whose money does not fit it: a person has to look. The buyer is told so and the owner gets a
 * mail. Money given back at the provider ends the order.
 */
export async function reviewPayment(
  services: Services,
  order: Order,
  session: PaymentSession,
  event?: ProviderEvent,
): Promise<void> {
  const moves: Move[] = [
    {
      to: 'review',
      anySession: true,
      set: {
        providerSessionId: session.id,
        providerPaymentId: session.paymentId,
        chargedMinor: session.amountMinor,
        chargedCurrency: session.currency,
        paidAt: services.now(),
        ...buyerOf(order, session),
      },
    },
  ]
  if (session.refundedMinor >= (session.amountMinor ?? Infinity)) moves.push({ to: 'refunded' })
  log('payment_in_review', { order: order.id })
  await moveOrder(services, order, {
    moves,
    mails: [{ kind: 'owner_mismatch' }],
    sessionId: session.id,
    refundedMinor: session.refundedMinor,
    ...(event ? { event } : {}),
  })
}
