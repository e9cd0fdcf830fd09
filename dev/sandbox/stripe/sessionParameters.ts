import * as v from 'valibot'
import { email } from '../email'
import { amount, choice, expand, flag, integer, metadata, text, webAddress } from './wire'

/** https://docs.stripe.com/api/checkout/sessions/create#create_checkout_session-locale */
const locales =
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'.split(
    ' ',
  )

/** The currencies that this site could use, a subset of Stripe's. In lower case, as documented. */
const currencies = ['usd', 'brl', 'eur', 'gbp']

const lineItem = v.strictObject({
  quantity: v.pipe(integer, v.minValue(1, 'This value must be greater than or equal to 1')),
  price_data: v.strictObject({
    currency: choice(currencies),
    unit_amount: amount,
    product_data: v.strictObject({
      name: v.pipe(text(1500), v.nonEmpty('must not be empty')),
      description: v.optional(text(40_000)),
      images: v.optional(v.array(webAddress)),
      metadata: v.optional(metadata),
    }),
    tax_behavior: v.optional(choice(['exclusive', 'inclusive', 'unspecified'])),
  }),
})

/**
 * The supported part of `POST /v1/checkout/sessions`. Refuses all other parameters as unknown, even valid ones of the
 * real API, so that no test passes with a parameter that the sandbox ignores.
 */
export const sessionParameters = v.strictObject({
  mode: choice(['payment']),
  ui_mode: v.optional(choice(['hosted_page']), 'hosted_page'),
  line_items: v.pipe(v.array(lineItem), v.minLength(1, 'must not be empty')),
  success_url: webAddress,
  cancel_url: v.optional(webAddress),
  locale: v.optional(choice(locales)),
  client_reference_id: v.optional(text(200)),
  customer_email: v.optional(v.pipe(text(512), email)),
  customer_creation: v.optional(choice(['always', 'if_required'])),
  metadata: v.optional(metadata, {}),
  payment_intent_data: v.optional(
    v.strictObject({
      metadata: v.optional(metadata, {}),
      description: v.optional(text(1000)),
      receipt_email: v.optional(email),
      statement_descriptor_suffix: v.optional(text(22)),
    }),
    {},
  ),
  adaptive_pricing: v.optional(v.strictObject({ enabled: flag })),
  allow_promotion_codes: v.optional(flag),
  billing_address_collection: v.optional(choice(['auto', 'required'])),
  phone_number_collection: v.optional(v.strictObject({ enabled: flag })),
  submit_type: v.optional(choice(['auto', 'book', 'donate', 'pay', 'subscribe'])),
  expires_at: v.optional(integer),
  expand,
})

export type SessionParameters = v.InferOutput<typeof sessionParameters>
