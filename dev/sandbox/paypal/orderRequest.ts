import * as v from 'valibot'

const text = (maxLength: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength))
const webUrl = v.pipe(
  v.string(),
  v.regex(/^https?:\/\//),
  v.check((value) => URL.canParse(value)),
)

/** An amount in a request. The pattern is PayPal's: it allows negative values, which get their own error later. */
export const money = v.strictObject({
  currency_code: v.pipe(v.string(), v.length(3)),
  value: v.pipe(v.string(), v.maxLength(32), v.regex(/^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$/)),
})

const experienceContext = v.strictObject({
  brand_name: v.optional(text(127)),
  /** A language and a country. PayPal's pattern allows longer tags, but its pages do not support them. */
  locale: v.pipe(v.string(), v.regex(/^[a-z]{2}-[A-Z]{2}$/)),
  shipping_preference: v.picklist(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']),
  user_action: v.picklist(['CONTINUE', 'PAY_NOW']),
  landing_page: v.optional(v.picklist(['LOGIN', 'GUEST_CHECKOUT', 'NO_PREFERENCE'])),
  payment_method_preference: v.optional(v.picklist(['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED'])),
  return_url: webUrl,
  cancel_url: webUrl,
})

const purchaseUnit = v.strictObject({
  reference_id: v.optional(text(256), 'default'),
  amount: money,
  description: v.optional(text(127)),
  custom_id: v.optional(text(127)),
  invoice_id: v.optional(text(127)),
})

/**
 * The part of `POST /v2/checkout/orders` that the sandbox supports. Refuses everything else, including properties that
 * PayPal would accept or ignore, such as the deprecated `application_context` and `payer`. `orderFrom` refuses
 * `AUTHORIZE`, with PayPal's specific error.
 */
export const orderRequest = v.strictObject({
  intent: v.picklist(['CAPTURE', 'AUTHORIZE']),
  purchase_units: v.pipe(v.array(purchaseUnit), v.minLength(1), v.maxLength(1)),
  payment_source: v.strictObject({
    paypal: v.strictObject({
      email_address: v.optional(v.pipe(v.string(), v.maxLength(254), v.rfcEmail())),
      experience_context: experienceContext,
    }),
  }),
})

export type OrderRequest = v.InferOutput<typeof orderRequest>
