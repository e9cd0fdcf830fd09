import { log } from '~/core/log'
import type { PaymentSession } from '../payments/payment'
import type { Services } from '../services'
import type { DisputeReading } from './disputes/followDisputes'
import { isLinkOrder, type Order } from './order'
import { type RefundReading, refundTransitions } from './refunds/followRefunds'
import { resolveBuyer } from './resolveBuyer'
import type { Transition } from './transition'
import { type ProviderEvent, transitionOrder } from './transitionOrder'

/** Returns the name of the first field of a payment that does not match its order; `undefined` if all match. */
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

/** A payment and its disputes as read from the provider, when the read started, and the event that triggered it. */
export type Reading = {
  session: PaymentSession
  readAt: Date
  disputes?: DisputeReading | undefined
  event?: ProviderEvent | undefined
}

/** Returns the refunded sum; `undefined` if neither the session nor the order has a refund. */
export function refundsIn(order: Order, { session, readAt }: Reading): RefundReading | undefined {
  const { refundedMinor: minor } = session
  return session.paid && (minor || order.refundedMinor) ? { minor, readAt } : undefined
}

/**
 * Moves an order whose payment does not match it to `review`, for the owner to decide. The buyer sees that status and
 * the owner gets a mail. A full refund at the provider ends the order.
 */
export async function reviewPayment(services: Services, order: Order, reading: Reading): Promise<void> {
  const { session, readAt, disputes, event } = reading
  const moves: Transition[] = [
    {
      to: 'review',
      anySession: true,
      set: {
        providerSessionId: session.id,
        providerPaymentId: session.paymentId,
        chargedMinor: session.amountMinor,
        chargedCurrency: session.currency,
        paidAt: services.now(),
        ...resolveBuyer(order, session),
      },
    },
    ...refundTransitions(order, session, readAt, services.now()),
  ]
  log('payment_in_review', { order: order.id })
  await transitionOrder(services, order, {
    moves,
    mails: [{ kind: 'owner_mismatch' }],
    sessionId: session.id,
    refunds: refundsIn(order, reading),
    disputes,
    event,
  })
}
