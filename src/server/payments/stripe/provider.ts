import type { Provider } from '../provider'
import { type StripeKeys, stripeVariables } from './keys'

export const stripe: Provider<StripeKeys> = {
  variables: stripeVariables,
  modeVariable: 'STRIPE_SECRET_KEY',
  isLive: (keys) => keys.STRIPE_SECRET_KEY.includes('_live_'),
  hasSandbox: true,
  ownsSession: (id) => id.startsWith('cs_'),
  // The braces must not be URL-encoded.
  returnUrl: { mark: '{CHECKOUT_SESSION_ID}' },
  uploadNamesPlan: false,
  endsSessions: true,
  settlesDisputesByRefund: false,
  showsOthersPayments: true,
  asksForEmail: true,
  policyHosts: ({ mode }) => ({ forms: mode === 'sandbox' ? [] : ['https://checkout.stripe.com'] }),
}
