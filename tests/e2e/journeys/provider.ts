import { pathOf } from '~/catalog/addresses'
import type { Edition } from '~/catalog/editions'
import type { CheckoutPlanKey } from '~/catalog/photoPlans'
import { priceOf } from '~/catalog/prices'
import type { DisputeAction } from '../../../dev/sandbox/disputeActions'
import { callFunction, send, uniqueClientIp } from '../site/callFunction'

type Result<Value> = { ok: true; value: Value } | { ok: false; code: string }
type Buyer = { customerName: string; customerEmail: string; requestKey: string }
type Webhook = 'at_once' | 'late' | 'twice' | 'out_of_order' | 'never'

/** Request headers of a page of the site, with a unique client IP address. */
export const pageHeaders = (origin: string) => ({
  origin,
  'sec-fetch-site': 'same-origin',
  ...uniqueClientIp(),
})

const ana = () => ({
  customerName: 'Ana Lima',
  customerEmail: 'ana@example.com',
  requestKey: crypto.randomUUID(),
})

function claimOf(edition: Edition, plan: CheckoutPlanKey) {
  const { amount, currency } = priceOf(edition, 'checkout', 'ai-photos', plan)
  return { amount: amount / 100, currency, planType: plan }
}

/** Starts a card payment as the checkout button does. @returns the session at the card provider */
export async function startCard(
  origin: string,
  edition: Edition,
  plan: CheckoutPlanKey = 'essential',
  buyer: Buyer = ana(),
): Promise<string> {
  const started = await callFunction<Result<{ sessionId: string }>>(origin, 'process-stripe-payment', {
    ...buyer,
    ...claimOf(edition, plan),
    successUrl: `${origin}${pathOf('upload', edition)}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: origin + pathOf('photo-service', edition),
  })
  if (!started.ok) throw new Error(started.code)
  return started.value.sessionId
}

/** Posts a form of the sandbox. @returns the redirect target */
async function post(origin: string, path: string, fields: Record<string, string>): Promise<string> {
  const init = { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' } as const
  const response = await send(`${origin}/__sandbox/${path}`, { ...init, headers: pageHeaders(origin) })
  if (response.status >= 400) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  await response.body?.cancel()
  return response.headers.get('location') ?? ''
}

/** Submits the card provider's sandbox page. @returns the URL that the buyer is redirected to */
export function finishCard(
  origin: string,
  session: string,
  outcome: 'pay' | 'delayed' | 'decline' | 'cancel' | 'expire' = 'pay',
  { webhook = 'at_once' as Webhook, name = 'Ana Lima', email = 'ana@example.com' } = {},
): Promise<string> {
  return post(origin, `checkout/${session}`, { outcome, webhook, name, email })
}

/** Triggers an action for a card payment in the sandbox dashboard. */
export const settleCard = (
  origin: string,
  session: string,
  action: 'succeeded' | 'failed' | 'refund' | 'warn_of_fraud' | DisputeAction,
) => post(origin, `sessions/${session}`, { action })

/** Completes a card payment over HTTP. @returns its session */
export async function paidCard(origin: string, edition: Edition): Promise<string> {
  const session = await startCard(origin, edition)
  await finishCard(origin, session)
  return session
}

/**
 * Buys the Pro plan with the wallet over HTTP: creates, approves and captures the payment.
 * @returns the wallet's payment id
 */
export async function payWallet(
  origin: string,
  outcome: 'pay' | 'review',
  webhook: Webhook = 'never',
): Promise<string> {
  const buyer = ana()
  const claim = { ...buyer, ...claimOf('us', 'pro') }
  const started = await callFunction<Result<{ orderId: string }>>(origin, 'create-paypal-order', claim)
  if (!started.ok) throw new Error(started.code)
  const { orderId } = started.value
  const { customerName: name, customerEmail: email } = buyer
  await post(origin, `paypal/approve/${orderId}`, { outcome, webhook, name, email })
  const { requestKey: _, ...approved } = claim
  const captured = await callFunction<{ ok: boolean }>(origin, 'process-paypal-payment', {
    ...approved,
    paypalOrderId: orderId,
  })
  if (!captured.ok) throw new Error(JSON.stringify(captured))
  return orderId
}

/** Triggers an action for a wallet payment in the sandbox dashboard. */
export const settleWallet = (origin: string, id: string, action: 'complete' | 'deny') =>
  post(origin, `paypal/orders/${id}`, { action })

/** Delivers generated portraits for the order of a card payment, as the sandbox dashboard does. */
export const playStudio = (origin: string, session: string) => post(origin, `studio/${session}`, {})
