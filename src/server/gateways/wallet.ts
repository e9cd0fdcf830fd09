import * as v from 'valibot'
import type { Config } from '../config'
import { log, logFailure } from '../log'
import { failure, type Result, success } from '../result'
import type { PaymentGateway, PaymentSession, ProviderFailure } from './payment'
import { type Account, openAccount } from './paypal/account'
import { type Answer, callPayPal } from './paypal/call'
import { orderRequest } from './paypal/orderRequest'
import { orderSchema, orderSession } from './paypal/orderSession'

export type WalletGateway = PaymentGateway & {
  /**
   * Takes the money that the buyer agreed to pay.
   * @param declines how often it was declined before: PayPal gives the same answer to the same try
   */
  capture: (id: string, declines: number) => Promise<Result<PaymentSession, ProviderFailure>>
  /**
   * Asks PayPal whether an event is its own.
   * @param rawBody byte for byte as it came: that is what the signature is of
   */
  readEvent: (rawBody: string, headers: Headers) => Promise<Result<WalletEvent | undefined, ProviderFailure>>
}

const eventSchema = v.object({
  id: v.string(),
  event_type: v.string(),
  resource: v.looseObject({
    id: v.optional(v.string()),
    custom_id: v.optional(v.string()),
    supplementary_data: v.optional(
      v.object({ related_ids: v.optional(v.object({ order_id: v.optional(v.string()) })) }),
    ),
  }),
})
export type WalletEvent = v.InferOutput<typeof eventSchema>

/** PayPal's Orders API, spoken over fetch. Without keys it speaks to the sandbox, where that is built in. */
export function createWalletGateway(config: Config): WalletGateway {
  let opened: Promise<Account | undefined> | undefined
  const ask = async <Value>(
    work: (account: Account) => Promise<Result<Value, ProviderFailure>>,
  ): Promise<Result<Value, ProviderFailure>> => {
    opened ??= openAccount(config)
    const account = await opened
    if (!account) return failure('payments_unavailable')
    try {
      return await work(account)
    } catch (error) {
      logFailure('paypal_not_answered', error)
      return failure('provider_unreachable')
    }
  }
  const read = async (account: Account, id: string) =>
    sessionIn(await callPayPal(account, { method: 'GET', path: orderPath(id) }), account)

  return {
    createSession: (request) =>
      ask(async (account) =>
        sessionIn(
          await callPayPal(account, {
            method: 'POST',
            path: '/v2/checkout/orders',
            body: JSON.stringify(orderRequest(request)),
            requestId: `order:${request.orderId}:${request.attempt}`,
          }),
          account,
        ),
      ),
    readSession: (id) => ask((account) => read(account, id)),
    // An order that nobody captures takes no money, and only we capture: there is nothing to close.
    closeSession: (id) => ask((account) => read(account, id)),
    capture: (id, declines) =>
      ask(async (account) => {
        const captured = sessionIn(
          await callPayPal(account, {
            method: 'POST',
            path: `${orderPath(id)}/capture`,
            body: '{}',
            requestId: `capture:${id}:${declines}`,
          }),
          account,
        )
        if (captured.ok || captured.code === 'unknown_session') return captured
        // Another caller was faster: what counts is how the order stands.
        if (captured.code === 'idempotency_conflict') return read(account, id)
        // PayPal has many reasons to take no money of somebody, and repeats each for the same key.
        return failure('declined')
      }),
    readEvent: (rawBody, headers) => {
      const event = parseEvent(rawBody)
      const transmission = v.safeParse(transmissionSchema, Object.fromEntries(headers))
      if (!event || !transmission.success) return Promise.resolve(success(undefined))
      return ask(async (account) => {
        const { status, body } = await callPayPal(account, {
          method: 'POST',
          path: '/v1/notifications/verify-webhook-signature',
          body: verification(account, rawBody, transmission.output),
        })
        const verified = status === 200 && (body as { verification_status?: string }).verification_status
        return success(verified === 'SUCCESS' ? event : undefined)
      })
    },
  }
}

const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`

/** One JSON value and nothing after it: the event is written into another text as it is. */
function parseEvent(rawBody: string): WalletEvent | undefined {
  try {
    const parsed = v.safeParse(eventSchema, JSON.parse(rawBody))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** What PayPal says beside an event. Without all of it the event is not PayPal's, and PayPal need not be asked. */
const transmissionSchema = v.object({
  'paypal-auth-algo': v.string(),
  'paypal-cert-url': v.pipe(v.string(), v.regex(/^https:\/\/[a-z.-]+\.paypal\.com\//)),
  'paypal-transmission-id': v.string(),
  'paypal-transmission-sig': v.string(),
  'paypal-transmission-time': v.string(),
})

function verification(
  { webhookId }: Account,
  rawBody: string,
  transmission: v.InferOutput<typeof transmissionSchema>,
): string {
  const facts = JSON.stringify({
    auth_algo: transmission['paypal-auth-algo'],
    cert_url: transmission['paypal-cert-url'],
    transmission_id: transmission['paypal-transmission-id'],
    transmission_sig: transmission['paypal-transmission-sig'],
    transmission_time: transmission['paypal-transmission-time'],
    webhook_id: webhookId,
  })
  return `${facts.slice(0, -1)},"webhook_event":${rawBody}}`
}

const refusal = v.object({
  name: v.optional(v.string()),
  debug_id: v.optional(v.string()),
  details: v.optional(v.array(v.object({ issue: v.optional(v.string()) })), []),
})

const failures: Record<string, ProviderFailure> = {
  RESOURCE_NOT_FOUND: 'unknown_session',
  INVALID_RESOURCE_ID: 'unknown_session',
  ORDER_ALREADY_CAPTURED: 'idempotency_conflict',
  DUPLICATE_REQUEST_ID: 'idempotency_conflict',
}

/** @throws when the answer makes no sense */
function sessionIn({ status, body }: Answer, account: Account): Result<PaymentSession, ProviderFailure> {
  if (status < 300) return success(orderSession(v.parse(orderSchema, body), account))
  const { name = '', details, debug_id } = v.parse(refusal, body)
  const issues = [...details.map(({ issue = '' }) => issue), name]
  // With its number PayPal's support finds the call.
  log('paypal_refused', { status, issue: issues.join(' '), debug_id })
  const known = issues.find((issue) => failures[issue])
  return failure((known && failures[known]) || 'provider_refused')
}
