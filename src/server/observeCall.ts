import { AsyncLocalStorage } from 'node:async_hooks'

/** How far a server function call from the browser got. */
type Outcome = {
  /** The request body could be decoded into a function call. */
  understood: boolean
  /** Thrown by the function or by its input validation. */
  thrown?: unknown
}

const outcomes = new AsyncLocalStorage<Outcome>()

/** Handles a call and returns its response together with its outcome. */
export async function observeCall(
  answer: () => Response | Promise<Response>,
): Promise<{ response: Response; outcome: Outcome }> {
  const outcome: Outcome = { understood: false }
  const response = await outcomes.run(outcome, async () => answer())
  return { response, outcome }
}

/**
 * Runs a server function and records its outcome for `observeCall`. Calls made during server rendering are not
 * observed: there a failure fails the page.
 */
export async function runCall<Value>(work: () => Promise<Value>): Promise<Value> {
  const outcome = outcomes.getStore()
  if (!outcome) return work()
  outcome.understood = true
  try {
    return await work()
  } catch (error) {
    outcome.thrown = error
    throw error
  }
}
