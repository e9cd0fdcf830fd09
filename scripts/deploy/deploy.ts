import { healthProblem, type Site } from './askVersion.ts'
import { checks } from './checks.ts'
import { goBack } from './goBack.ts'
import type { Pace } from './pace.ts'
import { preparations, prepare, writeSbom } from './prepare.ts'
import { probe } from './probes.ts'
import { Problem } from './problem.ts'
import type { Settings } from './settings.ts'
import type { Tools } from './tools.ts'
import {
  applyTriggers,
  currentVersion,
  deployedByOthers,
  shareVisitors,
  short,
  uploadVersion,
} from './versions.ts'
import { viewVersion } from './viewVersion.ts'
import { follow, watch } from './watch.ts'

type Options = { settings: Settings; pace: Pace; root: string }

/** What a deployment has done so far, for the sentence at its end. */
type Progress = { before: string | undefined; version: string; percent: number }

/**
 * Deploys the site in steps that each can stop it: cheap checks, long ones, a version without visitors that is asked
 * for every page, a tenth of the visitors, all of them. Goes back to the version before by itself.
 * @returns whether all visitors have the new version
 */
export async function deploy(tools: Tools, options: Options): Promise<boolean> {
  const progress: Partial<Progress> = {}
  try {
    await runChecks(tools, options)
    await release(tools, options, progress)
    return true
  } catch (error) {
    await undo(tools, options, progress, reasonOf(error, tools))
    return false
  }
}

/** Whatever went wrong, a mistake in our own code included, the visitors must get the version before. */
function reasonOf(error: unknown, { interrupted, print }: Tools): string {
  const { message, stack } = (interrupted.aborted ? interrupted.reason : error) as Error
  if (interrupted.aborted || error instanceof Problem) return message
  print(`${stack}`)
  return `Unexpected error: ${message}`
}

async function runChecks(tools: Tools, { settings }: Options): Promise<void> {
  for (const { done, run } of checks) {
    await run(tools, settings)
    tools.print(`✓ ${done}`)
  }
  // Before the checks that take minutes: an unfinished deployment stops this one.
  await currentVersion(tools)
  for (const preparation of preparations) {
    await prepare(tools, preparation)
    tools.print(`✓ ${preparation.done}`)
  }
}

async function release(tools: Tools, options: Options, progress: Partial<Progress>): Promise<void> {
  const { settings, pace, root } = options
  const current = await currentVersion(tools)
  // Before the first deployment visitors would get an empty answer of the Worker that holds the secrets.
  const before = current && (await viewVersion(tools, current)).isSite ? current : undefined
  const label = await labels(tools, root)
  const version = await uploadVersion(tools, label)
  tools.print(`✓ Version ${short(version)} uploaded (commit ${label.tag})`)
  const site: Site = { origin: settings.origin, worker: settings.worker, version }
  const limit = { timeout: pace.call }
  const share = async (percent: number) => {
    const others = await deployedByOthers(tools, { own: [current, version], live: progress.version }, limit)
    if (others) throw new Problem(`Someone else has deployed or gone back meanwhile (${others}).`)
    Object.assign(progress, { before, version, percent })
    const rest = before && percent < 100 ? { rest: before } : {}
    await shareVisitors(tools, { version, percent, message: label.message, ...rest }, limit)
  }
  await share(before ? 0 : 100)
  await untilAnswers(tools, site, pace, !before)
  await probe(tools, site)
  tools.print('✓ The version answers every page, and refuses what it must')
  const tail = await follow(tools, site, pace)
  try {
    if (before) {
      await share(10)
      tools.print(`✓ 10 % of the visitors have it; watching for ${seconds(pace.watchTenth)}`)
      await watch(tools, site, tail, pace, pace.watchTenth)
      await applyTriggers(tools, limit)
      await share(100)
    }
    tools.print(`✓ All visitors have it; watching for ${seconds(pace.watchAll)}`)
    await watch(tools, site, tail, pace, pace.watchAll)
    tools.print(
      `✓ Deployed: version ${short(version)}.${before ? ' To go back: npm run rollback' : ` The site is at ${site.origin}`}`,
    )
  } finally {
    tail.stop()
  }
}

/** The commit, and a message with it and the hash of the package list; Cloudflare shows both beside the version. */
async function labels(tools: Tools, root: string): Promise<{ tag: string; message: string }> {
  const { stdout } = await tools.run('git', ['log', '-1', '--format=%h %s'])
  const [tag = '', ...subject] = stdout.trim().split(' ')
  const sbom = `, sbom sha256:${(await writeSbom(tools, root)).slice(0, 16)}`
  // Cloudflare limits the message to 100 characters.
  return { tag, message: `${tag} ${subject.join(' ')}`.slice(0, 100 - sbom.length) + sbom }
}

/**
 * Waits until the version answers at the site's address. For the first deployment, and for a new host, where no site
 * answers yet, the route is applied before: a new host takes minutes to be reachable.
 */
async function untilAnswers(tools: Tools, site: Site, pace: Pace, isFirst: boolean): Promise<void> {
  const isNew =
    isFirst ||
    !(await tools
      .fetch(`${site.origin}/healthz`, { signal: AbortSignal.timeout(pace.betweenTries) })
      .catch(() => undefined))
  if (isNew) await applyTriggers(tools, { timeout: pace.call })
  const until = tools.now() + (isNew ? pace.untilFirstReachable : pace.untilReachable)
  for (;;) {
    const problem = await healthProblem(tools, site).catch(({ message }: Error) => message)
    if (!problem) return
    if (tools.now() > until) throw new Problem(problem)
    await tools.sleep(pace.betweenTries)
  }
}

async function undo(
  tools: Tools,
  { pace, settings }: Options,
  { before, version, percent = 0 }: Partial<Progress>,
  why: string,
): Promise<void> {
  if (!version) return tools.print(`✗ Not deployed. ${why}\n  No visitor has seen it.`)
  if (!before)
    return tools.print(
      `✗ ${why}\n  This was the first deployment, so there is no version to go back to: ${settings.origin} answers with this one. Correct what is wrong, then run \`npm run deploy\` again.`,
    )
  tools.print(`✗ ${why}\n  Going back to version ${short(before)} …`)
  const ending = await goBack(tools, { before, version, pace, why })
  const byHand = `\`npm run rollback -- ${before}\``
  if (!ending)
    return tools.print(
      `✗ Not taken back: Cloudflare does not answer. Up to ${percent} % of the visitors have version ${short(version)}. Run ${byHand} as soon as it does.`,
    )
  tools.print(
    'others' in ending
      ? `✗ Not taken back: someone else has deployed meanwhile (${ending.others}), and that was left alone. Version ${short(version)} had up to ${percent} % of the visitors. If they should have the version before it: ${byHand}`
      : `✗ Not deployed. All visitors have version ${short(before)}, after ${seconds(ending.took)}; ${percent ? `at most ${percent} % had the new one` : 'no visitor has seen the new one'}.`,
  )
}

const seconds = (milliseconds: number) => `${Math.round(milliseconds / 1000)} s`
