import { failureLine } from './failureLine.ts'
import { Problem } from './problem.ts'
import { source } from './source.ts'
import type { Tools } from './tools.ts'
import { type Deployment, listDeployments, short } from './versions.ts'

/** How often a refused call is sent again. */
const tries = 3

/**
 * Gives all visitors an earlier version: the given one, else the last that all visitors had and that most of them do
 * not have now.
 * @returns whether Cloudflare accepted it
 */
export async function rollback(tools: Tools, given: string | undefined, pause: number): Promise<boolean> {
  let why = ''
  let version = given
  for (let count = 0; count < tries; count++) {
    if (count) await tools.sleep(pause)
    try {
      version ??= versionBefore(await listDeployments(tools))
      const { code, output } = await tools.wrangler([
        ...['rollback', version, '--yes', '--message', 'npm run rollback', ...source],
      ])
      if (code !== 0) throw new Problem(failureLine(output))
      tools.print(`✓ All visitors have version ${short(version)}.`)
      return true
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      why = error.message
    }
  }
  tools.print(`✗ Not gone back: ${why}`)
  return false
}

/**
 * Reads the deployments as a history of which going back has removed what it left.
 * @param deployments newest first
 * @throws Problem when all visitors have always had the same version
 */
export function versionBefore(deployments: readonly Deployment[]): string {
  const history: string[] = []
  for (const { versions } of deployments.toReversed()) {
    const [only] = versions
    if (!only || versions.length > 1) continue
    const at = history.indexOf(only.version_id)
    if (at === -1) history.push(only.version_id)
    else history.length = at + 1
  }
  // Half way through a deployment, the version before is the last one that all visitors had.
  const isHalfWay = (deployments[0]?.versions.length ?? 0) > 1
  const before = history.at(isHalfWay ? -1 : -2)
  if (!before) throw new Problem('There is no earlier version that all visitors had.')
  return before
}
