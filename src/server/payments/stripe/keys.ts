import * as v from 'valibot'

/** Both or neither: a payment that no webhook can confirm would wait for the scheduled check. */
export const stripeVariables = {
  STRIPE_SECRET_KEY: v.pipe(v.string(), v.regex(/^(sk|rk)_(test|live)_/)),
  STRIPE_WEBHOOK_SECRET: v.pipe(v.string(), v.startsWith('whsec_')),
}
export type StripeKeys = { [Name in keyof typeof stripeVariables]: string }
