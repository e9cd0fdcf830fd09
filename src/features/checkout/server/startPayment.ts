import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { editions } from '~/catalog/editions'
import { log } from '~/core/log'
import { failure, type Result, success } from '~/core/result'
import type { StartFailure } from '~/core/schemas/checkout'
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
  /** The order is already paid or pending: `url` is its upload page. */
  settled?: true
}

/** Milliseconds. Stripe refuses a session that expires in less than 30 minutes; one more minute covers latency. */
const shortestSession = 31 * 60_000

/**
 * Creates the order, then a payment session at the provider for exactly its price. The same contents return the same
 * session, and an order that is already paid returns its upload page. Other open sessions of the form are closed first,
 * so that a buyer cannot pay twice.
 */
export async function startPayment(
  services: Services,
  provider: PaymentProvider,
  request: OrderRequest,
): Promise<Result<StartedPayment, StartFailure>> {
  let order = await createOrder(services, provider, request)
  const other = await expireSiblingSessions(services, order)
  if (!other.ok) return other
  if (other.value) return settledAt(services, other.value)
  const left = () => order.expiresAt.getTime() - services.now().getTime()
  const same = () => order.provider === provider && order.status === 'created'
  if (order.providerSessionId && same() && left() > 0) {
    // The session may have expired early, or have been paid in another window.
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
    // Pending, paid or refunded: the upload page shows which, and no second payment is started.
    if (order.providerSessionId && !restartable.includes(order.status)) return settledAt(services, order)
  }
  const fresh = same() && !order.providerSessionId && left() > shortestSession
  if (!fresh) {
    const next = await nextAttempt(services, provider, order)
    if (!next) return failure('changed_meanwhile')
    order = next
  }
  return openAttempt(services, provider, order)
}

/** Failures that the provider repeats for the same attempt, whose key and parameters it stores. */
const repeated: readonly StartFailure[] = ['idempotency_conflict', 'provider_error', 'email_refused']

/** Opens a session. After a failure that would be repeated, the order moves on, so that a retry gets a new key. */
async function openAttempt(
  services: Services,
  provider: PaymentProvider,
  order: Order,
): Promise<Result<StartedPayment, StartFailure>> {
  const opened = await openSession(services, provider, order)
  if (opened.ok || !repeated.includes(opened.code)) return opened
  const next = await nextAttempt(services, provider, order)
  if (!next || opened.code !== 'email_refused' || !order.customerEmail) return opened
  // Without an email from us, Stripe asks for it on its own page.
  return openAttempt(services, provider, { ...next, customerEmail: null })
}

function settledAt({ config }: Services, order: Order) {
  const sessionId = order.providerSessionId ?? ''
  return success<StartedPayment>({ url: uploadUrl(config, order, sessionId), sessionId, settled: true })
}

async function openSession(
  services: Services,
  provider: PaymentProvider,
  order: Order,
): Promise<Result<StartedPayment, StartFailure>> {
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
  const recorded = await db
    .update(orders)
    .set({ providerSessionId: sessionId, checkoutUrl: url, status: 'created', updatedAt: now() })
    .where(and(isUnchanged(order), noPayableSibling(order)))
    .returning({ id: orders.id })
  if (recorded.length) {
    count('checkout', order.edition)
    return success({ url, sessionId })
  }
  // The form or the order changed concurrently. Close the session, which is not stored with any order, and count up the
  // attempt: its idempotency key would return the closed session.
  await gateway.closeSession(sessionId)
  await db
    .update(orders)
    .set({ attempt: sql`${orders.attempt} + 1` })
    .where(and(isUnchanged(order), isNull(orders.providerSessionId)))
  return failure('changed_meanwhile')
}

function returnAddresses({ config }: Services, provider: PaymentProvider, order: Order) {
  const { returnUrl } = providers[provider]
  return {
    successUrl:
      'mark' in returnUrl
        ? uploadUrl(config, order, returnUrl.mark)
        : `${config.publicOrigin}/orders/${provider}?edition=${order.edition}`,
    // Returns the buyer to the page they came from, which shows the state of the payment.
    cancelUrl: `${config.publicOrigin}/orders/return?form=${order.formKey}&edition=${order.edition}`,
  }
}

/**
 * Moves the order to its next attempt, when its session has ended or cannot be repeated.
 * @returns `undefined` if another request has changed it since
 */
async function nextAttempt(
  { db, now }: Services,
  provider: PaymentProvider,
  order: Order,
): Promise<Order | undefined> {
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
    .where(isUnchanged(order))
    .returning()
  return next
}

/** Optimistic lock: the order is still at the same attempt, and nothing was paid in the meantime. */
const isUnchanged = ({ id, attempt }: Order) =>
  and(eq(orders.id, id), eq(orders.attempt, attempt), inArray(orders.status, [...restartable]))

/** No other order of the same form is paid or payable: of two tabs, only the first opens a session. */
const noPayableSibling = ({ id, formKey }: Order) =>
  sql`NOT EXISTS (SELECT 1 FROM orders AS other WHERE other.form_key = ${formKey} AND other.id <> ${id}
    AND other.provider_session_id IS NOT NULL AND other.status NOT IN ('expired', 'failed', 'refunded'))`
