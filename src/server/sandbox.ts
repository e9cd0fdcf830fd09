import { env, waitUntil } from 'cloudflare:workers'
import { logFailure } from '~/core/log'
import type { SandboxHost, SandboxKeys } from '../../dev/sandbox'
import type { Deployment, ProviderAccount } from './payments/provider'

type Application = { fetch: (request: Request) => Response | Promise<Response> }

let application: Application | undefined
let studio: SandboxHost['deliverPortraits'] | undefined

/**
 * Connects the sandbox to the application, which receives its webhooks in process, and to the function that delivers
 * portraits when a developer acts as the studio.
 */
export function connectSandbox(app: Application, deliverPortraits: SandboxHost['deliverPortraits']): void {
  application = app
  studio = deliverPortraits
}

/** Returns the environment of the payment sandbox. Call only where the sandbox is compiled in. */
export function sandboxHost({ publicOrigin, live }: Deployment): SandboxHost {
  if (!env.SANDBOX_DB) throw new Error('The payment sandbox has no database')
  return {
    db: env.SANDBOX_DB,
    origin: publicOrigin,
    liveKeys: live,
    deliver: async (request) => {
      if (!application) throw new Error('The payment sandbox is not connected')
      return application.fetch(request)
    },
    deliverPortraits: async (sessionId, portraits) => {
      if (!studio) throw new Error('The payment sandbox is not connected')
      return studio(sessionId, portraits)
    },
    waitUntil,
    report: (error) => logFailure('sandbox_failed', error),
  }
}

/** The keys of a provider account and the fetch to use with them. */
type Access<Keys> = { keys: Keys; live: boolean; fetch: typeof fetch }

/**
 * Opens our account at a provider, or the sandbox's if none is configured.
 * @param sandboxKeys picks the provider's keys from those of the sandbox
 * @returns `undefined` if payments are unavailable
 */
export async function openAccess<Keys>(
  { mode, keys }: ProviderAccount<Keys>,
  deployment: Deployment,
  sandboxKeys: (known: SandboxKeys) => Keys,
): Promise<Access<Keys> | undefined> {
  if (keys) return { keys, live: mode === 'live', fetch: (input, init) => fetch(input, init) }
  if (!__PAYMENT_SANDBOX__ || mode !== 'sandbox') return undefined
  const sandbox = await import('../../dev/sandbox')
  const host = sandboxHost(deployment)
  sandbox.assertSandboxAllowed(host)
  return { keys: sandboxKeys(sandbox.sandboxKeys), live: false, fetch: sandbox.sandboxFetch(host) }
}

/** Returns the fetch for a Cloudflare Access team; the sandbox answers for its own team. */
export async function teamFetch(team: string, deployment: Deployment): Promise<typeof fetch> {
  if (__PAYMENT_SANDBOX__) {
    const sandbox = await import('../../dev/sandbox')
    if (team === sandbox.sandboxKeys.accessTeam) return sandbox.sandboxFetch(sandboxHost(deployment))
  }
  return (input, init) => fetch(input, init)
}

/**
 * Whether a request is local, by the sandbox's own rule for the configured origin and for the requested URL. Checking
 * both rejects requests through another host name of this computer.
 */
export async function isLocalRequest(deployment: Deployment, url: string): Promise<boolean> {
  if (!__PAYMENT_SANDBOX__) return false
  const { isSandboxAllowed } = await import('../../dev/sandbox')
  const { live: liveKeys, publicOrigin } = deployment
  return [publicOrigin, new URL(url).origin].every((origin) => isSandboxAllowed({ origin, liveKeys }))
}
