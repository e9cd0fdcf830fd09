import { nowInSeconds } from '../clock'
import { sandboxKeys } from '../keys'
import { algorithm, publishedKeys } from './keys'

/** Claims that override those of a valid one-hour token. Times in seconds since 1970. */
export type TokenClaims = {
  email?: string | undefined
  aud?: string | undefined
  iss?: string | undefined
  exp?: number | undefined
  nbf?: number | undefined
  iat?: number | undefined
}

/** Signs a token as Cloudflare Access does for an authenticated user. */
export async function issueToken(db: D1Database, { aud, ...claims }: TokenClaims): Promise<string> {
  const [{ kid, privateJwk }] = await publishedKeys(db)
  const now = nowInSeconds()
  const payload = {
    aud: [aud ?? sandboxKeys.accessAudience],
    email: 'owner@example.com',
    exp: now + 3600,
    iat: now,
    nbf: now,
    iss: `https://${sandboxKeys.accessTeam}`,
    type: 'app',
    identity_nonce: 'sandbox',
    sub: 'a0a0a0a0-0000-4000-8000-000000000000',
    country: 'US',
    ...Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined)),
  }
  const signed = `${encode({ alg: 'RS256', kid, typ: 'JWT' })}.${encode(payload)}`
  const key = await crypto.subtle.importKey('jwk', privateJwk, algorithm, false, ['sign'])
  const signature = await crypto.subtle.sign(algorithm.name, key, new TextEncoder().encode(signed))
  return `${signed}.${base64url(new Uint8Array(signature))}`
}

const encode = (value: object) => base64url(new TextEncoder().encode(JSON.stringify(value)))

const base64url = (bytes: Uint8Array) => bytes.toBase64({ alphabet: 'base64url', omitPadding: true })
