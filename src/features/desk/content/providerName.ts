import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const byLink = msg({
  message: '{name}, payment link',
  comment: "Desk: paid by a payment link of the provider's; {name} is the provider",
})

/** Display name of the provider that an order was paid through. @param provider the order's `provider` value */
export function providerName(i18n: Pick<I18n, '_'>, provider: string): string {
  const name = provider.startsWith('paypal') ? 'PayPal' : 'Stripe'
  return provider.endsWith('_link') ? i18n._(byLink.id, { name }) : name
}
