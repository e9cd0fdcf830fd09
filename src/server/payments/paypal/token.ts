import * as v from 'valibot'
import type { Account } from './account'

/** Seconds before expiry at which a token is no longer used. */
const margin = 60

const answer = v.object({ access_token: v.string(), expires_in: v.number() })

/** `ends` is in milliseconds since 1970. */
type Token = { text: string; ends: number }

/** Cached tokens by client id, for the lifetime of the isolate; a token is valid for about nine hours. */
const tokens = new Map<string, Token>()

/**
 * Returns the access token for calls to PayPal. Caches results, not promises: a promise is bound to its request.
 * @throws when PayPal issues no token
 */
export async function accessToken(account: Account, signal: AbortSignal): Promise<string> {
  const known = tokens.get(account.clientId)
  if (known && known.ends > Date.now()) return known.text
  const token = await fetchToken(account, signal)
  tokens.set(account.clientId, token)
  return token.text
}

/** Clears the cache, for tests. */
export function clearTokenCache(): void {
  tokens.clear()
}

/** Drops a token that PayPal rejected, so that the next call fetches a new one. */
export function invalidateToken({ clientId }: Account, text: string): void {
  if (tokens.get(clientId)?.text === text) tokens.delete(clientId)
}

async function fetchToken(account: Account, signal: AbortSignal): Promise<Token> {
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
