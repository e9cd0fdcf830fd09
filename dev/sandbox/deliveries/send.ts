import type { SandboxHost } from '../host'
import type { Delivery } from './delivery'
import { paypalRequest } from './paypalRequest'
import { stripeRequest } from './stripeRequest'

/** Milliseconds within which the application must answer. */
const answerTimeout = 10_000

/**
 * Signs a webhook and delivers it to the application.
 * @returns the HTTP status of the answer; 0 when there was none
 */
export async function sendWebhook(host: SandboxHost, { event_id, body }: Delivery): Promise<number> {
  // The id prefix identifies the provider: existing local databases have no column for it.
  const toRequest = event_id.startsWith('WH-') ? paypalRequest : stripeRequest
  const request = await toRequest(host.origin, body)
  let timer: ReturnType<typeof setTimeout> | undefined
  const timedOut = new Promise<number>((resolve) => {
    timer = setTimeout(resolve, answerTimeout, 0)
  })
  const answer = host.deliver(request).then(
    (response) => response.status,
    () => 0,
  )
  return Promise.race([answer, timedOut]).finally(() => clearTimeout(timer))
}
