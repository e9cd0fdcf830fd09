import Stripe from 'stripe'
import type { Locale } from '~/editions'
import type { Config } from '../config'
import { failure, type Result, success } from '../result'
import { sandboxCard } from './sandbox'

/** The version that requests are written for; the package would otherwise send its own newest. */
const apiVersion = '2026-10-28.endive'

/** Milliseconds for one call; with one retry the buyer waits less than seven seconds. */
const timeout = 3_000

export type CheckoutRequest = {
  orderId: string
  attempt: number
  plan: string
  /** Shown on the provider's page. */
  name: string
  description: string
  amountMinor: number
  currency: 'USD' | 'BRL'
  locale: Locale
  customerEmail: string | null
  successUrl: string
  cancelUrl: string
  expiresAt: Date
}

/** What the provider says of a session, in the terms that an order is checked against. */
export type CardSession = {
  id: string
  url: string | null
  status: 'open' | 'complete' | 'expired'
  paid: boolean
  /** `complete` without `paid`: a delayed method that is still under way. */
  amountMinor: number | null
  currency: string | null
  mode: string
  live: boolean
  reference: string | null
  /** Of the order, when this session was made. */
  attempt: number | null
  paymentId: string | null
  paymentLink: string | null
  /** A delayed method ended without money. */
  paymentFailed: boolean
  refundedMinor: number
  customerName: string | null
  customerEmail: string | null
}

export type CardFailure =
  | 'unknown_session'
  /** No answer, or none that makes sense. */
  | 'provider_unreachable'
  /** An error of the provider's own, which it gives again to every call with the same key. */
  | 'provider_error'
  | 'provider_refused'
  /** The same key was used with other parameters before. */
  | 'idempotency_conflict'
  /** The provider knows that this address cannot exist. */
  | 'email_refused'
  | 'payments_unavailable'

export type CardGateway = {
  createSession: (request: CheckoutRequest) => Promise<Result<CardSession, CardFailure>>
  readSession: (id: string) => Promise<Result<CardSession, CardFailure>>
  /** Verifies the signature over the raw body. `undefined` when it is not the provider's. */
  readEvent: (rawBody: string, signature: string) => Promise<Stripe.Event | undefined>
}

/** Stripe, spoken over fetch. Without keys it speaks to the sandbox, where that is built in. */
export function createCardGateway(config: Config): CardGateway {
  let client: Promise<Stripe> | undefined
  const stripe = () => {
    client ??= openClient(config)
    return client
  }
  return {
    createSession: (request) =>
      call(async () => {
        const session = await (await stripe()).checkout.sessions.create(sessionParams(request), {
          idempotencyKey: `checkout:${request.orderId}:${request.attempt}`,
        })
        return toSession(session)
      }),
    readSession: (id) =>
      call(async () =>
        toSession(
          await (await stripe()).checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] }),
        ),
      ),
    async readEvent(rawBody, signature) {
      const secret = config.stripeWebhookSecret ?? (await sandboxCard(config))?.stripeWebhookSecret
      if (!secret) return undefined
      try {
        return await (await stripe()).webhooks.constructEventAsync(rawBody, signature, secret)
      } catch {
        return undefined
      }
    },
  }
}

class PaymentsUnavailable extends Error {}

async function openClient(config: Config): Promise<Stripe> {
  const sandbox = config.stripeSecretKey ? undefined : await sandboxCard(config)
  const key = config.stripeSecretKey ?? sandbox?.stripeSecretKey
  if (!key) throw new PaymentsUnavailable()
  return new Stripe(key, {
    apiVersion,
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(sandbox?.fetch),
  })
}

/** The exact request for an order: the same order and attempt always give the same bytes. */
export function sessionParams(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { order_id: request.orderId, attempt: String(request.attempt), plan: request.plan }
  return {
    ui_mode: 'hosted_page',
    mode: 'payment',
    locale: request.locale === 'pt-BR' ? 'pt-BR' : 'en',
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

function toSession(session: Stripe.Checkout.Session): CardSession {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
  return {
    id: session.id,
    url: session.url,
    status: session.status === 'complete' ? 'complete' : session.status === 'expired' ? 'expired' : 'open',
    paid: session.payment_status === 'paid',
    amountMinor: session.amount_total,
    currency: session.currency?.toUpperCase() ?? null,
    mode: session.mode,
    live: session.livemode,
    reference: session.client_reference_id,
    attempt: session.metadata?.attempt ? Number(session.metadata.attempt) : null,
    paymentId: intent?.id ?? (typeof session.payment_intent === 'string' ? session.payment_intent : null),
    paymentLink: typeof session.payment_link === 'string' ? session.payment_link : null,
    paymentFailed: intent?.status === 'requires_payment_method' || intent?.status === 'canceled',
    refundedMinor: charge?.amount_refunded ?? 0,
    customerName: session.customer_details?.name ?? null,
    customerEmail: session.customer_details?.email ?? session.customer_email,
  }
}

/** Runs a call and says what went wrong in our terms; the provider's own words stay out of the page. */
async function call<Value>(work: () => Promise<Value>): Promise<Result<Value, CardFailure>> {
  try {
    return success(await work())
  } catch (error) {
    if (error instanceof PaymentsUnavailable) return failure('payments_unavailable')
    if (error instanceof Stripe.errors.StripeIdempotencyError)
      // In use: the twin of this call is still under way and will bring the answer.
      return failure(
        error.code === 'idempotency_key_in_use' ? 'provider_unreachable' : 'idempotency_conflict',
      )
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'customer_email')
      return failure('email_refused')
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      return failure(error.code === 'resource_missing' ? 'unknown_session' : 'provider_refused')
    if (error instanceof Stripe.errors.StripeAPIError && error.statusCode) return failure('provider_error')
    return failure('provider_unreachable')
  }
}
