import { orderAddress } from '../mail/emailKey'
import type { PaymentSession } from '../payments/payment'
import { providers } from '../payments/providers'
import type { Order } from './order'

/**
 * Says whom the mails of a paid order go to. An address typed on the provider's page was typed after our form: it is
 * what the buyer confirmed. The address of a PayPal account is often an old one or another person's: there the one
 * that the buyer typed into our form stands.
 */
export function resolveBuyer(order: Order, session: PaymentSession) {
  const confirmed = providers[session.provider].asksForEmail ? session.customerEmail : null
  return {
    customerName: order.customerName ?? session.customerName,
    ...orderAddress(confirmed ?? order.customerEmail ?? session.customerEmail),
    providerEmail: session.customerEmail,
  }
}
