import { waitUntil } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { log } from '~/core/log'
import { failure, type Result, success } from '~/core/result'
import type { ProviderFailure } from '~/core/schemas/checkout'
import type { OrderStatus } from '~/core/schemas/orderStatus'
import { count } from '../counters/count'
import { orders } from '../db/schema'
import { sendMailsAbout } from '../mail/sendOutbox'
import type { PaymentSession } from '../payments/payment'
import { providerOf, providers } from '../payments/providers'
import type { Services } from '../services'
import { captureApproved } from './captureApproved'
import { createOrderFromLink } from './createOrderFromLink'
import { readDisputes } from './disputes/readDisputes'
import { expireSuperseded } from './expireSuperseded'
import type { Transition } from './move'
import { notifyDuplicatePayment } from './notifyDuplicatePayment'
import { isLinkOrder, type Order, orderById, orderOfSession } from './order'
import { orderForSession } from './orderForSession'
import { refundMoves } from './refunds/followRefunds'
import { resolveBuyer } from './resolveBuyer'
import { mismatchOf, type Reading, refundsIn, reviewPayment } from './reviewPayment'
import { type ProviderEvent, transitionOrder } from './transitionOrder'

type ConfirmFailure =
  /** Neither we nor the provider know the session. */
  | 'unknown'
  /** It carries our mark, and we have no order for it. */
  | 'no_order'
  /** It is of another shop on the same account. */
  | 'foreign'
  /** The provider would take something else than our order says. Nothing was paid. */
  | 'mismatch'
  /** The wallet declined what the buyer chose to pay with. Nothing was taken; another choice may work. */
  | 'declined'
  | 'unreachable'

type ConfirmOptions = {
  event?: ProviderEvent
  /** The buyer has just agreed at the wallet: what was declined before may be tried again. */
  approved?: boolean
  /** A dispute of the payment, or a warning of fraud, is new or has changed; its id, where the provider names it. */
  disputed?: boolean | string
  /** The time has come to look whether money went back, or is disputed. */
  refundsDue?: boolean
  /** The scheduled job asks, which sends every mail that is due at its end. */
  inJob?: boolean
}

/**
 * Reads the truth from the provider, takes the money that the buyer has approved, checks it against the order and
 * moves the order once. The only function that confirms a payment: webhook, return page and scheduled check call it,
 * as often and at the same moment as they like. An event or an address is only a hint.
 */
export async function confirmOrder(
  services: Services,
  sessionId: string,
  occasion: ConfirmOptions = {},
): Promise<Result<Order, ConfirmFailure>> {
  const { event, approved = false, inJob = false } = occasion
  const provider = providerOf(sessionId)
  if (!provider) return failure('unknown')
  const readAt = services.now()
  const read = await services.gateways[provider].readSession(sessionId)
  if (!read.ok) return unread(services, sessionId, read.code)
  let session = read.value
  const adopted = await findOrAdopt(services, session)
  if (!adopted.ok) return adopted
  const found = adopted.value
  if (!found) return withoutOrder(session)
  const { order, part } = found
  const disputes = await readDisputes(services, order, { session, readAt }, occasion)
  if (!disputes.ok) return failure('unreachable')
  const reading = { readAt, disputes: disputes.value, event }
  if (mismatchOf(services, order, session)) return refuse(services, order, { session, ...reading }, inJob)
  if (part === 'current') {
    const captured = await captureApproved(services, order, session, approved)
    if (!captured.ok) {
      if (captured.code !== 'declined') return failure('unreachable')
      await transitionOrder(services, order, { moves: [], ...(event ? { event } : {}) })
      return failure('declined')
    }
    session = captured.value
    if (mismatchOf(services, order, session)) return refuse(services, order, { session, ...reading }, inJob)
    if ((await apply(services, order, { session, ...reading })) && !inJob) leaveNow(services, order)
  } else if (reading.disputes) {
    // Another payment of the order can be disputed too.
    await transitionOrder(services, order, { moves: [], disputes: reading.disputes })
    if (!inJob) leaveNow(services, order)
  }
  const after = (await orderById(services.db, order.id)) ?? order
  // The first payment has settled the order; the owner gives any other back.
  if (session.paid && after.providerPaymentId !== session.paymentId)
    await notifyDuplicatePayment(services, after)
  await expireSuperseded(services, after)
  // The webhook was faster and has heard of the decline: the buyer still has to.
  if (session.status === 'open' && after.status === 'created' && after.declines > 0)
    return failure('declined')
  return success(after)
}

/** Sends the mails about a payment at once, whoever learned of it; the scheduled job sends what fails now. */
function leaveNow(services: Services, { id }: Order): void {
  waitUntil(sendMailsAbout(services, id))
}

/** Tells a lost order of ours, which somebody has to look into, from a payment of another shop. */
function withoutOrder({ marked, reference, paid, amountMinor, currency }: PaymentSession) {
  if (!marked) return failure('foreign')
  log('payment_without_order', { reference, paid, amount: amountMinor, currency })
  return failure('no_order')
}

/** Decides whether an unread session is out of reach for now or gone for good. */
async function unread(
  services: Services,
  sessionId: string,
  code: ProviderFailure,
): Promise<Result<Order, ConfirmFailure>> {
  const order = await orderOfSession(services.db, sessionId)
  log('session_not_read', { code, order: order?.id })
  const definite =
    code === 'unknown_session' || code === 'provider_refused' || code === 'payments_unavailable'
  if (!order) return failure(definite ? 'unknown' : 'unreachable')
  // A provider forgets a payment that nobody made; the order that waited for it has ended.
  if (code !== 'unknown_session' || order.status !== 'created' || order.expiresAt > services.now())
    return failure('unreachable')
  await transitionOrder(services, order, { moves: [{ to: 'expired' }], sessionId })
  return success((await orderById(services.db, order.id)) ?? order)
}

async function findOrAdopt(services: Services, session: PaymentSession) {
  const known = await orderForSession(services.db, session)
  return known ? success(known) : createOrderFromLink(services, session)
}

/** Leaves money that does not fit its order to a person; without money nothing is left to do. */
async function refuse(
  services: Services,
  order: Order,
  reading: Reading,
  inJob: boolean,
): Promise<Result<Order, ConfirmFailure>> {
  const { session } = reading
  log('payment_mismatch', { order: order.id, wrong: mismatchOf(services, order, session) })
  if (!session.paid) return failure('mismatch')
  await reviewPayment(services, order, reading)
  if (!inJob) leaveNow(services, order)
  return success((await orderById(services.db, order.id)) ?? order)
}

/** @returns whether anything may have become of it that somebody is written to about */
async function apply(
  services: Services,
  order: Order,
  { session, readAt, disputes, event }: Reading,
): Promise<boolean> {
  const moves: Transition[] = []
  if (session.paid)
    moves.push({
      to: 'paid',
      anySession: true,
      set: {
        // The session that was paid is the order's from now on, whichever was current.
        providerSessionId: session.id,
        provider: isLinkOrder(order) ? order.provider : session.provider,
        supersededSessionId: sql`CASE WHEN ${orders.providerSessionId} <> ${session.id}
          THEN ${orders.providerSessionId} ELSE ${orders.supersededSessionId} END`,
        providerPaymentId: session.paymentId,
        paidAt: services.now(),
        ...resolveBuyer(order, session),
      },
      // Who hears of a payment when it has gone back already hears of that alone.
      mails: session.refundedMinor ? [] : [{ kind: 'order_paid' }],
    })
  if (session.paid) moves.push(...refundMoves(order, session, readAt, services.now()))
  const end = endOf(services, order, session)
  if (end) moves.push({ to: end })
  const done = await transitionOrder(services, order, {
    moves,
    sessionId: session.id,
    refunds: refundsIn(order, { session, readAt }),
    disputes,
    event,
  })
  if (done.includes('paid')) count('paid', order.edition)
  return done.length > 0 || disputes !== undefined
}

/** Gives the state beyond “paid” that the session demands; nothing while the buyer is still on its page. */
function endOf({ now }: Services, order: Order, session: PaymentSession): OrderStatus | undefined {
  if (session.paid) return undefined
  if (session.status === 'expired') return 'expired'
  if (session.status === 'complete') return session.paymentFailed ? 'failed' : 'pending'
  // A provider that ends no session takes no money without us either.
  return !providers[session.provider].endsSessions && order.expiresAt < now() ? 'expired' : undefined
}
