import { timestamp } from '../clock'
import { sandboxKeys } from '../keys'
import { unprocessable } from './errors'
import { newPaypalId } from './ids'
import { currencies, type Money } from './money'
import type { OrderRecord } from './order'
import { orderLinks } from './orderLinks'
import type { OrderRequest } from './orderRequest'

/**
 * Builds the order that PayPal would create for a request.
 * @param origin the sandbox's origin, for the links to the approval page
 * @throws PaypalRefusal 422 for an unsupported intent, currency or amount
 */
export function orderFrom(request: OrderRequest, origin: string): OrderRecord {
  if (request.intent !== 'CAPTURE') throw unprocessable('UNSUPPORTED_INTENT', '/intent')
  // `orderRequest` allows exactly one.
  const [unit] = request.purchase_units as [OrderRequest['purchase_units'][number]]
  checkAmount(unit.amount)
  const id = newPaypalId()
  const { email_address, experience_context: context } = request.payment_source.paypal
  return {
    order: {
      id,
      intent: 'CAPTURE',
      status: 'PAYER_ACTION_REQUIRED',
      payment_source: { paypal: email_address ? { email_address } : {} },
      purchase_units: [{ ...unit, payee }],
      create_time: timestamp(),
      links: orderLinks(id, 'PAYER_ACTION_REQUIRED', origin),
    },
    returnUrl: context.return_url,
    cancelUrl: context.cancel_url,
    locale: context.locale,
    funding: null,
    webhook: 'at_once',
    reversed: false,
  }
}

const payee = { email_address: 'shop@business.example.com', merchant_id: sandboxKeys.paypalMerchantId }

function checkAmount({ currency_code, value }: Money): void {
  const field = '/purchase_units/0/amount'
  if (!currencies.includes(currency_code))
    throw unprocessable('INVALID_CURRENCY_CODE', `${field}/currency_code`)
  if (Number(value) <= 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', `${field}/value`)
  if (Number(value) > 999_999_999_999_999) throw unprocessable('MAX_VALUE_EXCEEDED', `${field}/value`)
  // PayPal also accepts whole numbers. The sandbox refuses them, because this site always sends two decimals.
  if (!/^\d+\.\d{2}$/.test(value)) throw unprocessable('DECIMAL_PRECISION', `${field}/value`)
}
