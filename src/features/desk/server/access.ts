import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { failure, type Result, success } from '~/core/result'
import { emailPattern } from '~/core/schemas/email'
import type { Deployment } from '~/server/payments/provider'
import { teamFetch } from '~/server/sandbox'

type Application = {
  /** Domain of the team, such as `name.cloudflareaccess.com`. */
  team: string
  /** Audience tag of the application; tokens for the team's other applications have a different one. */
  audience: string
}

/** Allowed clock skew in seconds, for each time claim of a token. */
const clockTolerance = 60

/**
 * Key fetches per minute and team for tokens with an unknown key id. Allows keys to be rotated twice in a row, and
 * keeps tokens with invented key ids from causing a flood of requests.
 */
const refetchesPerMinute = 10

const keySets = new Map<string, JWTVerifyGetKey>()

/**
 * Verifies the Cloudflare Access token of a request against the team's published keys. Access in front of the Worker is
 * no proof by itself: another route to the Worker may bypass it.
 * @returns the user's email address; `forbidden` for an invalid token, `unreachable` if the keys cannot be fetched
 */
export async function verifyAccess(
  token: string,
  { team, audience }: Application,
  deployment: Deployment,
): Promise<Result<string, 'forbidden' | 'unreachable'>> {
  try {
    const { payload } = await jwtVerify(token, keysOf(team, deployment), {
      // Pinned, so that a token cannot choose its own algorithm.
      algorithms: ['RS256'],
      issuer: `https://${team}`,
      audience,
      requiredClaims: ['exp', 'iat', 'email'],
      clockTolerance,
      // No age limit, since `exp` ends the session. But with any `maxTokenAge`, jose rejects an `iat` in the future.
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

/** Returns a team's key set: fetched on first use, when ten minutes old, and for an unknown key id. */
function createKeySet(team: string, deployment: Deployment): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(`https://${team}/cdn-cgi/access/certs`), {
    [customFetch]: async (url, init) => (await teamFetch(team, deployment))(url, init),
    // By default jose refetches once per cooldown, and rejects a key that was published since.
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
  let startedAt = 0
  let count = 0
  return () => {
    if (Date.now() - startedAt >= 60_000) {
      startedAt = Date.now()
      count = 0
    }
    return ++count <= limit
  }
}

/** Errors of the token itself. Any other error means that the token could not be checked. */
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

/** Clears the cached keys of every team, as in a new isolate. */
export function clearKeySets(): void {
  keySets.clear()
}
