import { healthProblem, type Site } from './askVersion.ts'
import type { Pace } from './pace.ts'
import { probe } from './probes.ts'
import { Problem } from './problem.ts'
import { source } from './source.ts'
import type { Tail, TailedRequest, Tools } from './tools.ts'

/** Ends that are not a fault of the version: the visitor left, or the response was streamed on. */
const harmless = ['ok', 'canceled', 'responseStreamDisconnected']

/** Answers of 500 or more that a version may give: a single one can be the fault of a provider. */
const tolerated = 2

/**
 * Follows the requests that a version answers, and waits until the first of them has arrived.
 * @throws Problem when Cloudflare does not report them
 */
export async function follow(tools: Tools, site: Site, pace: Pace): Promise<Tail> {
  const tail = tools.tail(['tail', ...source, '--format', 'json', '--version-id', site.version])
  const until = tools.now() + pace.untilReachable
  try {
    while (!tail.requests().length) {
      const reason = tail.ended()
      if (reason !== undefined || tools.now() > until)
        throw new Problem(`The errors of visitors cannot be watched: ${reason ?? 'no request was reported'}`)
      // A request of our own, which must be reported like one of a visitor.
      await healthProblem(tools, site)
      await tools.sleep(pace.betweenTries)
    }
    return tail
  } catch (error) {
    tail.stop()
    throw error
  }
}

/**
 * Watches a version for a while: its own answers to everything in `probe`, and what it answered to visitors.
 * @param span milliseconds
 * @throws Problem as soon as anything is wrong
 */
export async function watch(tools: Tools, site: Site, tail: Tail, pace: Pace, span: number): Promise<void> {
  const until = tools.now() + span
  do {
    await probe(tools, site)
    const wrong = wrongAnswers(tail.requests())
    if (wrong) throw new Problem(wrong)
    const reason = tail.ended()
    if (reason !== undefined) throw new Problem(`The errors of visitors can no longer be watched: ${reason}`)
    await tools.sleep(pace.betweenRounds)
  } while (tools.now() < until)
}

/** @returns what is wrong with the answers to visitors; `undefined` if nothing */
export function wrongAnswers(requests: readonly TailedRequest[]): string | undefined {
  const thrown = requests.find(({ outcome }) => !harmless.includes(outcome))
  if (thrown) return `An invocation of the new version ended with “${thrown.outcome}”`
  const failed = requests.filter(({ status = 200 }) => status >= 500).length
  return failed > tolerated
    ? `The new version answered ${failed} of ${requests.length} requests with a status of 500 or more`
    : undefined
}
