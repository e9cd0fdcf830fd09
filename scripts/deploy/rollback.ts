import settings from '../../src/catalog/owner/settings.json' with { type: 'json' }
import { failureLine } from './failureLine.ts'
import { Problem } from './problem.ts'
import { source } from './source.ts'
import type { Tools } from './tools.ts'
import { unfitReason } from './unfitReason.ts'
import { type Deployment, listDeployments, short } from './versions.ts'

/** How often a refused call is sent again. */
const tries = 3

/** Whether a text is a day of the calendar: not `2026-26-11`. */
const isDay = (text: string) => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !!time && new Date(time).toISOString().startsWith(text)
}

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

/**
 * Gives all visitors an earlier version: the given one, or that of the end of a given day, else the last that all
 * visitors had and that most of them do not have now. Refuses a version that would fail.
 * @param given a version id or the beginning of one, or a day in the owner's time zone, such as `2026-11-26`
 * @returns whether all visitors have it
 */
export async function rollback(tools: Tools, given: string | undefined, pause: number): Promise<boolean> {
  let why = ''
  let version: string | undefined
  for (let count = 0; count < tries; count++) {
    try {
      if (count) await tools.sleep(pause)
      const deployments = await listDeployments(tools)
      version ??= given ? versionNamed(deployments, given.trim()) : versionBefore(deployments)
      const [only, ...others] = deployments[0]?.versions ?? []
      if (only?.version_id === version && !others.length) {
        tools.print(
          `✓ All visitors have version ${short(version)} already${deployedOn(deployments, version)}.`,
        )
        return true
      }
      const unfit = await unfitReason(tools, version)
      if (unfit) {
        tools.print(`✗ Not gone back: version ${short(version)}${deployedOn(deployments, version)} ${unfit}.`)
        return false
      }
      const { code, output } = await tools.wrangler([
        ...['rollback', version, '--yes', '--message', 'npm run rollback', ...source],
      ])
      if (code !== 0) throw new Problem(failureLine(output))
      tools.print(`✓ All visitors have version ${short(version)}${deployedOn(deployments, version)}.`)
      return true
    } catch (error) {
      const { aborted, reason } = tools.interrupted
      if (!aborted && !(error instanceof Problem)) throw error
      why = ((aborted ? reason : error) as Error).message
      if (aborted) break
    }
  }
  const byHand = version
    ? `npx wrangler rollback ${version} --env production`
    : 'docs/deploy.md, “Going back”'
  tools.print(`✗ Not gone back: ${why}`)
  tools.print(
    tools.interrupted.aborted
      ? 'If Cloudflare had the order already, all visitors have the earlier version: npx wrangler deployments list --env production'
      : `To go back without these checks: ${byHand}`,
  )
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

/** The time in a zone, as `2026-11-26 14:03`. */
const timeIn = (timeZone: string, time: string) =>
  new Date(time).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })

/** The versions that all visitors had, newest first. */
const wholeOnes = (deployments: readonly Deployment[], timeZone = settings.ownerTimeZone) =>
  deployments.flatMap(({ created_on, versions }) => {
    const [only, ...others] = versions
    return only && others.length === 0 ? [{ id: only.version_id, time: timeIn(timeZone, created_on) }] : []
  })

/**
 * @returns the version that all visitors had at the end of a day
 * @throws Problem when there was none, or it is no longer listed
 */
export function versionOn(deployments: readonly Deployment[], day: string, timeZone?: string): string {
  const last = wholeOnes(deployments, timeZone).find(({ time }) => time.slice(0, day.length) <= day)
  if (!last)
    throw new Problem(
      `Cloudflare lists no version that all visitors had on ${day}. Its dashboard has the ids of older ones.`,
    )
  return last.id
}

/**
 * @param text a day, a version id, or the first characters of a listed one, as the dashboard shows it
 * @throws Problem when it is neither, so that no other version than the meant one becomes live
 */
export function versionNamed(deployments: readonly Deployment[], text: string): string {
  if (isDay(text)) return versionOn(deployments, text)
  if (isId(text)) return text
  const ids = new Set(deployments.flatMap(({ versions }) => versions.map(({ version_id }) => version_id)))
  const [id, ...others] = [...ids].filter((id) => /^[\da-f-]{4,}$/.test(text) && id.startsWith(text))
  if (others.length) throw new Problem(`The ids of several versions begin with ${text}: write more of it.`)
  if (!id)
    throw new Problem(
      `“${text}” is neither a day nor a version that Cloudflare lists. Write the day as 2026-11-26, or the whole id.`,
    )
  return id
}

const deployedOn = (deployments: readonly Deployment[], version: string) => {
  const first = wholeOnes(deployments).findLast(({ id }) => id === version)
  return first ? ` (deployed on ${first.time})` : ''
}
