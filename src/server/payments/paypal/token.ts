import * as v from 'valibot'
import type { Account } from './account'

/** Seconds that a token is given up before it ends. */
const margin = 60

const answer = v.object({ access_token: v.string(), expires_in: v.number() })

/** `text` once it has come; `ends` in milliseconds since 1970. */
type Token = { value: Promise<string>; text?: string; ends: number }

/** One for each account, for as long as the isolate lives; a token lasts about nine hours. */
const tokens = new Map<string, Token>()

/**
 * Gives the token for calls to PayPal. Calls that come while one is being fetched wait for it.
 * @throws when PayPal gives none
 */
export function accessToken(account: Account, signal: AbortSignal): Promise<string> {
  const known = tokens.get(account.clientId)
  const token = known && known.ends > Date.now() ? known : beginToken(account, signal)
  return new Promise((resolve, reject) => {
    // The request that began it may have ended with its visitor; then it never comes, and nobody waits for it again.
    const giveUp = () => {
      if (token.text === undefined) forget(account, token)
      reject(signal.reason)
    }
    signal.addEventListener('abort', giveUp, { once: true })
    token.value.then(resolve, reject)
  })
}

/** As in a new isolate. */
export function forgetTokens(): void {
  tokens.clear()
}

/** A token that PayPal did not take: the next call fetches another. */
export function forgetToken(account: Account, text: string): void {
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
    (came) => Object.assign(token, came),
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
