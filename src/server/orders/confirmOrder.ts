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
import { notifyDuplicatePayment } from './notifyDuplicatePayment'
import { isLinkOrder, type Order, orderById, orderOfSession } from './order'
import { orderForSession } from './orderForSession'
import { refundTransitions } from './refunds/followRefunds'
import { resolveBuyer } from './resolveBuyer'
import { mismatchOf, type Reading, refundsIn, reviewPayment } from './reviewPayment'
import type { Transition } from './transition'
import { type ProviderEvent, transitionOrder } from './transitionOrder'

type ConfirmFailure =
  /** Neither our database nor the provider has the session. */
  | 'unknown'
  /** The payment carries our metadata, but we have no order for it. */
  | 'no_order'
  /** The payment belongs to another shop on the same account. */
  | 'foreign'
  /** The session does not match the order (amount, currency …). Nothing was paid. */
  | 'mismatch'
  /** The wallet declined the funding source. Nothing was charged; another one may work. */
  | 'declined'
  | 'unreachable'

type ConfirmOptions = {
  event?: ProviderEvent
  /** The buyer has just approved in the wallet: a capture that was declined before may be retried. */
  approved?: boolean
  /** A dispute or fraud warning is new or has changed; its id, where the provider gives one. */
  disputed?: boolean | string
  /** The scheduled check for refunds and disputes is due. */
  refundsDue?: boolean
  /** Called by the scheduled job, which sends all due mails at its end. */
  inJob?: boolean
}

/**
 * Reads the session from the provider, captures an approved payment, checks it against the order and transitions the
 * order once. Webhooks, the return page and the scheduled check all confirm payments here, repeatedly and concurrently.
 */
export async function confirmOrder(
  services: Services,
  sessionId: string,
  options: ConfirmOptions = {},
): Promise<Result<Order, ConfirmFailure>> {
  const { event, approved = false, inJob = false } = options
  const provider = providerOf(sessionId)
  if (!provider) return failure('unknown')
  const readAt = services.now()
  const read = await services.gateways[provider].readSession(sessionId)
  if (!read.ok) return handleUnreadSession(services, sessionId, read.code)
  let session = read.value
  const lookup = await findOrCreateOrder(services, session)
  if (!lookup.ok) return lookup
  const found = lookup.value
  if (!found) return orderMissing(session)
  const { order, part } = found
  const disputes = await readDisputes(services, order, { session, readAt }, options)
  if (!disputes.ok) return failure('unreachable')
  const reading = { readAt, disputes: disputes.value, event }
  if (mismatchOf(services, order, session))
    return handleMismatch(services, order, { session, ...reading }, inJob)
  if (part === 'current') {
    const captured = await captureApproved(services, order, session, approved)
    if (!captured.ok) {
      if (captured.code !== 'declined') return failure('unreachable')
      await transitionOrder(services, order, { moves: [], ...(event ? { event } : {}) })
      return failure('declined')
    }
    session = captured.value
    if (mismatchOf(services, order, session))
      return handleMismatch(services, order, { session, ...reading }, inJob)
    if ((await apply(services, order, { session, ...reading })) && !inJob) sendMailsNow(services, order)
  } else if (reading.disputes) {
    // A second payment of the order can be disputed too.
    await transitionOrder(services, order, { moves: [], disputes: reading.disputes })
    if (!inJob) sendMailsNow(services, order)
  }
  const after = await settleOthers(services, order, session)
  // A concurrent call already recorded the decline; the buyer still has to see it.
  if (session.status === 'open' && after.status === 'created' && after.declines > 0)
    return failure('declined')
  return success(after)
}

/** Sends the mails about an order right away; the scheduled job retries those that fail. */
function sendMailsNow(services: Services, { id }: Order): void {
  waitUntil(sendMailsAbout(services, id))
}

/** Distinguishes a lost order of ours, which has to be investigated, from a payment of another shop. */
function orderMissing({ marked, reference, paid, amountMinor, currency }: PaymentSession) {
  if (!marked) return failure('foreign')
  log('payment_without_order', { reference, paid, amount: amountMinor, currency })
  return failure('no_order')
}

/** Tells a transient read failure from a permanent one, and expires the order when its session is gone. */
async function handleUnreadSession(
  services: Services,
  sessionId: string,
  code: ProviderFailure,
): Promise<Result<Order, ConfirmFailure>> {
  const order = await orderOfSession(services.db, sessionId)
  log('session_not_read', { code, order: order?.id })
  const definite =
    code === 'unknown_session' || code === 'provider_refused' || code === 'payments_unavailable'
  if (!order) return failure(definite ? 'unknown' : 'unreachable')
  // Providers delete sessions that were never paid; the order waiting for one has expired.
  if (code !== 'unknown_session' || order.status !== 'created' || order.expiresAt > services.now())
    return failure('unreachable')
  await transitionOrder(services, order, { moves: [{ to: 'expired' }], sessionId })
  return success((await orderById(services.db, order.id)) ?? order)
}

async function findOrCreateOrder(services: Services, session: PaymentSession) {
  const known = await orderForSession(services.db, session)
  return known ? success(known) : createOrderFromLink(services, session)
}

/** Sends a paid mismatch to review; refuses an unpaid one. */
async function handleMismatch(
  services: Services,
  order: Order,
  reading: Reading,
  inJob: boolean,
): Promise<Result<Order, ConfirmFailure>> {
  const { session } = reading
  log('payment_mismatch', { order: order.id, wrong: mismatchOf(services, order, session) })
  if (!session.paid) return failure('mismatch')
  await reviewPayment(services, order, reading)
  if (!inJob) sendMailsNow(services, order)
  return success(await settleOthers(services, order, session))
}

/**
 * Reports a payment that is not the one of its order, which the owner refunds, and closes a superseded session.
 * @returns the order as it is now
 */
async function settleOthers(services: Services, order: Order, session: PaymentSession): Promise<Order> {
  const after = (await orderById(services.db, order.id)) ?? order
  await notifyDuplicatePayment(services, after, session)
  await expireSuperseded(services, after)
  return after
}

/** Applies a reading to its order. @returns whether it may have enqueued mails */
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
        // The paid session becomes the order's session, even if another one was current.
        providerSessionId: session.id,
        provider: isLinkOrder(order) ? order.provider : session.provider,
        supersededSessionId: sql`CASE WHEN ${orders.providerSessionId} <> ${session.id}
          THEN ${orders.providerSessionId} ELSE ${orders.supersededSessionId} END`,
        providerPaymentId: session.paymentId,
        paidAt: services.now(),
        ...resolveBuyer(order, session),
      },
      // Already refunded: send only the refund mail.
      mails: session.refundedMinor ? [] : [{ kind: 'order_paid' }],
    })
  if (session.paid) moves.push(...refundTransitions(order, session, readAt, services.now()))
  const unpaidStatus = statusOfUnpaid(services, order, session)
  if (unpaidStatus) moves.push({ to: unpaidStatus })
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

/** Returns the status that an unpaid session requires; `undefined` while the buyer can still pay. */
function statusOfUnpaid({ now }: Services, order: Order, session: PaymentSession): OrderStatus | undefined {
  if (session.paid) return undefined
  if (session.status === 'expired') return 'expired'
  if (session.status === 'complete') return session.paymentFailed ? 'failed' : 'pending'
  // A provider whose sessions do not expire takes no money without our capture.
  return !providers[session.provider].endsSessions && order.expiresAt < now() ? 'expired' : undefined
}
