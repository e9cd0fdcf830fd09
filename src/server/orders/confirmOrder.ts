import { and, eq, isNull } from 'drizzle-orm'
import { type OrderStatus, orders } from '../db/schema'
import type { CardSession } from '../gateways/card'
import { log } from '../log'
import { failure, type Result, success } from '../result'
import type { Services } from '../services'
import { adoptLinkPayment } from './adoptLinkPayment'
import { moveOrder } from './moveOrder'
import { type Order, orderById, orderOfSession } from './order'

type ConfirmFailure =
  /** Neither we nor the provider know the session. */
  | 'unknown'
  /** The provider's money does not match our order. Needs a person; never counts as paid. */
  | 'mismatch'
  | 'unreachable'

/** The provider event that asks for the confirmation, when one does. */
type Event = { provider: 'stripe'; id: string; type: string }

/**
 * The one function that confirms a payment. The webhook, the return page and the scheduled check all call it;
 * what they were told is only a hint. It reads the truth from the provider, checks it against the order and
 * moves the order once, however many callers there are.
 */
export async function confirmOrder(
  services: Services,
  sessionId: string,
  event?: Event,
): Promise<Result<Order, ConfirmFailure>> {
  const read = await services.card.readSession(sessionId)
  if (!read.ok) {
    log('session_not_read', { code: read.code })
    return failure(
      read.code === 'unknown_session' || read.code === 'provider_refused' ? 'unknown' : 'unreachable',
    )
  }
  const session = read.value
  const order = (await orderFor(services, session)) ?? (await adoptLinkPayment(services, session))
  if (!order) {
    log('payment_without_order', {
      paid: session.paid,
      amount: session.amountMinor,
      currency: session.currency,
    })
    return failure('unknown')
  }
  const wrong = mismatch(services, order, session)
  if (wrong) {
    log('payment_mismatch', { order: order.id, wrong })
    return failure('mismatch')
  }
  await apply(services, order, session, event)
  return success((await orderById(services.db, order.id)) ?? order)
}

/** By session, or by our own reference when the session was made and our note of it was lost. */
async function orderFor({ db }: Services, session: CardSession): Promise<Order | undefined> {
  const known = await orderOfSession(db, session.id)
  if (known || !session.reference) return known
  const referred = await orderById(db, session.reference)
  if (!referred) return undefined
  // An order that another session already settled keeps that one; this session is then only looked at.
  const [attached] = await db
    .update(orders)
    .set({ providerSessionId: session.id })
    .where(
      and(
        eq(orders.id, referred.id),
        session.paid ? isNull(orders.paidAt) : isNull(orders.providerSessionId),
      ),
    )
    .returning()
  if (!attached && session.paid && session.paymentId !== referred.providerPaymentId)
    log('paid_twice', { order: referred.id })
  return attached
}

function mismatch({ config }: Services, order: Order, session: CardSession): string | undefined {
  if (session.mode !== 'payment') return 'mode'
  if (session.amountMinor !== order.amountMinor) return 'amount'
  if (session.currency !== order.currency) return 'currency'
  if (session.live !== (config.payments === 'live')) return 'livemode'
  if (order.provider === 'stripe' && session.reference !== order.id) return 'reference'
  return undefined
}

async function apply(services: Services, order: Order, session: CardSession, event?: Event): Promise<void> {
  const target = targetOf(session)
  const news = event ? { event } : {}
  if (session.paid)
    await moveOrder(services, order, {
      ...news,
      to: 'paid',
      set: {
        providerPaymentId: session.paymentId,
        paidAt: services.now(),
        customerName: order.customerName ?? session.customerName,
        customerEmail: order.customerEmail ?? session.customerEmail,
      },
      mails: ['order_paid'],
    })
  if (session.refundedMinor > order.refundedMinor)
    await services.db
      .update(orders)
      .set({ refundedMinor: session.refundedMinor })
      .where(eq(orders.id, order.id))
  if (target && target !== 'paid') await moveOrder(services, order, { ...news, to: target })
}

/** The state that the provider's truth demands; nothing while the buyer is still on the payment page. */
function targetOf(session: CardSession): OrderStatus | undefined {
  if (session.paid) return session.refundedMinor >= (session.amountMinor ?? Infinity) ? 'refunded' : 'paid'
  if (session.status === 'expired') return 'expired'
  if (session.status === 'complete') return session.paymentFailed ? 'failed' : 'pending'
  return undefined
}
