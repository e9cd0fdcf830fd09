import type { Config } from '../../config'
import { sandboxWallet } from '../sandbox'

/** Our account at PayPal, and the way there. */
export type Account = {
  origin: string
  fetch: typeof fetch
  live: boolean
  clientId: string
  clientSecret: string
  merchantId: string
  webhookId: string
}

/** The configured account, or the sandbox's where none is configured; nothing where there is neither. */
export async function openAccount(config: Config): Promise<Account | undefined> {
  const { mode, keys } = config.paypal
  const live = mode === 'live'
  const origin = live ? 'https://api-m.paypal.com' : 'https://api-m.sandbox.paypal.com'
  if (keys) return { origin, live, fetch: (input, init) => fetch(input, init), ...keys }
  const sandbox = await sandboxWallet(config)
  return sandbox && { origin, live, ...sandbox }
}
