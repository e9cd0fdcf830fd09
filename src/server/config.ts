import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { log } from './log'

const origin = v.pipe(
  v.string(),
  v.url(),
  v.transform((url) => new URL(url).origin),
)

/** A variable of which a deployment can be without. */
const optional = {
  STRIPE_SECRET_KEY: v.pipe(v.string(), v.regex(/^(sk|rk)_(test|live)_/)),
  STRIPE_WEBHOOK_SECRET: v.pipe(v.string(), v.startsWith('whsec_')),
  PAYPAL_ENVIRONMENT: v.picklist(['live', 'sandbox']),
  PAYPAL_CLIENT_ID: v.pipe(v.string(), v.minLength(1)),
  PAYPAL_CLIENT_SECRET: v.pipe(v.string(), v.minLength(1)),
  PAYPAL_MERCHANT_ID: v.pipe(v.string(), v.regex(/^[2-9A-HJ-NP-Z]{13}$/)),
  PAYPAL_WEBHOOK_ID: v.pipe(v.string(), v.minLength(1)),
  PHOTO_LINK_SECRET: v.pipe(v.string(), v.minLength(32)),
  TURNSTILE_SECRET_KEY: v.string(),
}
type Name = keyof typeof optional
type Values = { [Key in Name]?: v.InferOutput<(typeof optional)[Key]> }

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
  /** Without it no photo is taken in or given out. */
  photoLinkSecret: string | undefined
  turnstileSecretKey: string | undefined
  /** What is missing or malformed, by the names of the variables. What depends on it is closed, the pages are not. */
  problems: readonly string[]
}

/**
 * The configuration of this deployment. A variable that is malformed closes what needs it and nothing else; only
 * without an origin there is no site.
 * @throws ValiError when PUBLIC_ORIGIN is no address
 */
export function readConfig(source: object = env): Config {
  const given = source as Record<string, unknown>
  const publicOrigin = v.parse(origin, given.PUBLIC_ORIGIN)
  const problems: string[] = []
  const values = readValues(given, problems)
  const isUnset = (name: Name) => given[name] === undefined
  const unsetOf = (names: readonly Name[]) => {
    const unset = names.filter(isUnset)
    if (unset.length && unset.length < names.length) problems.push(`${unset.join(', ')}: not set`)
    return unset.length === names.length
  }
  const noStripe = isUnset('STRIPE_SECRET_KEY') || unsetOf(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
  const noPayPal = unsetOf(payPalNames)
  const stripe = readStripeKeys(values)
  const paypalKeys = readPayPalKeys(values)
  const payments = modeOf(noStripe, stripe && (stripe.key.includes('_live_') ? 'live' : 'test'))
  const paypalMode = modeOf(noPayPal, paypalKeys && (values.PAYPAL_ENVIRONMENT === 'live' ? 'live' : 'test'))
  // Portraits for play money, beside real ones: neither is offered.
  const mixed = stripe && paypalKeys && payments !== paypalMode
  if (mixed) problems.push('STRIPE_SECRET_KEY and PAYPAL_ENVIRONMENT: one is live and the other is not')
  const photoLinkSecret = isUnset('PHOTO_LINK_SECRET')
    ? localLinkSecret(publicOrigin)
    : values.PHOTO_LINK_SECRET
  if (!photoLinkSecret && isUnset('PHOTO_LINK_SECRET')) problems.push('PHOTO_LINK_SECRET: not set')
  tell(problems)
  return {
    publicOrigin,
    payments: mixed ? 'unavailable' : payments,
    stripeSecretKey: mixed ? undefined : stripe?.key,
    stripeWebhookSecret: mixed ? undefined : stripe?.webhookSecret,
    paypal: mixed ? { mode: 'unavailable', keys: undefined } : { mode: paypalMode, keys: paypalKeys },
    photoLinkSecret,
    turnstileSecretKey: values.TURNSTILE_SECRET_KEY,
    problems,
  }
}

function readValues(given: Record<string, unknown>, problems: string[]): Values {
  const entries = Object.entries(optional).flatMap(([name, schema]) => {
    if (given[name] === undefined) return []
    const value = v.safeParse(schema, given[name])
    if (!value.success) problems.push(`${name}: malformed`)
    return value.success ? [[name, value.output]] : []
  })
  return Object.fromEntries(entries)
}

function modeOf(unset: boolean, mode: 'live' | 'test' | undefined): PaymentMode {
  return mode ?? (__PAYMENT_SANDBOX__ && unset ? 'sandbox' : 'unavailable')
}

/** Payments that no webhook can confirm would wait for the scheduled check: better not to start. */
function readStripeKeys({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret }: Values) {
  return key && webhookSecret ? { key, webhookSecret } : undefined
}

const payPalNames = [
  'PAYPAL_ENVIRONMENT',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_MERCHANT_ID',
  'PAYPAL_WEBHOOK_ID',
] as const

/** All of them or none: half an account could take money that nobody confirms. */
function readPayPalKeys(values: Values): PayPalKeys | undefined {
  const {
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_MERCHANT_ID: merchantId,
    PAYPAL_WEBHOOK_ID: webhookId,
  } = values
  if (!values.PAYPAL_ENVIRONMENT || !clientId || !clientSecret || !merchantId || !webhookId) return undefined
  return { clientId, clientSecret, merchantId, webhookId }
}

/** A well-known secret is good enough on one's own machine and nowhere else. */
function localLinkSecret(publicOrigin: string): string | undefined {
  return __PAYMENT_SANDBOX__ ? `links of ${publicOrigin} that only this machine can open` : undefined
}

const told = new Set<string>()

/** Once in each isolate, so that the log says why something is closed and says nothing else. */
function tell(problems: readonly string[]): void {
  for (const problem of problems) {
    if (told.has(problem)) continue
    told.add(problem)
    log('config_failed', { code: problem })
  }
}
