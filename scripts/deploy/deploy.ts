import { healthProblem, type Site } from './askVersion.ts'
import { checks } from './checks.ts'
import { goBack } from './goBack.ts'
import type { Pace } from './pace.ts'
import { preparations, prepare, writeSbom } from './prepare.ts'
import { probe } from './probes.ts'
import { Problem } from './problem.ts'
import type { Settings } from './settings.ts'
import type { Tools } from './tools.ts'
import { applyTriggers, currentVersion, shareVisitors, short, uploadVersion } from './versions.ts'
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
    if (!(error instanceof Problem) && !tools.interrupted.aborted) throw error
    const why = tools.interrupted.aborted ? 'Interrupted' : (error as Problem).message
    await undo(tools, options, progress, why)
    return false
  }
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
  const before = await currentVersion(tools)
  const label = await labels(tools, root)
  const version = await uploadVersion(tools, label)
  tools.print(`✓ Version ${short(version)} uploaded (commit ${label.tag})`)
  const site: Site = { origin: settings.origin, worker: settings.worker, version }
  const share = async (percent: number) => {
    Object.assign(progress, { before, version, percent })
    // Before the first deployment there is no version that the rest of the visitors could have.
    const rest = before && percent < 100 ? { rest: before } : {}
    await shareVisitors(tools, { version, percent, message: label.message, ...rest })
  }
  await share(0)
  await untilAnswers(tools, site, pace)
  await probe(tools, site)
  tools.print('✓ The version answers every page, and refuses what it must')
  const tail = await follow(tools, site, pace)
  try {
    await share(10)
    tools.print(`✓ 10 % of the visitors have it; watching for ${seconds(pace.watchTenth)}`)
    await watch(tools, site, tail, pace, pace.watchTenth)
    await applyTriggers(tools)
    await share(100)
    tools.print(`✓ All visitors have it; watching for ${seconds(pace.watchAll)}`)
    await watch(tools, site, tail, pace, pace.watchAll)
    tools.print(`✓ Deployed: version ${short(version)}. To go back: npm run rollback`)
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
 * Waits until the version answers at the site's address. An address without any site is the first deployment's: its
 * route is applied first, and a new host takes minutes to be reachable.
 */
async function untilAnswers(tools: Tools, site: Site, pace: Pace): Promise<void> {
  const isFirst = !(await tools
    .fetch(`${site.origin}/healthz`, { signal: AbortSignal.timeout(pace.betweenTries) })
    .catch(() => undefined))
  if (isFirst) await applyTriggers(tools)
  const until = tools.now() + (isFirst ? pace.untilFirstReachable : pace.untilReachable)
  for (;;) {
    const problem = await healthProblem(tools, site).catch(({ message }: Error) => message)
    if (!problem) return
    if (tools.now() > until) throw new Problem(problem)
    await tools.sleep(pace.betweenTries)
  }
}

async function undo(
  tools: Tools,
  { pace }: Options,
  { before, version, percent = 0 }: Partial<Progress>,
  why: string,
): Promise<void> {
  if (!version) return tools.print(`✗ Not deployed. ${why}\n  No visitor has seen it.`)
  if (!before)
    return tools.print(
      `✗ ${why}\n  This was the first deployment, so there is nothing to go back to: correct it and deploy again.`,
    )
  tools.print(`✗ ${why}\n  Going back to version ${short(before)} …`)
  const took = await goBack(tools, { before, pace, why })
  tools.print(
    took === undefined
      ? `✗ Not taken back: Cloudflare does not answer. Up to ${percent} % of the visitors have version ${short(version)}. Run \`npm run rollback -- ${before}\` as soon as it does.`
      : `✗ Not deployed. All visitors have version ${short(before)}, after ${seconds(took)}; ${percent ? `at most ${percent} % had the new one` : 'no visitor has seen the new one'}.`,
  )
}

const seconds = (milliseconds: number) => `${Math.round(milliseconds / 1000)} s`
