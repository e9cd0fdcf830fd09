import * as v from 'valibot'
import { log, logFailure } from '~/core/log'
import { failure, type Result, success } from '~/core/result'
import type { ProviderFailure } from '~/core/schemas/checkout'
import type { Dispute } from '../dispute'
import type { Gateway } from '../gateway'
import type { PaymentSession } from '../payment'
import type { Deployment, ProviderAccount } from '../provider'
import { type Account, openAccount } from './account'
import { type Answer, callPayPal } from './call'
import { disputeListSchema, disputeSchema, toDispute } from './disputes'
import { isPayPalEvent, paymentEvent, readClaim } from './event'
import type { PayPalKeys } from './keys'
import { amountOf, orderRequest } from './orderRequest'
import { hasFailed, orderSchema, orderSession } from './orderSession'

/** Calls PayPal's Orders API over fetch; without keys it uses the sandbox, if that is compiled in. */
export function createPayPalGateway(account: ProviderAccount<PayPalKeys>, deployment: Deployment) {
  let opened: Promise<Account | undefined> | undefined
  const open = () => {
    opened ??= openAccount(account, deployment)
    return opened
  }
  const withAccount = async <Value, Failure extends string = never>(
    work: (account: Account) => Promise<Result<Value, ProviderFailure | Failure>>,
  ): Promise<Result<Value, ProviderFailure | Failure>> => {
    const own = await open()
    if (!own) return failure('payments_unavailable')
    try {
      return await work(own)
    } catch (error) {
      logFailure('paypal_not_answered', error)
      return failure('provider_unreachable')
    }
  }
  const read = async (account: Account, id: string) =>
    sessionIn(await callPayPal(account, { method: 'GET', path: orderPath(id) }), account)

  return {
    createSession: (request) =>
      withAccount(async (account) =>
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
    readSession: (id) => withAccount((account) => read(account, id)),
    // Nothing to close: an order charges money only when we capture it.
    closeSession: (id) => withAccount((account) => read(account, id)),
    capture: (id, declines) =>
      withAccount(async (account) => {
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
        // A concurrent caller captured first: return the current state of the order.
        if (captured.code === 'idempotency_conflict') return read(account, id)
        // Any other refusal is a decline, which PayPal repeats for the same key.
        return failure('declined')
      }),
    refund: ({ paymentId, amountMinor, currency, key }) =>
      withAccount(async (account) => {
        const answer = await callPayPal(account, {
          method: 'POST',
          path: `/v2/payments/captures/${encodeURIComponent(paymentId)}/refund`,
          body: JSON.stringify({ amount: amountOf({ amountMinor, currency }) }),
          requestId: key,
        })
        if (answer.status >= 300) return refusalIn(answer)
        return hasFailed(v.parse(refundSchema, answer.body).status)
          ? failure('provider_refused')
          : success(undefined)
      }),
    readDisputes: (paymentId, announced) =>
      withAccount(async (account) => {
        const listed = await disputeIdsOf(account, paymentId)
        if (!listed.ok) return listed
        const disputes: Dispute[] = []
        for (const id of new Set([...(announced ? [announced] : []), ...listed.value])) {
          const path = `${disputesPath}/${encodeURIComponent(id)}`
          const details = await callPayPal(account, { method: 'GET', path })
          if (details.status >= 300) return refusalIn(details)
          disputes.push(toDispute(v.parse(disputeSchema, details.body)))
        }
        return success(disputes)
      }),
    findSession: (paymentId) =>
      withAccount(async (account) => {
        const path = `/v2/payments/captures/${encodeURIComponent(paymentId)}`
        const answer = await callPayPal(account, { method: 'GET', path })
        if (answer.status >= 300) return refusalIn(answer)
        return success(v.parse(captureSchema, answer.body).supplementary_data?.related_ids?.order_id ?? null)
      }),
    async readEvent(rawBody, headers) {
      const claim = readClaim(rawBody, headers)
      if (!claim) return failure('bad_signature')
      return withAccount(async (own) =>
        (await isPayPalEvent(own, claim)) ? success(paymentEvent(claim)) : failure('bad_signature'),
      )
    },
  } satisfies Gateway
}

const disputesPath = '/v1/customer/disputes'
const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`

/** Maximum number of pages that are read, with 50 disputes each; no payment comes near it. */
const maxPages = 4

/** Reads the ids of all disputes of a payment, page by page. @throws when a response has an unexpected shape */
async function disputeIdsOf(account: Account, paymentId: string): Promise<Result<string[], ProviderFailure>> {
  const query = new URLSearchParams({ disputed_transaction_id: paymentId, page_size: '50' })
  const ids: string[] = []
  let path: string | undefined = `${disputesPath}?${query}`
  for (let page = 0; path && page < maxPages; page++) {
    const answer = await callPayPal(account, { method: 'GET', path })
    if (answer.status >= 300) return refusalIn(answer)
    const { items, nextPath } = v.parse(disputeListSchema, answer.body)
    ids.push(...items.map(({ dispute_id }) => dispute_id))
    path = nextPath
  }
  return success(ids)
}

const refundSchema = v.object({ status: v.string() })

/** The field of a capture that we read: its order id. */
const captureSchema = v.object({
  supplementary_data: v.optional(
    v.object({ related_ids: v.optional(v.object({ order_id: v.optional(v.string()) })) }),
  ),
})

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

/** @throws when the response has an unexpected shape */
function sessionIn(answer: Answer, account: Account): Result<PaymentSession, ProviderFailure> {
  return answer.status < 300
    ? success(orderSession(v.parse(orderSchema, answer.body), account))
    : refusalIn(answer)
}

/** Maps a refusal to a failure code. @throws when the response has an unexpected shape */
function refusalIn({ status, body }: Answer): Result<never, ProviderFailure> {
  const { name = '', details, debug_id } = v.parse(refusal, body)
  const issues = [...details.map(({ issue = '' }) => issue), name]
  // PayPal's support finds the call by its `debug_id`.
  log('paypal_refused', { status, issue: issues.join(' '), debug_id })
  const known = issues.find((issue) => failures[issue])
  return failure((known && failures[known]) || 'provider_refused')
}
