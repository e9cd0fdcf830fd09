import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { failure, type Result, success } from '~/core/result'
import { emailPattern } from '~/core/schemas/email'
import type { Deployment } from '~/server/payments/provider'
import { teamFetch } from '~/server/payments/sandbox'

type Application = {
  /** Domain of the team, such as `name.cloudflareaccess.com`. */
  team: string
  /** Its tag, which a token for another application of the team does not have. */
  audience: string
}

/** Seconds that our clock and the team's may be apart, for each time that a token names. */
const clockTolerance = 60

/**
 * Fetches of a team's keys within a minute for tokens whose key is not among the known ones. Keys may be rotated twice
 * in a row; tokens with invented key ids must not become a flood of requests.
 */
const refetchesPerMinute = 10

const keySets = new Map<string, JWTVerifyGetKey>()

/**
 * Checks the token that Cloudflare Access sends with a request that it has let through, by the team's published keys.
 * That Access is in front proves nothing: another way to the Worker may lead past it.
 * @returns the e-mail address of the person; `unreachable` while the team's keys cannot be had
 */
export async function verifyAccess(
  token: string,
  { team, audience }: Application,
  deployment: Deployment,
): Promise<Result<string, 'forbidden' | 'unreachable'>> {
  try {
    const { payload } = await jwtVerify(token, keysOf(team, deployment), {
      // Named here: the token must not choose how it is checked.
      algorithms: ['RS256'],
      issuer: `https://${team}`,
      audience,
      requiredClaims: ['exp', 'iat', 'email'],
      clockTolerance,
      // Of any age: `exp` is the end of a session. With an age to check, jose refuses an `iat` in the future.
      maxTokenAge: Number.MAX_SAFE_INTEGER,
    })
    const { email } = payload
    return typeof email === 'string' && emailPattern.test(email)
      ? success(email.toLowerCase())
      : failure('forbidden')
  } catch (error) {
    return failure(isRefusal(error) ? 'forbidden' : 'unreachable')
  }
}

function keysOf(team: string, deployment: Deployment): JWTVerifyGetKey {
  const known = keySets.get(team)
  if (known) return known
  const keys = createKeySet(team, deployment)
  keySets.set(team, keys)
  return keys
}

/** The keys of a team: fetched when first needed, once they are ten minutes old, and for an unknown key id. */
function createKeySet(team: string, deployment: Deployment): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(`https://${team}/cdn-cgi/access/certs`), {
    [customFetch]: async (url, init) => (await teamFetch(team, deployment))(url, init),
    // Its own bound is one fetch per cool-down, which refuses a key that was published since.
    cooldownDuration: Number.POSITIVE_INFINITY,
  })
  const mayRefetch = limitPerMinute(refetchesPerMinute)
  return async (header, token) => {
    const fetchesNow = !keys.fresh
    try {
      return await keys(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || fetchesNow || !mayRefetch()) throw error
      await keys.reload()
      return keys(header, token)
    }
  }
}

function limitPerMinute(limit: number): () => boolean {
  let began = 0
  let count = 0
  return () => {
    if (Date.now() - began >= 60_000) {
      began = Date.now()
      count = 0
    }
    return ++count <= limit
  }
}

/** What is wrong with the token itself. Anything else, of whatever kind, means that nobody can tell. */
const refusals = [
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
]

function isRefusal(error: unknown): boolean {
  return refusals.some((kind) => error instanceof kind)
}

/** Forgets the keys of every team, as a new isolate would. */
export function forgetKeys(): void {
  keySets.clear()
}
