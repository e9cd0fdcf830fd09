import type Stripe from 'stripe'
import { invalidRequest } from './errors'
import type { Line, SessionRecord } from './record'
import type { SessionParameters } from './sessionParameters'

const halfAnHour = 30 * 60
const oneDay = 24 * 60 * 60

type SessionSource = {
  id: string
  /** The sandbox's origin, which serves the hosted page. */
  origin: string
  /** Seconds since 1970. */
  now: number
}

/**
 * Builds the session that Stripe would create.
 * @throws StripeRefusal 400 for mixed currencies, or an amount or expiry out of bounds
 * @see https://docs.stripe.com/api/checkout/sessions/object
 */
export function sessionFrom(parameters: SessionParameters, source: SessionSource): SessionRecord {
  const lines = parameters.line_items.map(toLine)
  const total = lines.reduce((sum, line) => sum + line.amount, 0)
  const currency = currencyOf(parameters)
  checkTotal(total)
  const session: Stripe.Checkout.Session = {
    ...defaults,
    id: source.id,
    adaptive_pricing: { enabled: parameters.adaptive_pricing?.enabled ?? true },
    allow_promotion_codes: parameters.allow_promotion_codes ?? null,
    amount_subtotal: total,
    amount_total: total,
    billing_address_collection: parameters.billing_address_collection ?? null,
    cancel_url: parameters.cancel_url ?? null,
    client_reference_id: parameters.client_reference_id ?? null,
    created: source.now,
    currency,
    customer_creation: parameters.customer_creation ?? 'if_required',
    customer_email: parameters.customer_email ?? null,
    expires_at: expiry(parameters.expires_at, source.now),
    locale: parameters.locale ?? null,
    metadata: parameters.metadata,
    phone_number_collection: { enabled: parameters.phone_number_collection?.enabled ?? false },
    submit_type: parameters.submit_type ?? null,
    success_url: parameters.success_url,
    url: `${source.origin}/__sandbox/checkout/${source.id}`,
  }
  return { session, lines, intent: parameters.payment_intent_data, delayed: null, heldEvent: null }
}

function toLine({ quantity, price_data }: SessionParameters['line_items'][number]): Line {
  const { name, description = null } = price_data.product_data
  return { name, description, quantity, amount: quantity * price_data.unit_amount }
}

function currencyOf({ line_items }: SessionParameters): string {
  const [currency = '', ...others] = new Set(line_items.map((item) => item.price_data.currency))
  if (others.length > 0)
    throw invalidRequest('All prices on a Checkout Session must use the same currency.', 'line_items')
  return currency
}

function checkTotal(total: number): void {
  if (total < 50)
    throw invalidRequest(
      "The Checkout Session's total amount must convert to at least 50 cents.",
      'line_items',
      'amount_too_small',
    )
  if (total > 99_999_999)
    throw invalidRequest(
      'The total amount must be no more than 999,999.99.',
      'line_items',
      'amount_too_large',
    )
}

function expiry(requested: number | undefined, now: number): number {
  if (requested === undefined) return now + oneDay
  const early = requested < now + halfAnHour
  if (early || requested > now + oneDay)
    throw invalidRequest(
      `The \`expires_at\` timestamp must be ${early ? 'at least 30 minutes' : 'less than 24 hours'} from Checkout Session creation.`,
      'expires_at',
    )
  return requested
}

/** The properties that are identical in all sessions of the sandbox. */
const defaults = {
  object: 'checkout.session',
  after_expiration: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: null,
  customer_account: null,
  customer_details: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: {
    enabled: false,
    invoice_data: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: null,
      metadata: {},
      rendering_options: null,
    },
  },
  livemode: false,
  managed_payments: null,
  mode: 'payment',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>
