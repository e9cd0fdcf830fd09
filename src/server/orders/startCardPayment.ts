import { and, eq, inArray, sql } from 'drizzle-orm'
import { pathOf } from '~/addresses'
import { type OrderStatus, orders } from '../db/schema'
import type { CardFailure } from '../gateways/card'
import { log } from '../log'
import { failure, type Result, success } from '../result'
import type { Services } from '../services'
import { confirmOrder } from './confirmOrder'
import { createOrder, type OrderRequest, sessionEnd } from './createOrder'
import { offerText } from './offerText'
import type { Order } from './order'

export type StartedPayment = { url: string; sessionId: string }

/** Nothing was paid and nothing is on its way: a new session may be made. */
const restartable: readonly OrderStatus[] = ['created', 'failed', 'expired']

/** The provider refuses a session that ends sooner than half an hour from now; a minute is left for the way. */
const shortestSession = 31 * 60_000

/**
 * Makes the order, then a hosted payment session for exactly its price.
 * A retry of the same form gives the same session; an order that is already paid leads to its upload page, so
 * that nobody pays twice.
 */
export async function startCardPayment(
  services: Services,
  request: OrderRequest,
): Promise<Result<StartedPayment, CardFailure>> {
  let order = await createOrder(services, request)
  const left = () => order.expiresAt.getTime() - services.now().getTime()
  if (order.providerSessionId && order.checkoutUrl && order.status === 'created' && left() > 0)
    return success({ url: order.checkoutUrl, sessionId: order.providerSessionId })
  if (order.providerSessionId) {
    // Before its session is given up, the provider says whether it was paid after all.
    const confirmed = await confirmOrder(services, order.providerSessionId)
    if (!confirmed.ok && confirmed.code === 'unreachable') return failure('provider_unreachable')
    if (confirmed.ok) order = confirmed.value
    // Under way, paid or given back: the upload page says which, and no second payment is started.
    if (order.providerSessionId && !restartable.includes(order.status))
      return success({
        url: uploadUrl(services, order, order.providerSessionId),
        sessionId: order.providerSessionId,
      })
  }
  const fresh = order.status === 'created' && !order.providerSessionId && left() > shortestSession
  if (!fresh) order = await nextAttempt(services, order)
  const opened = await openSession(services, order)
  if (opened.ok) return opened
  // Stripe asks for the address on its own page when we send none.
  if (opened.code === 'email_refused')
    return openSession(services, { ...(await nextAttempt(services, order)), customerEmail: null })
  // The provider keeps its answer to a key. An error of its own, or other parameters (a price or a name that a
  // deployment changed), would come back for ever: the next try goes on under a new key.
  if (opened.code === 'idempotency_conflict' || opened.code === 'provider_error')
    await nextAttempt(services, order)
  return opened
}

async function openSession(services: Services, order: Order): Promise<Result<StartedPayment, CardFailure>> {
  const { card, config, db, now } = services
  const text = offerText(order)
  const session = await card.createSession({
    ...text,
    orderId: order.id,
    attempt: order.attempt,
    plan: order.plan,
    amountMinor: order.amountMinor,
    currency: order.currency,
    locale: order.edition === 'br' ? 'pt-BR' : 'en-US',
    customerEmail: order.customerEmail,
    // The braces are the provider's placeholder and must arrive as they are.
    successUrl: uploadUrl(services, order, '{CHECKOUT_SESSION_ID}'),
    cancelUrl: config.publicOrigin + pathOf('photo-service', order.edition),
    expiresAt: order.expiresAt,
  })
  if (!session.ok) {
    log('payment_not_started', { order: order.id, code: session.code })
    return session
  }
  if (!session.value.url) return failure('provider_refused')
  await db
    .update(orders)
    .set({
      providerSessionId: session.value.id,
      checkoutUrl: session.value.url,
      status: 'created',
      updatedAt: now(),
    })
    .where(stillAt(order))
  return success({ url: session.value.url, sessionId: session.value.id })
}

/** A new session for the same order, when the earlier one ended or cannot be repeated. */
async function nextAttempt({ db, now }: Services, order: Order): Promise<Order> {
  const [next] = await db
    .update(orders)
    .set({
      attempt: sql`${orders.attempt} + 1`,
      providerSessionId: null,
      checkoutUrl: null,
      status: 'created',
      expiresAt: sessionEnd(now()),
      updatedAt: now(),
    })
    .where(stillAt(order))
    .returning()
  if (!next) throw new Error('The order changed while its payment was being started')
  return next
}

/** The order is at the attempt that we know, and nothing was paid in the meantime. */
const stillAt = ({ id, attempt }: Order) =>
  and(eq(orders.id, id), eq(orders.attempt, attempt), inArray(orders.status, [...restartable]))

function uploadUrl({ config }: Services, order: Order, session: string): string {
  return `${config.publicOrigin}${pathOf('upload', order.edition)}?session_id=${session}`
}
