import * as v from 'valibot'
import type { Account } from './account'

/** Seconds that a token is given up before it ends. */
const margin = 60

const answer = v.object({ access_token: v.string(), expires_in: v.number() })

type Token = { value: Promise<string>; ends: number }

/** One for each account, for as long as the isolate lives; a token lasts about nine hours. */
const tokens = new Map<string, Token>()

/**
 * The token for calls to PayPal. Whoever asks while one is being fetched waits for that one.
 * @throws when PayPal gives none
 */
export async function accessToken(account: Account, signal: AbortSignal): Promise<string> {
  const known = tokens.get(account.clientId)
  if (known && known.ends > Date.now()) return known.value
  const token: Token = {
    value: fetchToken(account, signal, (seconds) => keepFor(token, seconds)),
    ends: Infinity,
  }
  tokens.set(account.clientId, token)
  // Nobody waits for a request that failed or was cut off with the visitor who began it.
  token.value.catch(() => forgetToken(account, token))
  signal.addEventListener('abort', () => token.ends === Infinity && forgetToken(account, token))
  return token.value
}

/** The next call fetches a new one. */
export function forgetToken({ clientId }: Account, token = tokens.get(clientId)): void {
  if (tokens.get(clientId) === token) tokens.delete(clientId)
}

function keepFor(token: Token, seconds: number): void {
  token.ends = Date.now() + (seconds - margin) * 1000
}

async function fetchToken(
  account: Account,
  signal: AbortSignal,
  keep: (seconds: number) => void,
): Promise<string> {
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
  const { access_token, expires_in } = v.parse(answer, await response.json())
  keep(expires_in)
  return access_token
}
