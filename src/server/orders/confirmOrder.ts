import type { OrderStatus } from '../db/schema'
import type { CardSession } from '../gateways/card'
import { log } from '../log'
import { enqueueMail } from '../mail/enqueueMail'
import { failure, type Result, success } from '../result'
import type { Services } from '../services'
import { adoptLinkPayment } from './adoptLinkPayment'
import { type Move, moveOrder, type ProviderEvent } from './moveOrder'
import { type Order, orderById } from './order'
import { orderForSession } from './orderForSession'

type ConfirmFailure =
  /** Neither we nor the provider know the session. */
  | 'unknown'
  /** The provider's money does not match our order. Needs a person; never counts as paid. */
  | 'mismatch'
  | 'unreachable'

/**
 * The one function that confirms a payment. The webhook, the return page and the scheduled check all call it;
 * what they were told is only a hint. It reads the truth from the provider, checks it against the order and
 * moves the order once, however many callers there are.
 */
export async function confirmOrder(
  services: Services,
  sessionId: string,
  event?: ProviderEvent,
): Promise<Result<Order, ConfirmFailure>> {
  const read = await services.card.readSession(sessionId)
  if (!read.ok) {
    log('session_not_read', { code: read.code })
    return failure(
      read.code === 'unknown_session' || read.code === 'provider_refused' ? 'unknown' : 'unreachable',
    )
  }
  const session = read.value
  const found = (await orderForSession(services.db, session)) ?? (await adoptLinkPayment(services, session))
  if (!found) {
    log('payment_without_order', {
      paid: session.paid,
      amount: session.amountMinor,
      currency: session.currency,
    })
    return failure('unknown')
  }
  const { order, part } = found
  const wrong = mismatch(services, order, session)
  if (wrong) {
    log('payment_mismatch', { order: order.id, wrong })
    return failure('mismatch')
  }
  if (part === 'second_payment') await tellOfSecondPayment(services, order)
  if (part === 'current') await apply(services, order, session, event)
  return success((await orderById(services.db, order.id)) ?? order)
}

function mismatch({ config }: Services, order: Order, session: CardSession): string | undefined {
  if (session.mode !== 'payment') return 'mode'
  if (session.amountMinor !== order.amountMinor) return 'amount'
  if (session.currency !== order.currency) return 'currency'
  if (session.live !== (config.payments === 'live')) return 'livemode'
  if (order.provider === 'stripe' && session.reference !== order.id) return 'reference'
  return undefined
}

async function apply(
  services: Services,
  order: Order,
  session: CardSession,
  event?: ProviderEvent,
): Promise<void> {
  const moves: Move[] = []
  if (session.paid)
    moves.push({
      to: 'paid',
      set: {
        providerPaymentId: session.paymentId,
        paidAt: services.now(),
        customerName: order.customerName ?? session.customerName,
        customerEmail: order.customerEmail ?? session.customerEmail,
      },
      mails: [{ kind: 'order_paid' }],
    })
  const end = endOf(session)
  if (end) moves.push({ to: end })
  await moveOrder(services, order, {
    moves,
    ...(session.refundedMinor ? { refundedMinor: session.refundedMinor } : {}),
    ...(event ? { event } : {}),
  })
}

/** The state beyond “paid” that the provider's truth demands; nothing while the buyer is still on its page. */
function endOf(session: CardSession): OrderStatus | undefined {
  if (session.paid) return session.refundedMinor >= (session.amountMinor ?? Infinity) ? 'refunded' : undefined
  if (session.status === 'expired') return 'expired'
  if (session.status === 'complete') return session.paymentFailed ? 'failed' : 'pending'
  return undefined
}

/** Money for an order that was already paid: the owner gives it back; nobody is asked to pay again. */
async function tellOfSecondPayment({ db, now }: Services, order: Order): Promise<void> {
  log('paid_twice', { order: order.id })
  await enqueueMail(db, { kind: 'owner_paid_twice', subjectId: order.id, at: now() })
}
