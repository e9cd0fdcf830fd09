import * as v from 'valibot'
import type { Account } from './account'

/** Seconds that a token is given up before it ends. */
const margin = 60

const answer = v.object({ access_token: v.string(), expires_in: v.number() })

/** `ends` in milliseconds since 1970; infinite until it has come. */
type Token = { value: Promise<string>; ends: number }

/** One for each account, for as long as the isolate lives; a token lasts about nine hours. */
const tokens = new Map<string, Token>()

/**
 * The token for calls to PayPal. Whoever asks while one is being fetched waits for that one.
 * @throws when PayPal gives none
 */
export function accessToken(account: Account, signal: AbortSignal): Promise<string> {
  const known = tokens.get(account.clientId)
  const token = known && known.ends > Date.now() ? known : beginToken(account, signal)
  return new Promise((resolve, reject) => {
    // Whoever began it may be gone with their visitor, and then it never comes: nobody waits for that one again.
    const giveUp = () => {
      if (token.ends === Number.POSITIVE_INFINITY) forgetToken(account, token)
      reject(signal.reason)
    }
    signal.addEventListener('abort', giveUp, { once: true })
    token.value.then(resolve, reject)
  })
}

function beginToken(account: Account, signal: AbortSignal): Token {
  const token: Token = {
    value: fetchToken(account, signal, (seconds) => {
      token.ends = Date.now() + (seconds - margin) * 1000
    }),
    ends: Number.POSITIVE_INFINITY,
  }
  tokens.set(account.clientId, token)
  token.value.catch(() => forgetToken(account, token))
  return token
}

/** The next call fetches a new one. */
export function forgetToken({ clientId }: Account, token = tokens.get(clientId)): void {
  if (tokens.get(clientId) === token) tokens.delete(clientId)
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
