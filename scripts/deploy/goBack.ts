import type { Pace } from './pace.ts'
import type { Tools } from './tools.ts'
import { deployedByOthers, shareVisitors, short } from './versions.ts'

type Way = {
  before: string
  /** The version to go back from. */
  version: string
  pace: Pace
  why: string
}

/**
 * How going back ended: milliseconds until Cloudflare had accepted it; what others deployed meanwhile, which is left
 * alone; or `undefined` when Cloudflare did not answer for all the time.
 */
type Ending = { took: number } | { others: string } | undefined

/**
 * Gives all visitors the version before, and tries again after any failure, such as a lost network. Also runs after an
 * interruption.
 */
export async function goBack(tools: Tools, { before, version, pace, why }: Way): Promise<Ending> {
  const started = tools.now()
  const options = { timeout: pace.goBackTry, uninterruptible: true }
  // Cloudflare limits the message to 100 characters.
  const message = `Back: ${why}`.slice(0, 100)
  while (tools.now() - started < pace.goBack) {
    try {
      const others = await deployedByOthers(tools, { own: [before, version] }, options)
      if (others) return { others }
      await shareVisitors(tools, { version: before, percent: 100, message }, options)
      return { took: tools.now() - started }
    } catch (error) {
      tools.print(`  Going back to ${short(before)} failed, trying again: ${(error as Error).message}`)
      await tools.sleep(pace.betweenTries, { uninterruptible: true })
    }
  }
  return undefined
}
