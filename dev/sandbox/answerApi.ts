import { drainDeliveries } from './deliveries/drain'
import { consumeFault } from './faults'
import type { SandboxHost } from './host'
import { prepareSandbox } from './prepare'

type Api = {
  fetch: (request: Request, bindings: SandboxHost & { failing: boolean }) => Response | Promise<Response>
}

/** Milliseconds after which an unanswered call fails, unless the caller aborts it first. */
const hangTime = 10_000

/** Answers one API call, applying the configured fault; then delivers due webhooks in the background. */
export async function answerApi(host: SandboxHost, api: Api, request: Request): Promise<Response> {
  await prepareSandbox(host)
  const fault = await consumeFault(host.db)
  const response = await api.fetch(request, { ...host, failing: fault === 'error' })
  host.waitUntil(drainDeliveries(host))
  if (fault === 'timeout') return hang(request.signal)
  if (fault === 'garbage') return new Response('<html>Bad gateway', { status: response.status })
  return response
}

/** Simulates a timeout after the work was done, the harder case for a client. */
function hang(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(new TypeError('The payment sandbox never answered'))
    const timer = setTimeout(fail, hangTime)
    const aborted = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    if (signal.aborted) aborted()
    else signal.addEventListener('abort', aborted, { once: true })
  })
}
