import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import type { OrderStatus } from '~/core/schemas/orderStatus'
import type { PaymentProvider } from '~/core/schemas/providers'
import { processPayPalPayment } from '~/features/checkout/server/processPayPalPayment'
import { startPayment } from '~/features/checkout/server/startPayment'
import { openDatabase } from '~/server/db/database'
import { orders, outbox } from '~/server/db/schema'
import type { Gateway } from '~/server/payments/gateway'
import { createServices, type Services } from '~/server/services'
import { checkoutDollars } from '~tests/prices'
import type { DisputeAction } from '../../../dev/sandbox/disputeActions'
import { app } from './worker'

export const origin = env.PUBLIC_ORIGIN
export const database = openDatabase(env.DB)

/** Sends a same-origin request, as the site's own pages do. */
export function send(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  // Adds no origin headers when the test sets one itself.
  if (!headers.has('sec-fetch-site') && !headers.has('origin')) {
    headers.set('sec-fetch-site', 'same-origin')
    headers.set('origin', origin)
  }
  return Promise.resolve(app.fetch(new Request(origin + path, { redirect: 'manual', ...init, headers })))
}

export function post(
  path: string,
  fields: Record<string, string>,
  headers: HeadersInit = {},
): Promise<Response> {
  return send(path, { method: 'POST', body: new URLSearchParams(fields), headers })
}

type Outcome = 'pay' | 'delayed' | 'decline' | 'cancel' | 'expire'
type Webhook = 'at_once' | 'late' | 'twice' | 'out_of_order' | 'never'

/** Completes the provider's hosted page with the given outcome. */
export function press(
  sessionId: string,
  outcome: Outcome,
  webhook: Webhook = 'at_once',
  buyer: { email?: string; name?: string } = {},
): Promise<Response> {
  return post(`/__sandbox/checkout/${sessionId}`, {
    outcome,
    webhook,
    email: 'ana@example.com',
    name: 'Ana Lima',
    ...buyer,
  })
}

/** Triggers a later event of a card payment. */
export function settle(
  sessionId: string,
  action:
    | 'succeeded'
    | 'failed'
    | 'refund'
    | 'refund_half'
    | 'refund_fails'
    | 'warn_of_fraud'
    | DisputeAction,
  webhook: Webhook = 'at_once',
) {
  return post(`/__sandbox/sessions/${sessionId}`, { action, webhook })
}

type WalletOutcome = 'pay' | 'review' | 'declined' | 'denied' | 'cancel'

/** Completes the wallet's approval page. @returns the redirect back to the shop */
export function approve(
  walletId: string,
  outcome: WalletOutcome,
  webhook: Webhook = 'never',
): Promise<Response> {
  return post(`/__sandbox/paypal/approve/${walletId}`, {
    outcome,
    webhook,
    email: 'ana@example.com',
    name: 'Ana Lima',
  })
}

/** Triggers a later event of a wallet payment. */
export function settleWallet(
  walletId: string,
  action: 'complete' | 'deny' | 'refund' | 'refund_half' | 'reverse' | 'refund_fails' | DisputeAction,
  webhook?: Webhook,
) {
  return post(`/__sandbox/paypal/orders/${walletId}`, { action, ...(webhook ? { webhook } : {}) })
}

/** Delivers all webhooks that were not accepted, as the providers do by themselves for days. */
export const redeliverWebhooks = () => post('/__sandbox/deliveries', {})

/** Services with some methods of a provider's gateway replaced. */
export function withGateway(
  provider: PaymentProvider,
  change: (gateway: Required<Gateway>) => Partial<Gateway>,
  services = createServices(),
): Services {
  const gateway = services.gateways[provider]
  const changed = { ...gateway, ...change(gateway as Required<Gateway>) }
  return { ...services, gateways: { ...services.gateways, [provider]: changed } }
}

type Plan = 'essential' | 'pro' | 'global'

/** A checkout order request; the same key means the same form. */
export const form = (requestKey: string = crypto.randomUUID(), plan: Plan = 'pro') => ({
  offer: 'checkout' as const,
  plan,
  edition: 'us' as const,
  requestKey,
  customerName: 'Ana Lima',
  customerEmail: 'ana@example.com',
})

/** Submits the checkout form like a browser without JavaScript. */
export const postForm = (change: Partial<Record<keyof ReturnType<typeof form> | 'method', string>> = {}) =>
  post('/orders', { ...form(), ...change })

/** A checkout order with a wallet payment that awaits approval. @returns the wallet order's id */
export async function walletOrder(request = form()): Promise<string> {
  const started = await startPayment(createServices(), 'paypal', request)
  if (!started.ok) throw new Error(started.code)
  return started.value.sessionId
}

/** The request that the browser sends after approval. */
export const approved = (paypalOrderId: string, change: object = {}) => ({
  customerName: 'Ana Lima',
  customerEmail: 'ana@example.com',
  amount: checkoutDollars(),
  currency: 'USD',
  planType: 'pro' as const,
  paypalOrderId,
  ...change,
})

/** A checkout order with an open payment session. @returns the session's id */
export async function order(): Promise<string> {
  const started = await startPayment(createServices(), 'stripe', form())
  if (!started.ok) throw new Error(started.code)
  return started.value.sessionId
}

/** A wallet order that its webhook reported as paid. @returns the wallet order's id */
export async function paidByWallet(): Promise<string> {
  const wallet = await walletOrder()
  await approve(wallet, 'pay', 'at_once')
  return wallet
}

/** A paid wallet order without a webhook. @returns the wallet order's id */
export async function paidWithoutWebhook(): Promise<string> {
  const wallet = await walletOrder()
  await approve(wallet, 'pay', 'never')
  await processPayPalPayment(createServices(), approved(wallet))
  return wallet
}

export async function paidOrder(): Promise<string> {
  const session = await order()
  await press(session, 'pay')
  return session
}

export async function rowOf(sessionId: string) {
  const [row] = await database.select().from(orders).where(sql`${orders.providerSessionId} = ${sessionId}`)
  if (!row) throw new Error('no such order')
  return row
}

export async function statusOf(sessionId: string): Promise<OrderStatus> {
  return (await rowOf(sessionId)).status
}

export async function mailsOf(sessionId: string): Promise<string[]> {
  const { id } = await rowOf(sessionId)
  const rows = await database
    .select({ kind: outbox.kind })
    .from(outbox)
    .where(sql`${outbox.subjectId} = ${id}`)
  return rows.map((row) => row.kind).sort()
}

/** Makes the next `calls` responses of the provider fail. */
export function setProviderFault(kind: 'error' | 'timeout' | 'garbage', calls = 1): Promise<Response> {
  return post('/__sandbox/faults', { action: 'set', kind, calls: String(calls) })
}

export function clearProviderFaults(): Promise<Response> {
  return post('/__sandbox/faults', { action: 'clear' })
}
