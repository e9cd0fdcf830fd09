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
    liveKeys: config.payments === 'live',
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
  const { assertSandboxAllowed, sandboxFetch, sandboxKeys } = await import('~/sandbox')
  const host = sandboxHost(config)
  assertSandboxAllowed(host)
  return { fetch: sandboxFetch(host), ...sandboxKeys }
}
