import { and, eq, inArray, sql } from 'drizzle-orm'
import { pathOf } from '~/addresses'
import { type OrderStatus, orders } from '../db/schema'
import { type PaymentProvider, type ProviderFailure, providerOf } from '../gateways/payment'
import { log } from '../log'
import { failure, type Result, success } from '../result'
import { gatewayOf, type Services } from '../services'
import { confirmOrder } from './confirmOrder'
import { createOrder, type OrderRequest, sessionEnd } from './createOrder'
import { offerText } from './offerText'
import type { Order } from './order'
import { uploadUrl } from './uploadUrl'

export type StartFailure = ProviderFailure | 'amount_changed' | 'server_error'

export type StartedPayment = {
  url: string
  sessionId: string
  /** The order was paid before or is about to be: the address is that of its upload page. */
  settled?: true
}

/** Nothing was paid and nothing is on its way: a new session may be made. */
const restartable: readonly OrderStatus[] = ['created', 'failed', 'expired']

/** Stripe refuses a session that ends sooner than half an hour from now; a minute is left for the way. */
const shortestSession = 31 * 60_000

/**
 * Makes the order, then a payment session of the provider for exactly its price.
 * A retry of the same form gives the same session; an order that is already paid leads to its upload page, and
 * a session that could still be paid is closed before another is made, so that nobody pays twice.
 */
export async function startPayment(
  services: Services,
  provider: PaymentProvider,
  request: OrderRequest,
): Promise<Result<StartedPayment, ProviderFailure>> {
  let order = await createOrder(services, provider, request)
  const left = () => order.expiresAt.getTime() - services.now().getTime()
  const same = () => order.provider === provider && order.status === 'created'
  if (order.providerSessionId && order.checkoutUrl && same() && left() > 0)
    return success({ url: order.checkoutUrl, sessionId: order.providerSessionId })
  if (order.providerSessionId) {
    const settled = await settleEarlier(services, order, order.providerSessionId)
    if (!settled.ok) return settled
    order = settled.value
    // Under way, paid or given back: the upload page says which, and no second payment is started.
    if (order.providerSessionId && !restartable.includes(order.status))
      return success({
        url: uploadUrl(services.config, order, order.providerSessionId),
        sessionId: order.providerSessionId,
        settled: true,
      })
  }
  const fresh = same() && !order.providerSessionId && left() > shortestSession
  if (!fresh) order = await nextAttempt(services, provider, order)
  const opened = await openSession(services, provider, order)
  if (opened.ok) return opened
  // Stripe asks for the address on its own page when we send none.
  if (opened.code === 'email_refused') {
    order = await nextAttempt(services, provider, order)
    return openSession(services, provider, { ...order, customerEmail: null })
  }
  // The provider keeps its answer to a key. An error of its own, or other parameters (a price or a name that a
  // deployment changed), would come back for ever: the next try goes on under a new key.
  if (opened.code === 'idempotency_conflict' || opened.code === 'provider_error')
    await nextAttempt(services, provider, order)
  return opened
}

/** Before a session is given up, the provider says whether it was paid after all, and takes no money for it any more. */
async function settleEarlier(
  services: Services,
  order: Order,
  sessionId: string,
): Promise<Result<Order, ProviderFailure>> {
  const confirmed = await confirmOrder(services, sessionId)
  if (!confirmed.ok && confirmed.code === 'unreachable') return failure('provider_unreachable')
  const known = confirmed.ok ? confirmed.value : order
  const provider = providerOf(sessionId)
  if (!provider || !restartable.includes(known.status)) return success(known)
  const closed = await gatewayOf(services, provider).closeSession(sessionId)
  if (!closed.ok) return closed.code === 'unknown_session' ? success(known) : failure('provider_unreachable')
  if (closed.value.status !== 'complete') return success(known)
  const paid = await confirmOrder(services, sessionId)
  return paid.ok ? paid : failure('provider_unreachable')
}

async function openSession(
  services: Services,
  provider: PaymentProvider,
  order: Order,
): Promise<Result<StartedPayment, ProviderFailure>> {
  const { db, now } = services
  const gateway = gatewayOf(services, provider)
  const session = await gateway.createSession({
    ...offerText(order),
    ...returnAddresses(services, provider, order),
    orderId: order.id,
    attempt: order.attempt,
    plan: order.plan,
    amountMinor: order.amountMinor,
    currency: order.currency,
    locale: order.edition === 'br' ? 'pt-BR' : 'en-US',
    customerEmail: order.customerEmail,
    expiresAt: order.expiresAt,
  })
  if (!session.ok) {
    log('payment_not_started', { order: order.id, code: session.code })
    return session
  }
  const { url, id: sessionId, toUs } = session.value
  if (!url || !toUs) {
    log('payment_not_started', { order: order.id, code: url ? 'payee' : 'no_url' })
    return failure('provider_refused')
  }
  const noted = await db
    .update(orders)
    .set({ providerSessionId: sessionId, checkoutUrl: url, status: 'created', updatedAt: now() })
    .where(stillAt(order))
    .returning({ id: orders.id })
  if (noted.length) return success({ url, sessionId })
  // The same form went on in another way meanwhile: nobody may pay what nobody knows of.
  await gateway.closeSession(sessionId)
  return failure('provider_unreachable')
}

function returnAddresses({ config }: Services, provider: PaymentProvider, order: Order) {
  if (provider === 'stripe')
    return {
      // The braces are the provider's placeholder and must arrive as they are.
      successUrl: uploadUrl(config, order, '{CHECKOUT_SESSION_ID}'),
      cancelUrl: config.publicOrigin + pathOf('photo-service', order.edition),
    }
  return {
    // PayPal adds its own name of the payment to it.
    successUrl: `${config.publicOrigin}/orders/paypal`,
    cancelUrl: `${config.publicOrigin}${pathOf('checkout', order.edition)}?plan=${order.plan}`,
  }
}

/** A new session for the same order, when the earlier one ended or cannot be repeated. */
async function nextAttempt({ db, now }: Services, provider: PaymentProvider, order: Order): Promise<Order> {
  const [next] = await db
    .update(orders)
    .set({
      provider,
      attempt: sql`${orders.attempt} + 1`,
      declines: 0,
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
