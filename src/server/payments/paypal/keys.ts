import * as v from 'valibot'

/** All are required or none: a partial account could charge payments that are never confirmed. */
export const payPalVariables = {
  PAYPAL_ENVIRONMENT: v.picklist(['live', 'sandbox']),
  PAYPAL_CLIENT_ID: v.pipe(v.string(), v.minLength(1)),
  PAYPAL_CLIENT_SECRET: v.pipe(v.string(), v.minLength(1)),
  PAYPAL_MERCHANT_ID: v.pipe(v.string(), v.regex(/^[2-9A-HJ-NP-Z]{13}$/)),
  PAYPAL_WEBHOOK_ID: v.pipe(v.string(), v.minLength(1)),
}
export type PayPalKeys = { [Name in keyof typeof payPalVariables]: string }
