import { readJson } from './checks.ts'
import { failureLine } from './failureLine.ts'
import { Problem } from './problem.ts'
import { built, source } from './source.ts'
import type { RunOptions, Tools } from './tools.ts'

export type Deployment = {
  created_on: string
  versions: readonly { version_id: string; percentage: number }[]
}

/** The first characters of a version id, as the dashboard shows it. */
export const short = (version: string) => version.slice(0, 8)

/** Returns the Worker's deployments, newest first. @throws Problem */
export async function listDeployments(
  { wrangler }: Tools,
  options?: RunOptions,
): Promise<readonly Deployment[]> {
  const { code, stdout, output } = await wrangler(['deployments', 'list', '--json', ...source], options)
  const deployments = readJson<Deployment[]>(stdout)
  if (code !== 0 || !Array.isArray(deployments))
    throw new Problem(`Cloudflare did not list the deployments: ${failureLine(output)}`)
  return deployments.toSorted((a, b) => b.created_on.localeCompare(a.created_on))
}

/**
 * Returns the version that all visitors have; `undefined` before the first deployment.
 * @throws Problem when two versions share the visitors
 */
export async function currentVersion(tools: Tools): Promise<string | undefined> {
  const [latest] = await listDeployments(tools)
  if (!latest) return undefined
  const all = latest.versions.find(({ percentage }) => percentage === 100)
  if (all) return all.version_id
  throw new Problem(
    `Another deployment is under way or was left half way (${sharesOf(latest)}). If none is, run \`npm run rollback\` first.`,
  )
}

/**
 * Looks whether someone else has deployed, or gone back, since this deployment began.
 * @param own versions that this deployment shares the visitors among
 * @param live the one that must have a share; `undefined` when it need not
 * @returns what the visitors have now, as `1a2b3c4d 100 %`; `undefined` when nothing came between
 * @throws Problem
 */
export async function deployedByOthers(
  tools: Tools,
  { own, live }: { own: readonly (string | undefined)[]; live?: string | undefined },
  options?: RunOptions,
): Promise<string | undefined> {
  const [latest] = await listDeployments(tools, options)
  const ids = latest?.versions.map(({ version_id }) => version_id) ?? []
  const isOwn = ids.every((id) => own.includes(id)) && (live === undefined || ids.includes(live))
  return isOwn ? undefined : latest ? sharesOf(latest) : 'no deployment'
}

const sharesOf = ({ versions }: Deployment) =>
  versions.map(({ version_id, percentage }) => `${short(version_id)} ${percentage} %`).join(', ')

/** Uploads what was built as a version without visitors. @returns its id @throws Problem */
export async function uploadVersion(
  { wrangler, print }: Tools,
  { tag, message }: { tag: string; message: string },
): Promise<string> {
  const { code, output, records } = await wrangler([
    ...['versions', 'upload', ...built, '--tag', tag, '--message', message],
  ])
  const id = records.find(({ type }) => type === 'version-upload')?.version_id
  if (code === 0 && typeof id === 'string') return id
  print(output.trimEnd())
  throw new Problem(`The upload failed: ${failureLine(output)}`)
}

/**
 * Gives a version a share of the visitors, and the rest to another.
 * @param share `percent` of the visitors; at 0 a version can be asked through the version override header. Without
 *   `rest`, all visitors
 * @throws Problem
 */
export async function shareVisitors(
  { wrangler }: Tools,
  { version, percent, rest, message }: { version: string; percent: number; rest?: string; message: string },
  options?: RunOptions,
): Promise<void> {
  const shares = rest ? [`${rest}@${100 - percent}%`, `${version}@${percent}%`] : [`${version}@100%`]
  const args = ['versions', 'deploy', ...shares, '--yes', '--message', message, ...source]
  const { code, output } = await wrangler(args, options)
  if (code !== 0)
    throw new Problem(`Cloudflare did not give it ${percent} % of the visitors: ${failureLine(output)}`)
}

/** Applies what is not part of a version: routes, custom domains and the schedule. @throws Problem */
export async function applyTriggers({ wrangler }: Tools, options?: RunOptions): Promise<void> {
  const { code, output } = await wrangler(['triggers', 'deploy', ...built], options)
  if (code !== 0) throw new Problem(`Route and schedule could not be applied: ${failureLine(output)}`)
}
