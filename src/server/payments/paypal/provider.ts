import type { PolicyHosts, Provider, ProviderAccount } from '../provider'
import { createPayPalGateway } from './gateway'
import { type PayPalKeys, payPalVariables } from './keys'

export const paypal: Provider<PayPalKeys> = {
  variables: payPalVariables,
  modeVariable: 'PAYPAL_ENVIRONMENT',
  isLive: (keys) => keys.PAYPAL_ENVIRONMENT === 'live',
  hasSandbox: true,
  ownsSession: (id) => /^[0-9A-Z]{17}$/.test(id),
  returnUrl: { parameter: 'token' },
  uploadNamesPlan: true,
  // Its payments stay open, but without us it takes no money.
  endsSessions: false,
  showsOthersPayments: false,
  asksForEmail: false,
  emailLabel: 'PayPal account',
  policyHosts,
  createGateway: createPayPalGateway,
}

/**
 * PayPal's script, its window, its fraud check and its pictures. Only those of the environment that is configured: a
 * wildcard over both would let play money into a live page.
 */
const hosts = {
  live: { page: 'https://www.paypal.com', others: ['https://c.paypal.com', 'https://t.paypal.com'] },
  test: {
    page: 'https://www.sandbox.paypal.com',
    others: ['https://c.sandbox.paypal.com', 'https://t.sandbox.paypal.com'],
  },
}
const pictures = 'https://www.paypalobjects.com'

function policyHosts({ mode, keys }: ProviderAccount<PayPalKeys>, checkout: boolean): PolicyHosts {
  if (!keys || !checkout) return {}
  const { page, others } = hosts[mode === 'live' ? 'live' : 'test']
  return {
    forms: [page],
    scripts: [page, pictures],
    frames: [page, ...others],
    calls: [page, ...others, pictures],
  }
}
