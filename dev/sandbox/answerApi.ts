import { drainDeliveries } from './deliveries/drain'
import { takeFault } from './faults'
import type { SandboxHost } from './host'
import { prepareSandbox } from './prepare'

type Api = {
  fetch: (request: Request, bindings: SandboxHost & { failing: boolean }) => Response | Promise<Response>
}

/** Milliseconds that a call stays without an answer when nobody ends it. */
const silence = 10_000

/** Answers one API call, with the fault that was asked for; webhooks that are due follow behind. */
export async function answerApi(host: SandboxHost, api: Api, request: Request): Promise<Response> {
  await prepareSandbox(host)
  const fault = await takeFault(host.db)
  const response = await api.fetch(request, { ...host, failing: fault === 'error' })
  host.waitUntil(drainDeliveries(host))
  if (fault === 'timeout') return neverAnswer(request.signal)
  if (fault === 'garbage') return new Response('<html>Bad gateway', { status: response.status })
  return response
}

/** The work is done and its answer is lost: the harder half of a time-out. */
function neverAnswer(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const lost = () => reject(new TypeError('The payment sandbox never answered'))
    const timer = setTimeout(lost, silence)
    const aborted = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    if (signal.aborted) aborted()
    else signal.addEventListener('abort', aborted, { once: true })
  })
}
