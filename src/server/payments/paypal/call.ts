import pRetry from 'p-retry'
import type { Account } from './account'
import { accessToken, invalidateToken } from './token'

/**
 * Milliseconds for one attempt, and for all of them. Fast failures are retried once, timeouts are not, so that a read
 * followed by a capture stays under seven seconds.
 */
const timeouts = { once: 3_000, inAll: 3_400 }

/** Statuses that do not refuse the request itself: authorization, rate limit or timeout. */
const retryableStatuses = [401, 403, 408, 429]

type Call = {
  method: 'GET' | 'POST'
  path: string
  /** Sent unchanged. */
  body?: string
  /** Idempotency key: a repeated call returns the first response without a second effect. At most 108 characters. */
  requestId?: string
}

export type Answer = { status: number; body: unknown }

/** A response that does not tell the outcome of the call. */
class NoAnswer extends Error {
  override name = 'NoAnswer'
}

/**
 * Calls PayPal's API. Retries an unanswered call once, and a call with a rejected token once with a new one. A
 * concurrent call with the same key counts as unanswered: the retry gets its response.
 * @throws when there is no response in time
 */
export function callPayPal(account: Account, call: Call): Promise<Answer> {
  const deadline = AbortSignal.timeout(timeouts.inAll)
  return pRetry(() => tryOnce(account, call, deadline), { retries: 1, minTimeout: 200, signal: deadline })
}

async function tryOnce(
  account: Account,
  call: Call,
  deadline: AbortSignal,
  isRetry = false,
): Promise<Answer> {
  const signal = AbortSignal.any([deadline, AbortSignal.timeout(timeouts.once)])
  const { method, path, body, requestId } = call
  const token = await accessToken(account, signal)
  const response = await account.fetch(account.origin + path, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      // Without it the response omits the amounts.
      Prefer: 'return=representation',
      ...(requestId ? { 'PayPal-Request-Id': requestId } : {}),
    },
    ...(body === undefined ? {} : { body }),
    signal,
  })
  if (response.status === 401 && !isRetry) {
    invalidateToken(account, token)
    return tryOnce(account, call, deadline, true)
  }
  if (response.status >= 500 || retryableStatuses.includes(response.status))
    throw new NoAnswer(`PayPal answered ${response.status}`)
  const json: unknown = await response.json().catch(() => {
    throw new NoAnswer('PayPal answered no JSON')
  })
  if (response.status === 422 && /_IN_PROGRESS"/.test(JSON.stringify(json)))
    throw new NoAnswer('PayPal is still at it')
  return { status: response.status, body: json }
}
