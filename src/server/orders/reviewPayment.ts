import { log } from '~/core/log'
import type { PaymentSession } from '../payments/payment'
import type { Services } from '../services'
import type { DisputeReading } from './disputes/followDisputes'
import type { Transition } from './move'
import { isLinkOrder, type Order } from './order'
import { type RefundReading, refundMoves } from './refunds/followRefunds'
import { resolveBuyer } from './resolveBuyer'
import { type ProviderEvent, transitionOrder } from './transitionOrder'

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

/** What a provider said of a payment and its disputes, when the reading began, and the event that it was read for. */
export type Reading = {
  session: PaymentSession
  readAt: Date
  disputes?: DisputeReading | undefined
  event?: ProviderEvent | undefined
}

/** What has gone back, where that says anything: nothing, of an order to which nothing went back before, does not. */
export function refundsIn(order: Order, { session, readAt }: Reading): RefundReading | undefined {
  const { refundedMinor: minor } = session
  return session.paid && (minor || order.refundedMinor) ? { minor, readAt } : undefined
}

/**
 * Puts an order aside whose money does not fit it: a person has to look. The buyer is told so and the owner gets a
 * mail. Money given back at the provider ends the order.
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
    ...refundMoves(order, session, readAt, services.now()),
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
