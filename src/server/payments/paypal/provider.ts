import type { WalletSettings } from '~/core/schemas/checkout'
import type { Deployment, PolicyHosts, Provider, ProviderAccount } from '../provider'
import { openAccount } from './account'
import { type PayPalKeys, payPalVariables } from './keys'

export const paypal: Provider<PayPalKeys> = {
  variables: payPalVariables,
  modeVariable: 'PAYPAL_ENVIRONMENT',
  isLive: (keys) => keys.PAYPAL_ENVIRONMENT === 'live',
  hasSandbox: true,
  ownsSession: (id) => /^[0-9A-Z]{17}$/.test(id),
  returnUrl: { parameter: 'token' },
  uploadNamesPlan: true,
  // Sessions stay open, but charge no money without our capture.
  endsSessions: false,
  settlesDisputesByRefund: true,
  showsOthersPayments: false,
  asksForEmail: false,
  policyHosts,
  readWalletSettings,
}

async function readWalletSettings(
  account: ProviderAccount<PayPalKeys>,
  deployment: Deployment,
): Promise<WalletSettings | null> {
  const own = await openAccount(account, deployment)
  if (!own) return null
  const standIn = __PAYMENT_SANDBOX__ && account.mode === 'sandbox' ? '/__sandbox/paypal/sdk.js' : null
  return { clientId: own.clientId, environment: own.live ? 'production' : 'sandbox', standIn }
}

/**
 * Hosts of PayPal's script, pop-up, fraud check and images, only for the configured environment: a wildcard for both
 * would allow sandbox payments on a live page.
 */
const hosts = {
  live: { page: 'https://www.paypal.com', others: ['https://c.paypal.com', 'https://t.paypal.com'] },
  test: {
    page: 'https://www.sandbox.paypal.com',
    others: ['https://c.sandbox.paypal.com', 'https://t.sandbox.paypal.com'],
  },
}
const images = 'https://www.paypalobjects.com'

function policyHosts({ mode, keys }: ProviderAccount<PayPalKeys>, checkout: boolean): PolicyHosts {
  if (!keys || !checkout) return {}
  const { page, others } = hosts[mode === 'live' ? 'live' : 'test']
  return {
    forms: [page],
    scripts: [page, images],
    frames: [page, ...others],
    calls: [page, ...others, images],
  }
}
