import * as v from 'valibot'
import { providerNames } from '~/core/schemas/providers'
import { type ProviderVariable, providers } from './payments/providers'

/** The one variable that no deployment can be without. */
export const originVariable = {
  PUBLIC_ORIGIN: v.pipe(
    v.string(),
    v.url(),
    v.transform((url) => new URL(url).origin),
  ),
}

/** The variables and secrets that belong to no provider. A deployment can be without them. */
export const ownVariables = {
  /** Signs the links to photos. */
  PHOTO_LINK_SECRET: v.pipe(v.string(), v.minLength(32)),
  /** Checks the challenge of the contact forms, where `turnstileSiteKey` is set. */
  TURNSTILE_SECRET_KEY: v.string(),
  /** The team of Cloudflare Access that people are let in at the desk by: `name.cloudflareaccess.com`. */
  ACCESS_TEAM: v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)),
  /** The audience tag of the application that the team protects the desk with. */
  ACCESS_AUDIENCE: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
}

/** The names of everything that `wrangler secret put` or `.dev.vars` may set. */
export const optionalVariables = [
  ...Object.keys(ownVariables),
  ...providerNames.flatMap((name) => Object.keys(providers[name].variables)),
]

/**
 * The same in the environment, before it is checked. `env.d.ts` takes its types from here.
 * @public
 */
export type Variables = Record<keyof typeof originVariable, string> &
  Partial<Record<keyof typeof ownVariables | ProviderVariable, string>>
