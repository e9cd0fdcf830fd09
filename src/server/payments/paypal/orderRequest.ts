import { site } from '~/catalog/site'
import type { PaymentRequest } from '../payment'
import { markOf } from './mark'

/**
 * Returns the body that creates a PayPal order. Deterministic: the same order and attempt give the same bytes.
 * @see https://developer.paypal.com/docs/api/orders/v2/#orders_create
 */
export function orderRequest(request: PaymentRequest) {
  const { reference_id, custom_id } = markOf(request.orderId, request.attempt)
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id,
        description: request.name,
        custom_id,
        amount: amountOf(request),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: site.brand,
          locale: request.locale,
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          return_url: request.successUrl,
          cancel_url: request.cancelUrl,
        },
      },
    },
  }
}

/** Formats an amount for PayPal. Dollars and reais have two decimals. */
export const amountOf = ({ amountMinor, currency }: { amountMinor: number; currency: string }) => ({
  currency_code: currency,
  value: (amountMinor / 100).toFixed(2),
})
