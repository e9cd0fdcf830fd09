import { env, waitUntil } from 'cloudflare:workers'
import type { SandboxHost } from '~/sandbox'
import type { Config } from '../config'

type Application = { fetch: (request: Request) => Response | Promise<Response> }

let application: Application | undefined

/** Tells the sandbox whom to hand its webhooks to: this same application, in process and without a port. */
export function connectSandbox(app: Application): void {
  application = app
}

/** What the payment sandbox works with. Only where the sandbox is compiled in. */
export function sandboxHost(config: Config): SandboxHost {
  if (!env.SANDBOX_DB) throw new Error('The payment sandbox has no database')
  return {
    db: env.SANDBOX_DB,
    origin: config.publicOrigin,
    liveKeys: config.payments === 'live' || config.paypal.mode === 'live',
    deliver: async (request) => {
      if (!application) throw new Error('The payment sandbox is not connected')
      return application.fetch(request)
    },
    waitUntil,
  }
}

/** A fetch that the sandbox answers, with the keys to use there; nothing where the sandbox is not in use. */
export async function sandboxCard(config: Config) {
  if (!__PAYMENT_SANDBOX__ || config.payments !== 'sandbox') return undefined
  const { sandboxKeys } = await import('~/sandbox')
  return { fetch: await sandboxFetchFor(config), ...sandboxKeys }
}

/** The sandbox's account at PayPal, with a fetch that the sandbox answers. */
export async function sandboxWallet(config: Config) {
  if (!__PAYMENT_SANDBOX__ || config.paypal.mode !== 'sandbox') return undefined
  const { sandboxKeys } = await import('~/sandbox')
  return {
    fetch: await sandboxFetchFor(config),
    clientId: sandboxKeys.paypalClientId,
    clientSecret: sandboxKeys.paypalClientSecret,
    merchantId: sandboxKeys.paypalMerchantId,
    webhookId: sandboxKeys.paypalWebhookId,
  }
}

/** Address of the script that stands in for PayPal's; `null` where PayPal's own is used. */
export function sandboxSdk(config: Config): string | null {
  return __PAYMENT_SANDBOX__ && config.paypal.mode === 'sandbox' ? '/__sandbox/paypal/sdk.js' : null
}

async function sandboxFetchFor(config: Config): Promise<typeof fetch> {
  const { assertSandboxAllowed, sandboxFetch } = await import('~/sandbox')
  const host = sandboxHost(config)
  assertSandboxAllowed(host)
  return sandboxFetch(host)
}
