import type Stripe from 'stripe'
import type { Locale } from '~/catalog/locales'
import { failure, type Result, success } from '~/core/result'
import type { ProviderFailure } from '~/core/schemas/checkout'
import { emailOrNull, lineOrNull } from '~/core/schemas/fields'
import { openAccess } from '../../sandbox'
import type { Gateway } from '../gateway'
import type { PaymentRequest, PaymentSession } from '../payment'
import type { Deployment, ProviderAccount } from '../provider'
import { readDisputes } from './disputes'
import type { StripeKeys } from './keys'
import { markedOrder, markOf } from './mark'
import { hasFailed, refundedOf } from './refunds'
import { verifyEvent } from './verifyEvent'

/** The API version that our requests are written for; the SDK would otherwise send its own latest. */
const apiVersion = '2026-10-28.endive'

/** Milliseconds per attempt; with one retry the buyer waits less than seven seconds. */
const timeout = 3_000

/** Stripe's codes for our locales. */
const pageLocales: Record<Locale, Stripe.Checkout.SessionCreateParams.Locale> = {
  'en-US': 'en',
  'pt-BR': 'pt-BR',
}

type Client = { stripe: Stripe; webhookSecret: string }

/** Calls Stripe over fetch; without keys it uses the sandbox, if that is compiled in. */
export function createStripeGateway(account: ProviderAccount<StripeKeys>, deployment: Deployment): Gateway {
  let opened: Promise<Client> | undefined
  const client = () => {
    opened ??= openClient(account, deployment)
    return opened
  }
  const sessions = async () => (await client()).stripe.checkout.sessions
  const read = async (id: string) => {
    const { stripe } = await client()
    const session = await stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge.refunds'],
    })
    return toSession(session, await refundedOf(stripe, session))
  }
  return {
    createSession: (request) =>
      call(async () => {
        const session = await (await sessions()).create(sessionParams(request), {
          idempotencyKey: `checkout:${request.orderId}:${request.attempt}`,
        })
        return toSession(session)
      }),
    readSession: (id) => call(() => read(id)),
    closeSession: (id) =>
      call(async () => {
        const session = await read(id)
        if (session.status !== 'open') return session
        // Refused when the buyer was faster: return the current state of the session.
        await (await sessions()).expire(id).catch(async (error) => {
          const { errors } = await loadStripe()
          if (!(error instanceof errors.StripeInvalidRequestError)) throw error
        })
        return read(id)
      }),
    refund: ({ paymentId, amountMinor, key }) =>
      call(async () => {
        const { refunds } = (await client()).stripe
        const { status } = await refunds.create(
          { payment_intent: paymentId, amount: amountMinor },
          { idempotencyKey: key },
        )
        if (hasFailed(status)) throw new Refused()
      }),
    readDisputes: (paymentId) => call(async () => readDisputes((await client()).stripe, paymentId)),
    findSession: (paymentId) =>
      call(async () => {
        const { data } = await (await sessions()).list({ payment_intent: paymentId, limit: 1 })
        return data[0]?.id ?? null
      }),
    readPaymentLink: (id) =>
      call(async () => {
        const { url, after_completion } = await (await client()).stripe.paymentLinks.retrieve(id)
        return { url, returnsTo: after_completion.redirect?.url ?? null }
      }),
    async readEvent(rawBody, headers) {
      const signature = headers.get('stripe-signature') ?? ''
      try {
        const { stripe, webhookSecret: secret } = await client()
        const { event, livemode } = await verifyEvent(stripe, { rawBody, signature, secret })
        return livemode === (account.mode === 'live') ? success(event) : failure('wrong_mode')
      } catch (error) {
        if (error instanceof PaymentsUnavailable) return failure('payments_unavailable')
        const { errors } = await loadStripe()
        if (error instanceof errors.StripeSignatureVerificationError) return failure('bad_signature')
        throw error
      }
    },
  }
}

/** Lazy import: the SDK is loaded with the first call, because pages do not need it. */
const loadStripe = async () => (await import('stripe')).default

class PaymentsUnavailable extends Error {}
class Refused extends Error {}

async function openClient(account: ProviderAccount<StripeKeys>, deployment: Deployment): Promise<Client> {
  const access = await openAccess(account, deployment, (sandbox) => ({
    STRIPE_SECRET_KEY: sandbox.stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: sandbox.stripeWebhookSecret,
  }))
  if (!access) throw new PaymentsUnavailable()
  const Stripe = await loadStripe()
  const stripe = new Stripe(access.keys.STRIPE_SECRET_KEY, {
    apiVersion,
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(access.fetch),
  })
  return { stripe, webhookSecret: access.keys.STRIPE_WEBHOOK_SECRET }
}

/** Returns the request that creates a session. Deterministic: the same order and attempt give the same bytes. */
export function sessionParams(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { ...markOf(request.orderId, request.attempt), plan: request.plan }
  return {
    ui_mode: 'hosted_page',
    mode: 'payment',
    locale: pageLocales[request.locale],
    client_reference_id: request.orderId,
    metadata,
    payment_intent_data: { metadata, description: request.name },
    ...(request.customerEmail ? { customer_email: request.customerEmail } : {}),
    adaptive_pricing: { enabled: false },
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: request.currency.toLowerCase(),
          unit_amount: request.amountMinor,
          product_data: { name: request.name, description: request.description },
        },
      },
    ],
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
  }
}

function toSession(session: Stripe.Checkout.Session, refundedMinor = 0): PaymentSession {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  return {
    provider: 'stripe',
    id: session.id,
    url: session.url,
    status: session.status === 'complete' ? 'complete' : session.status === 'expired' ? 'expired' : 'open',
    // Nothing is due after a coupon for the whole price; an open session can say so before the buyer confirms.
    paid: session.status === 'complete' && session.payment_status !== 'unpaid',
    amountMinor: session.amount_total,
    currency: session.currency?.toUpperCase() ?? null,
    mode: session.mode,
    live: session.livemode,
    toUs: true,
    reference: session.client_reference_id,
    marked: markedOrder(session.metadata) !== undefined,
    attempt: session.metadata?.attempt ? Number(session.metadata.attempt) : null,
    paymentId: intent?.id ?? (typeof session.payment_intent === 'string' ? session.payment_intent : null),
    paymentLink: typeof session.payment_link === 'string' ? session.payment_link : null,
    paymentFailed: intent?.status === 'requires_payment_method' || intent?.status === 'canceled',
    refundedMinor,
    disputed: typeof intent?.latest_charge === 'object' && intent.latest_charge?.disputed === true,
    customerName: lineOrNull(session.customer_details?.name),
    customerEmail: emailOrNull(session.customer_details?.email ?? session.customer_email),
  }
}

/** Runs a call and maps its errors to failure codes, so that Stripe's messages never reach a page. */
async function call<Value>(work: () => Promise<Value>): Promise<Result<Value, ProviderFailure>> {
  try {
    return success(await work())
  } catch (error) {
    if (error instanceof PaymentsUnavailable) return failure('payments_unavailable')
    if (error instanceof Refused) return failure('provider_refused')
    const { errors } = await loadStripe()
    if (error instanceof errors.StripeIdempotencyError)
      // Key in use: a concurrent call is still running and will return the result.
      return failure(
        error.code === 'idempotency_key_in_use' ? 'provider_unreachable' : 'idempotency_conflict',
      )
    if (error instanceof errors.StripeInvalidRequestError && error.param === 'customer_email')
      return failure('email_refused')
    if (error instanceof errors.StripeInvalidRequestError)
      return failure(error.code === 'resource_missing' ? 'unknown_session' : 'provider_refused')
    // A restricted key without this permission: retrying would not help.
    if (error instanceof errors.StripePermissionError) return failure('provider_refused')
    if (error instanceof errors.StripeAPIError && error.statusCode) return failure('provider_error')
    return failure('provider_unreachable')
  }
}
