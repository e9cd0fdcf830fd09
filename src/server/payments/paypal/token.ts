import * as v from 'valibot'
import type { Account } from './account'

/** Seconds before expiry at which a token is no longer used. */
const margin = 60

const answer = v.object({ access_token: v.string(), expires_in: v.number() })

/** `text` is set once the token was fetched; `ends` is in milliseconds since 1970. */
type Token = { value: Promise<string>; text?: string; ends: number }

/** Cached tokens by client id, for the lifetime of the isolate; a token is valid for about nine hours. */
const tokens = new Map<string, Token>()

/**
 * Returns the access token for calls to PayPal. Concurrent callers share one fetch.
 * @throws when PayPal issues no token
 */
export function accessToken(account: Account, signal: AbortSignal): Promise<string> {
  const known = tokens.get(account.clientId)
  const token = known && known.ends > Date.now() ? known : beginToken(account, signal)
  return new Promise((resolve, reject) => {
    // The request that started the fetch may have been cancelled, so the token never arrives: later calls start anew.
    const giveUp = () => {
      if (token.text === undefined) forget(account, token)
      reject(signal.reason)
    }
    signal.addEventListener('abort', giveUp, { once: true })
    token.value.then(resolve, reject)
  })
}

/** Clears the cache, for tests. */
export function clearTokenCache(): void {
  tokens.clear()
}

/** Drops a token that PayPal rejected, so that the next call fetches a new one. */
export function invalidateToken(account: Account, text: string): void {
  const token = tokens.get(account.clientId)
  if (token?.text === text) forget(account, token)
}

function forget({ clientId }: Account, token: Token): void {
  if (tokens.get(clientId) === token) tokens.delete(clientId)
}

function beginToken(account: Account, signal: AbortSignal): Token {
  const fetched = fetchToken(account, signal)
  const token: Token = { value: fetched.then(({ text }) => text), ends: Number.POSITIVE_INFINITY }
  tokens.set(account.clientId, token)
  fetched.then(
    (result) => Object.assign(token, result),
    () => forget(account, token),
  )
  return token
}

async function fetchToken(account: Account, signal: AbortSignal): Promise<Required<Omit<Token, 'value'>>> {
  const response = await account.fetch(`${account.origin}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${btoa(`${account.clientId}:${account.clientSecret}`)}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    signal,
  })
  if (!response.ok) throw new Error(`PayPal gave no token: ${response.status}`)
  const { access_token: text, expires_in } = v.parse(answer, await response.json())
  return { text, ends: Date.now() + (expires_in - margin) * 1000 }
}
