import { answerCertificates, certificatesPath } from './access/answerCertificates'
import { answerApi } from './answerApi'
import { assertSandboxAllowed } from './guard'
import type { SandboxHost } from './host'
import { sandboxKeys } from './keys'
import { paypalHosts } from './paypal/addresses'
import { createPaypalRoutes } from './paypal/api'
import { createStripeRoutes } from './stripe/api'

export { assertSandboxAllowed, isSandboxAllowed } from './guard'
export type { SandboxHost } from './host'
export { type SandboxKeys, sandboxKeys } from './keys'
export { recordMail } from './mail'
export { createSandboxPages } from './pages'

/**
 * Returns a replacement for `fetch` that responds for the payment providers and for the key server of the Cloudflare
 * Access team, and rejects requests to any other host.
 * @throws Error when a live key is configured or the origin is not a loopback address
 */
export function sandboxFetch(host: SandboxHost): typeof fetch {
  assertSandboxAllowed(host)
  const stripe = createStripeRoutes()
  const paypal = createPaypalRoutes()
  return async (input, init) => {
    const request = new Request(input as RequestInfo, init)
    const { origin, pathname } = new URL(request.url)
    if (origin === 'https://api.stripe.com') return answerApi(host, stripe, request)
    if (paypalHosts.includes(origin)) return answerApi(host, paypal, request)
    if (origin === `https://${sandboxKeys.accessTeam}`)
      return pathname === certificatesPath ? answerCertificates(host) : new Response(null, { status: 404 })
    throw new Error(`The payment sandbox does not answer for ${origin}`)
  }
}
