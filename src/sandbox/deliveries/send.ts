import { nowInSeconds } from '../clock'
import type { SandboxHost } from '../host'
import { sandboxKeys } from '../keys'
import { signPayload } from './sign'

/** Milliseconds that the application has to answer. */
const patience = 10_000

/**
 * Signs a webhook and hands it to the application.
 * @returns the HTTP status of the answer; 0 when there was none
 */
export async function sendWebhook(host: SandboxHost, body: string): Promise<number> {
  const request = new Request(`${host.origin}/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'stripe-signature': await signPayload(body, sandboxKeys.stripeWebhookSecret, nowInSeconds()),
    },
    body,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<number>((resolve) => {
    timer = setTimeout(resolve, patience, 0)
  })
  const answer = host.deliver(request).then(
    (response) => response.status,
    () => 0,
  )
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer))
}
