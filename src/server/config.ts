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
  PAYPAL_ENVIRONMENT: v.optional(v.picklist(['live', 'sandbox'])),
  PAYPAL_CLIENT_ID: v.optional(v.pipe(v.string(), v.minLength(1))),
  PAYPAL_CLIENT_SECRET: v.optional(v.pipe(v.string(), v.minLength(1))),
  PAYPAL_MERCHANT_ID: v.optional(v.pipe(v.string(), v.regex(/^[2-9A-HJ-NP-Z]{13}$/))),
  PAYPAL_WEBHOOK_ID: v.optional(v.pipe(v.string(), v.minLength(1))),
  PHOTO_LINK_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  TURNSTILE_SECRET_KEY: v.optional(v.string()),
})

type PayPalKeys = { clientId: string; clientSecret: string; merchantId: string; webhookId: string }

/** `unavailable`: no keys and no sandbox; payments are refused with the specified message. */
type PaymentMode = 'live' | 'test' | 'sandbox' | 'unavailable'

export type Config = {
  /** Scheme, host and port that every address is built from; never the request's Host. */
  publicOrigin: string
  payments: PaymentMode
  stripeSecretKey: string | undefined
  stripeWebhookSecret: string | undefined
  /** Where nothing is available, the checkout does not offer the wallet. */
  paypal: { mode: PaymentMode; keys: PayPalKeys | undefined }
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
  const paypalKeys = readPayPalKeys(values)
  const payments = modeOf(key !== undefined, key?.includes('_live_'))
  const paypalMode = modeOf(paypalKeys !== undefined, values.PAYPAL_ENVIRONMENT === 'live')
  // Portraits for play money, beside real ones.
  if (key && paypalKeys && payments !== paypalMode)
    throw new Error('STRIPE_SECRET_KEY and PAYPAL_ENVIRONMENT: one is live and the other is not')
  return {
    publicOrigin: values.PUBLIC_ORIGIN,
    payments,
    stripeSecretKey: key,
    stripeWebhookSecret: values.STRIPE_WEBHOOK_SECRET,
    paypal: { mode: paypalMode, keys: paypalKeys },
    photoLinkSecret: values.PHOTO_LINK_SECRET ?? localLinkSecret(values.PUBLIC_ORIGIN),
    turnstileSecretKey: values.TURNSTILE_SECRET_KEY,
  }
}

function modeOf(hasKeys: boolean, live: boolean | undefined): PaymentMode {
  if (hasKeys) return live ? 'live' : 'test'
  return __PAYMENT_SANDBOX__ ? 'sandbox' : 'unavailable'
}

/** All of them or none: half an account could take money that nobody confirms. */
function readPayPalKeys(values: v.InferOutput<typeof schema>): PayPalKeys | undefined {
  const names = [
    'PAYPAL_ENVIRONMENT',
    'PAYPAL_CLIENT_ID',
    'PAYPAL_CLIENT_SECRET',
    'PAYPAL_MERCHANT_ID',
    'PAYPAL_WEBHOOK_ID',
  ] as const
  const missing = names.filter((name) => !values[name])
  if (missing.length === names.length) return undefined
  if (missing.length) throw new Error(`${missing.join(', ')}: not set`)
  const {
    PAYPAL_CLIENT_ID: clientId = '',
    PAYPAL_CLIENT_SECRET: clientSecret = '',
    PAYPAL_MERCHANT_ID: merchantId = '',
    PAYPAL_WEBHOOK_ID: webhookId = '',
  } = values
  return { clientId, clientSecret, merchantId, webhookId }
}

/** A well-known secret is good enough on one's own machine and nowhere else. */
function localLinkSecret(origin: string): string {
  if (!__PAYMENT_SANDBOX__) throw new Error('PHOTO_LINK_SECRET is not set')
  return `links of ${origin} that only this machine can open`
}
