import type Stripe from 'stripe'

/** Returns the URL after payment. Like Stripe, replaces only literal braces; escaped ones stay. */
export const successUrl = ({ success_url, id }: Stripe.Checkout.Session): string =>
  (success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id)
