import { orderEmailColumns } from '../mail/emailKey'
import type { PaymentSession } from '../payments/payment'
import { providers } from '../payments/providers'
import type { Order } from './order'

/**
 * Returns the buyer's name and email for a paid order. An address entered on the provider's page is newer than our
 * form's. A PayPal account's address is often outdated or another person's, so our form's takes precedence over it.
 */
export function resolveBuyer(order: Order, session: PaymentSession) {
  const confirmed = providers[session.provider].asksForEmail ? session.customerEmail : null
  return {
    customerName: order.customerName ?? session.customerName,
    ...orderEmailColumns(confirmed ?? order.customerEmail ?? session.customerEmail),
    providerEmail: session.customerEmail,
  }
}
