import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { editions } from '~/catalog/editions'
import { log } from '~/core/log'
import { failure, type Result, success } from '~/core/result'
import type { ProviderFailure } from '~/core/schemas/checkout'
import type { PaymentProvider } from '~/core/schemas/providers'
import { count } from '~/server/counters/count'
import { orders } from '~/server/db/schema'
import { confirmOrder } from '~/server/orders/confirmOrder'
import { createOrder, type OrderRequest, sessionEnd } from '~/server/orders/createOrder'
import { endSession } from '~/server/orders/endSession'
import { uploadUrl } from '~/server/orders/links/uploadUrl'
import { offerText } from '~/server/orders/offerText'
import type { Order } from '~/server/orders/order'
import { restartable } from '~/server/orders/statuses'
import { providers } from '~/server/payments/providers'
import type { Services } from '~/server/services'
import { expireSiblingSessions } from './expireSiblingSessions'

export type StartedPayment = {
  url: string
  sessionId: string
  /** The order was paid before or is about to be: the address is that of its upload page. */
  settled?: true
}

/** Stripe refuses a session that ends sooner than half an hour from now; a minute is left for the way. */
const shortestSession = 31 * 60_000

/**
 * Makes the order, then a payment session of the provider for exactly its price.
 * The same contents again give the same session; an order that is already paid leads to its upload page, and a
 * session of this form that could still be paid is closed before another is made, so that nobody pays twice.
 */
export async function startPayment(
  services: Services,
  provider: PaymentProvider,
  request: OrderRequest,
): Promise<Result<StartedPayment, ProviderFailure>> {
  let order = await createOrder(services, provider, request)
  const other = await expireSiblingSessions(services, order)
  if (!other.ok) return other
  if (other.value) return settledAt(services, other.value)
  const left = () => order.expiresAt.getTime() - services.now().getTime()
  const same = () => order.provider === provider && order.status === 'created'
  if (order.providerSessionId && same() && left() > 0) {
    // It may have ended before its time, or have been paid in another window.
    const read = await confirmOrder(services, order.providerSessionId)
    if (!read.ok && read.code === 'unreachable') return failure('provider_unreachable')
    if (read.ok) order = read.value
    if (order.providerSessionId && order.checkoutUrl && same())
      return success({ url: order.checkoutUrl, sessionId: order.providerSessionId })
  }
  if (order.providerSessionId) {
    const settled = await endSession(services, order, order.providerSessionId)
    if (!settled.ok) return settled
    order = settled.value
    // Under way, paid or given back: the upload page says which, and no second payment is started.
    if (order.providerSessionId && !restartable.includes(order.status)) return settledAt(services, order)
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

function settledAt({ config }: Services, order: Order) {
  const sessionId = order.providerSessionId ?? ''
  return success<StartedPayment>({ url: uploadUrl(config, order, sessionId), sessionId, settled: true })
}

async function openSession(
  services: Services,
  provider: PaymentProvider,
  order: Order,
): Promise<Result<StartedPayment, ProviderFailure>> {
  const { db, now } = services
  const gateway = services.gateways[provider]
  const text = offerText(order)
  if (!text) throw new Error(`No plan ${order.plan} is sold in ${order.edition}`)
  const session = await gateway.createSession({
    ...text,
    ...returnAddresses(services, provider, order),
    orderId: order.id,
    attempt: order.attempt,
    plan: order.plan,
    amountMinor: order.amountMinor,
    currency: order.currency,
    locale: editions[order.edition].locale,
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
    .where(and(stillAt(order), aloneInForm(order)))
    .returning({ id: orders.id })
  if (noted.length) {
    count('checkout', order.edition)
    return success({ url, sessionId })
  }
  // The same form went on in another way meanwhile: nobody may pay what nobody knows of, and the key of this
  // attempt would bring the closed session back.
  await gateway.closeSession(sessionId)
  await db
    .update(orders)
    .set({ attempt: sql`${orders.attempt} + 1` })
    .where(and(stillAt(order), isNull(orders.providerSessionId)))
  return failure('provider_unreachable')
}

function returnAddresses({ config }: Services, provider: PaymentProvider, order: Order) {
  const { returnUrl } = providers[provider]
  return {
    successUrl:
      'mark' in returnUrl
        ? uploadUrl(config, order, returnUrl.mark)
        : `${config.publicOrigin}/orders/${provider}?edition=${order.edition}`,
    // Leads back to where the buyer came from, and says there what became of the payment.
    cancelUrl: `${config.publicOrigin}/orders/return?form=${order.formKey}&edition=${order.edition}`,
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

/** No other order of the same form can be paid, or is: whichever of two tabs comes second opens nothing. */
const aloneInForm = ({ id, formKey }: Order) =>
  sql`NOT EXISTS (SELECT 1 FROM orders AS other WHERE other.form_key = ${formKey} AND other.id <> ${id}
    AND other.provider_session_id IS NOT NULL AND other.status NOT IN ('expired', 'failed', 'refunded'))`
