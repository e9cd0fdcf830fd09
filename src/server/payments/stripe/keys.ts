import * as v from 'valibot'

/** Both are required or neither: without webhooks, payments would wait for the scheduled check. */
export const stripeVariables = {
  STRIPE_SECRET_KEY: v.pipe(v.string(), v.regex(/^(sk|rk)_(test|live)_/)),
  STRIPE_WEBHOOK_SECRET: v.pipe(v.string(), v.startsWith('whsec_')),
}
export type StripeKeys = { [Name in keyof typeof stripeVariables]: string }
