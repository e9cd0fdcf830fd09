import { openAccess } from '../../sandbox'
import type { Deployment, ProviderAccount } from '../provider'
import type { PayPalKeys } from './keys'

/** Our PayPal account, with the API origin and fetch to use. */
export type Account = {
  origin: string
  fetch: typeof fetch
  live: boolean
  clientId: string
  clientSecret: string
  merchantId: string
  webhookId: string
}

/** Opens the configured account, else the sandbox's; `undefined` if neither is available. */
export async function openAccount(
  configured: ProviderAccount<PayPalKeys>,
  deployment: Deployment,
): Promise<Account | undefined> {
  const access = await openAccess(configured, deployment, (sandbox) => ({
    PAYPAL_ENVIRONMENT: 'sandbox',
    PAYPAL_CLIENT_ID: sandbox.paypalClientId,
    PAYPAL_CLIENT_SECRET: sandbox.paypalClientSecret,
    PAYPAL_MERCHANT_ID: sandbox.paypalMerchantId,
    PAYPAL_WEBHOOK_ID: sandbox.paypalWebhookId,
  }))
  if (!access) return undefined
  const { keys, live, fetch } = access
  return {
    origin: live ? 'https://api-m.paypal.com' : 'https://api-m.sandbox.paypal.com',
    fetch,
    live,
    clientId: keys.PAYPAL_CLIENT_ID,
    clientSecret: keys.PAYPAL_CLIENT_SECRET,
    merchantId: keys.PAYPAL_MERCHANT_ID,
    webhookId: keys.PAYPAL_WEBHOOK_ID,
  }
}
