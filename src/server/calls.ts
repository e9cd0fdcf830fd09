import { AsyncLocalStorage } from 'node:async_hooks'

/** Tells how far a call of the browser came. */
type Outcome = {
  /** Its body was one that a function can be called with. */
  understood: boolean
  /** Thrown by the function, or by the check of its input. */
  thrown?: unknown
}

const outcomes = new AsyncLocalStorage<Outcome>()

/** Answers a call, and tells how far it came. */
export async function observeCall(
  answer: () => Response | Promise<Response>,
): Promise<{ response: Response; outcome: Outcome }> {
  const outcome: Outcome = { understood: false }
  const response = await outcomes.run(outcome, async () => answer())
  return { response, outcome }
}

/**
 * Runs a function for whoever observes its call. A page that calls it while it is being rendered on the server is
 * not observed: there a failure is the page's.
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
