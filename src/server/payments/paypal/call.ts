import pRetry from 'p-retry'
import type { Account } from './account'
import { accessToken, forgetToken } from './token'

/**
 * Milliseconds for one try, and for all of them. What fails fast is tried twice, what is silent once: reading and
 * capturing, one after the other, stay under seven seconds.
 */
const patience = { once: 3_000, inAll: 3_400 }

/** Refusals of the caller and not of what was asked: our keys, our pace, PayPal's own clock. */
const notNow = [401, 403, 408, 429]

type Call = {
  method: 'GET' | 'POST'
  path: string
  /** Written as it is. */
  body?: string
  /** The same key gives the same answer, so that a repetition has no second effect. At most 108 characters. */
  requestId?: string
}

export type Answer = { status: number; body: unknown }

/** An answer that says nothing about what was asked. */
class NoAnswer extends Error {
  override name = 'NoAnswer'
}

/**
 * Calls PayPal's API; repeats once what was not answered, and once more with a new token when the old one was
 * refused. A twin of the call that is still under way counts as no answer: the repetition gets the twin's.
 * @throws when none came in time
 */
export function callPayPal(account: Account, call: Call): Promise<Answer> {
  const end = AbortSignal.timeout(patience.inAll)
  return pRetry(() => tryOnce(account, call, end), { retries: 1, minTimeout: 200, signal: end })
}

async function tryOnce(account: Account, call: Call, end: AbortSignal, again = false): Promise<Answer> {
  const signal = AbortSignal.any([end, AbortSignal.timeout(patience.once)])
  const { method, path, body, requestId } = call
  const token = await accessToken(account, signal)
  const response = await account.fetch(account.origin + path, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      // Without it the answer leaves the amounts out.
      Prefer: 'return=representation',
      ...(requestId ? { 'PayPal-Request-Id': requestId } : {}),
    },
    ...(body === undefined ? {} : { body }),
    signal,
  })
  if (response.status === 401 && !again) {
    forgetToken(account, token)
    return tryOnce(account, call, end, true)
  }
  if (response.status >= 500 || notNow.includes(response.status))
    throw new NoAnswer(`PayPal answered ${response.status}`)
  const json: unknown = await response.json().catch(() => {
    throw new NoAnswer('PayPal answered no JSON')
  })
  if (response.status === 422 && /_IN_PROGRESS"/.test(JSON.stringify(json)))
    throw new NoAnswer('PayPal is still at it')
  return { status: response.status, body: json }
}
