import { createRemoteJWKSet, customFetch, errors, jwtVerify, type RemoteJWKSet } from 'jose'
import { emailPattern } from '~/schemas/fields'
import { failure, type Result, success } from '../result'
import type { Deployment } from './provider'
import { teamFetch } from './sandbox'

type Application = {
  /** Domain of the team, such as `name.cloudflareaccess.com`. */
  team: string
  /** Its tag, which a token for another application of the team does not have. */
  audience: string
}

/** Seconds that our clock and the team's may be apart. */
const clockTolerance = 5

/** The keys of a team, fetched when they are first needed, once they are old, and for a key that is not among them. */
const keySets = new Map<string, RemoteJWKSet>()

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
    })
    const { email } = payload
    return typeof email === 'string' && emailPattern.test(email)
      ? success(email.toLowerCase())
      : failure('forbidden')
  } catch (error) {
    return failure(isRefusal(error) ? 'forbidden' : 'unreachable')
  }
}

function keysOf(team: string, deployment: Deployment): RemoteJWKSet {
  const known = keySets.get(team)
  if (known) return known
  const keys = createRemoteJWKSet(new URL(`https://${team}/cdn-cgi/access/certs`), {
    [customFetch]: async (url, init) => (await teamFetch(team, deployment))(url, init),
  })
  keySets.set(team, keys)
  return keys
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
