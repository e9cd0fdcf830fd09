import { env } from 'cloudflare:workers'
import * as v from 'valibot'

const schema = v.object({
  PUBLIC_ORIGIN: v.pipe(
    v.string(),
    v.url(),
    v.transform((url) => new URL(url).origin),
  ),
  STRIPE_SECRET_KEY: v.optional(v.pipe(v.string(), v.regex(/^(sk|rk)_(test|live)_/))),
  STRIPE_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.startsWith('whsec_'))),
  PHOTO_LINK_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  TURNSTILE_SECRET_KEY: v.optional(v.string()),
})

export type Config = {
  /** Scheme, host and port that every address is built from; never the request's Host. */
  publicOrigin: string
  /** `unavailable`: no keys and no sandbox; payments are refused with the specified message. */
  payments: 'live' | 'test' | 'sandbox' | 'unavailable'
  stripeSecretKey: string | undefined
  stripeWebhookSecret: string | undefined
  photoLinkSecret: string
  turnstileSecretKey: string | undefined
}

/**
 * The configuration of this deployment.
 * @throws ValiError naming the variable that is malformed, so that a bad deployment fails at its first request
 */
export function readConfig(source: unknown = env): Config {
  const values = v.parse(schema, source)
  // Payments that no webhook can confirm would wait for the scheduled check: better not to start.
  if (values.STRIPE_SECRET_KEY && !values.STRIPE_WEBHOOK_SECRET)
    throw new Error('STRIPE_WEBHOOK_SECRET is not set')
  const key = values.STRIPE_SECRET_KEY
  return {
    publicOrigin: values.PUBLIC_ORIGIN,
    payments: key
      ? key.includes('_live_')
        ? 'live'
        : 'test'
      : __PAYMENT_SANDBOX__
        ? 'sandbox'
        : 'unavailable',
    stripeSecretKey: key,
    stripeWebhookSecret: values.STRIPE_WEBHOOK_SECRET,
    photoLinkSecret: values.PHOTO_LINK_SECRET ?? localLinkSecret(values.PUBLIC_ORIGIN),
    turnstileSecretKey: values.TURNSTILE_SECRET_KEY,
  }
}

/** A well-known secret is good enough on one's own machine and nowhere else. */
function localLinkSecret(origin: string): string {
  if (!__PAYMENT_SANDBOX__) throw new Error('PHOTO_LINK_SECRET is not set')
  return `links of ${origin} that only this machine can open`
}
