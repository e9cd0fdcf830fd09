import * as v from 'valibot'

/** All of them or none: half an account could take money that nobody confirms. */
export const payPalVariables = {
  PAYPAL_ENVIRONMENT: v.picklist(['live', 'sandbox']),
  PAYPAL_CLIENT_ID: v.pipe(v.string(), v.minLength(1)),
  PAYPAL_CLIENT_SECRET: v.pipe(v.string(), v.minLength(1)),
  PAYPAL_MERCHANT_ID: v.pipe(v.string(), v.regex(/^[2-9A-HJ-NP-Z]{13}$/)),
  PAYPAL_WEBHOOK_ID: v.pipe(v.string(), v.minLength(1)),
}
export type PayPalKeys = { [Name in keyof typeof payPalVariables]: string }
