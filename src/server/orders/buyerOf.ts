import type { PaymentSession } from '../gateways/payment'
import type { Order } from './order'

/**
 * Whom the mails of a paid order go to. What was typed on Stripe's page was typed after our form and is what the
 * buyer confirmed. PayPal's address is that of the account that paid, often an old one or another person's: what
 * the buyer asked us to write to stands.
 */
export function buyerOf(order: Order, session: PaymentSession) {
  const confirmed = session.provider === 'stripe' ? session.customerEmail : null
  return {
    customerName: order.customerName ?? session.customerName,
    customerEmail: confirmed ?? order.customerEmail ?? session.customerEmail,
    providerEmail: session.customerEmail,
  }
}
