import { drainDeliveries } from './deliveries/drain'
import { consumeFault } from './faults'
import type { SandboxHost } from './host'
import { prepareSandbox } from './prepare'

type Api = {
  fetch: (request: Request, bindings: SandboxHost & { failing: boolean }) => Response | Promise<Response>
}

/** Milliseconds after which a simulated timeout ends with an error, unless the caller aborts the call first. */
const hangTime = 10_000

/** Answers one API call with the fault that is set, if any, and delivers due webhooks in the background. */
export async function answerApi(host: SandboxHost, api: Api, request: Request): Promise<Response> {
  await prepareSandbox(host)
  const fault = await consumeFault(host.db)
  const response = await api.fetch(request, { ...host, failing: fault === 'error' })
  host.waitUntil(drainDeliveries(host))
  if (fault === 'timeout') return hang(request.signal)
  if (fault === 'garbage') return new Response('<html>Bad gateway', { status: response.status })
  return response
}

/** Simulates a timeout. The work is already done, which is harder for a client than a call that did nothing. */
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
