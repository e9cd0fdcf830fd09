import type { SandboxHost } from '../host'
import type { Delivery } from './delivery'
import { paypalRequest } from './paypalRequest'
import { stripeRequest } from './stripeRequest'

/** Milliseconds that the application has to answer. */
const patience = 10_000

/**
 * Signs a webhook and hands it to the application.
 * @returns the HTTP status of the answer; 0 when there was none
 */
export async function sendWebhook(host: SandboxHost, { event_id, body }: Delivery): Promise<number> {
  // Told apart by the id, because the table in a developer's database has no column for the provider.
  const toRequest = event_id.startsWith('WH-') ? paypalRequest : stripeRequest
  const request = await toRequest(host.origin, body)
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
