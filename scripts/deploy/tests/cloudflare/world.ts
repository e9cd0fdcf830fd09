import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pace } from '../../pace'
import type { Settings } from '../../settings'
import type { Outcome, Tail, TailedRequest, Tools } from '../../tools'
import { fakeWrangler, refused } from './fakeWrangler'
import { createSite, origin, type SiteFault } from './site'
import { account, databaseId, State, worker } from './state'

export type WorldOptions = {
  settings?: Partial<Settings>
  /** Answers a call of wrangler instead of the fake; `before` is how often the same command came before. */
  wrangler?: (command: string, before: number, world: World) => Outcome | 'hangs' | undefined
  /** Answers a script or `git` instead of success. */
  run?: (command: string) => Partial<Outcome> | undefined
  /** How the new version answers. */
  site?: SiteFault
  /** How the new version ends the requests of visitors. */
  visitors?: (path: string) => TailedRequest
  /** Whether Cloudflare has stopped reporting the requests of visitors. */
  tailEnds?: (world: World) => boolean
  /** What happens before each call of wrangler and each request. */
  onCall?: (world: World) => void
  /** What happens each time that the deployment waits. */
  onWait?: (world: World) => void
}

export type World = {
  state: State
  tools: Tools
  options: { settings: Settings; pace: typeof pace; root: string }
  lines: string[]
  interrupt: AbortController
  before: string
  /** The uploaded version, if any. */
  uploaded(): string | undefined
  /** Requests of visitors that the new version has answered. */
  seen(): number
  /** Percent of the visitors that have the new version. */
  shareNow(): number
  /** Milliseconds since the first `✗`. */
  goingBackTook(): number
  /** Milliseconds from the beginning. */
  took(): number
  /** How the new version answers; a test may change it. */
  site: { fault: SiteFault | undefined }
}

/** Visitors a second. */
const visitorsPerSecond = 5
/** Milliseconds that a call of wrangler takes. */
const callTime = 2_000
const hour = 3_600_000

/** A deployment’s surroundings with a clock of their own: Cloudflare, the site with its visitors, npm and git. */
export function createWorld(given: WorldOptions = {}): World {
  const state = new State()
  const before = state.deployments[0]?.versions[0]?.version_id ?? ''
  const uploaded = () => state.versions.find(({ id }) => id !== before)?.id
  const counts = new Map<string, number>()
  const interrupt = new AbortController()
  const lines: string[] = []
  const tailed: TailedRequest[] = []
  const fault = { fault: given.site }
  let time = 0
  let stopped = 0
  let seen = 0
  let visitors = 0
  const shareNow = () =>
    state.deployments[0]?.versions.find(({ version_id }) => version_id === uploaded())?.percentage ?? 0
  const pass = (milliseconds: number) => {
    time += milliseconds
    for (let left = (milliseconds / 1000) * visitorsPerSecond; left >= 1; left--) {
      if ((visitors++ * 37) % 100 >= shareNow()) continue
      seen++
      tailed.push(given.visitors?.('/us') ?? { outcome: 'ok', status: 200 })
    }
  }
  const site = createSite(state, (version) => (version === before ? undefined : fault.fault))
  const tools: Tools = {
    async wrangler(args, { uninterruptible = false, timeout = hour } = {}) {
      if (!uninterruptible) interrupt.signal.throwIfAborted()
      pass(callTime)
      given.onCall?.(world)
      const command = args.slice(0, 2).join(' ')
      const earlier = counts.get(command) ?? 0
      counts.set(command, earlier + 1)
      const planted = given.wrangler?.(command, earlier, world)
      if (planted !== 'hangs') return planted ?? fakeWrangler(state, args)
      pass(timeout)
      return refused('it took too long')
    },
    tail: (): Tail => ({
      requests: () => tailed,
      ended: () => (given.tailEnds?.(world) ? 'the tail has ended' : undefined),
      stop: () => undefined,
    }),
    async run(program, args) {
      interrupt.signal.throwIfAborted()
      const command = `${program} ${args.join(' ')}`
      const stdout = command.startsWith('git log') ? '1a2b3c4d Change the headline' : ''
      return { code: 0, stdout, output: stdout, records: [], ...given.run?.(command) }
    },
    async fetch(url, init) {
      interrupt.signal.throwIfAborted()
      given.onCall?.(world)
      const answer = await site(url, init)
      if (new Headers(init.headers).has('Cloudflare-Workers-Version-Overrides'))
        tailed.push({ outcome: 'ok', status: answer.status })
      return answer
    },
    async sleep(milliseconds, { uninterruptible = false } = {}) {
      pass(milliseconds)
      given.onWait?.(world)
      if (!uninterruptible) interrupt.signal.throwIfAborted()
    },
    now: () => time,
    print: (line) => {
      if (line.startsWith('✗')) stopped ||= time
      lines.push(line)
    },
    interrupted: interrupt.signal,
  }
  const settings: Settings = {
    worker,
    accountId: account.id,
    origin,
    routes: [new URL(origin).host],
    databaseId,
    accessTeam: 'team.cloudflareaccess.com',
    accessAudience: 'ab'.repeat(32),
    ...given.settings,
  }
  const root = `${mkdtempSync(join(tmpdir(), 'deploy-'))}/`
  const world: World = {
    ...{ state, tools, lines, interrupt, before, uploaded, shareNow },
    options: { settings, pace, root },
    seen: () => seen,
    goingBackTook: () => (stopped ? time - stopped : 0),
    took: () => time,
    site: fault,
  }
  return world
}
