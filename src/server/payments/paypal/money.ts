import * as v from 'valibot'

/** Parses a decimal such as `129.00` into minor units. */
const minor = v.pipe(
  v.string(),
  v.regex(/^\d+(\.\d{1,2})?$/),
  v.transform((value) => Math.round(Number(value) * 100)),
)

/** A PayPal amount, with its value in minor units. */
export const money = v.object({ currency_code: v.string(), value: minor })
