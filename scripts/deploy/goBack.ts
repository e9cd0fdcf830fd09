import type { Pace } from './pace.ts'
import { Problem } from './problem.ts'
import type { Tools } from './tools.ts'
import { shareVisitors, short } from './versions.ts'

/**
 * Gives all visitors the version before, and tries again while Cloudflare's API does not answer. Also runs after an
 * interruption.
 * @returns milliseconds until Cloudflare had accepted it; `undefined` when it never did
 */
export async function goBack(
  tools: Tools,
  { before, pace, why }: { before: string; pace: Pace; why: string },
): Promise<number | undefined> {
  const started = tools.now()
  // Cloudflare limits the message to 100 characters.
  const message = `Back: ${why}`.slice(0, 100)
  while (tools.now() - started < pace.goBack) {
    try {
      await shareVisitors(
        tools,
        { version: before, percent: 100, message },
        { timeout: pace.goBackTry, uninterruptible: true },
      )
      return tools.now() - started
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      tools.print(`  Going back to ${short(before)} failed, trying again: ${error.message}`)
      await tools.sleep(pace.betweenTries, { uninterruptible: true })
    }
  }
  return undefined
}
