import * as v from 'valibot'
import { providerNames } from '~/core/schemas/providers'
import { type ProviderVariable, providers } from './payments/providers'

/** The only variable that every deployment requires. */
export const originVariable = {
  PUBLIC_ORIGIN: v.pipe(
    v.string(),
    v.url(),
    v.transform((url) => new URL(url).origin),
  ),
}

/** Optional variables and secrets that are not a payment provider's. */
export const ownVariables = {
  /** Signs the links to photos. */
  PHOTO_LINK_SECRET: v.pipe(v.string(), v.minLength(32)),
  /** Verifies the Turnstile challenge of the contact forms, if `turnstileSiteKey` is set. */
  TURNSTILE_SECRET_KEY: v.string(),
  /** The Cloudflare Access team domain that protects the desk: `name.cloudflareaccess.com`. */
  ACCESS_TEAM: v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)),
  /** The audience tag of the desk's Access application. */
  ACCESS_AUDIENCE: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
}

/** The names of all variables that `wrangler secret put` or `.dev.vars` can set. */
export const optionalVariables = [
  ...Object.keys(ownVariables),
  ...providerNames.flatMap((name) => Object.keys(providers[name].variables)),
]

/**
 * All variables as they are in the environment, before validation. `env.d.ts` uses this type.
 * @public
 */
export type Variables = Record<keyof typeof originVariable, string> &
  Partial<Record<keyof typeof ownVariables | ProviderVariable, string>>
