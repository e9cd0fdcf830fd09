import type Stripe from 'stripe'

/** Gives the address after payment. Only literal braces are replaced, as by the real one: escaped ones stay. */
export const successUrl = ({ success_url, id }: Stripe.Checkout.Session): string =>
  (success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id)
