import { expect, it } from 'vitest'
import { deploy } from '../deploy'
import { refused } from './cloudflare/fakeWrangler'
import { createWorld, type World, type WorldOptions } from './cloudflare/world'

/** The stages of a deployment in their order, each with the line that ends it. */
const stages = ['checks', 'long checks', 'migrations', 'upload', 'no visitors', '10 %', '100 %'] as const
type Stage = (typeof stages)[number]

type Fault = {
  name: string
  plant: WorldOptions
  /** Set up before the deployment begins. */
  prepare?: (world: World) => void
  caught: Stage
  /** The largest share of the visitors, in percent. */
  share: number
  says: RegExp
}

const command = (text: string, outcome: { code: number; output: string }) => ({
  run: (given: string) => (given.includes(text) ? outcome : undefined),
})
const wrangler = (text: string, reason: string, times = Number.POSITIVE_INFINITY, first = 0) => ({
  wrangler: (given: string, before: number) =>
    given === text && before >= first && before < first + times ? refused(reason) : undefined,
})
const site = (at: string, answer: () => Response) => ({
  site: (path: string) => (path === at ? answer() : undefined),
})
const status = (code: number) => () => new Response('<html></html>', { status: code })
const thrown = () => ({ outcome: 'exception' })

const faults: Fault[] = [
  {
    name: 'no login',
    plant: {
      wrangler: (given) =>
        given.startsWith('whoami') ? { ...refused(''), stdout: '{"loggedIn":false}' } : undefined,
    },
    caught: 'checks',
    share: 0,
    says: /npx wrangler login/,
  },
  {
    name: 'the database id is the placeholder',
    plant: { settings: { databaseId: '00000000-0000-0000-0000-000000000000' } },
    caught: 'checks',
    share: 0,
    says: /wrangler d1 create/,
  },
  {
    name: 'origin and route differ',
    plant: { settings: { routes: ['shop.test'] } },
    caught: 'checks',
    share: 0,
    says: /PUBLIC_ORIGIN is https:\/\/www\.shop\.test, but the route/,
  },
  {
    name: 'a secret is missing',
    plant: {},
    prepare: ({ state }) => {
      state.secrets = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']
    },
    caught: 'checks',
    share: 0,
    says: /wrangler secret put PHOTO_LINK_SECRET/,
  },
  {
    name: 'Access is not set up',
    plant: { settings: { accessTeam: undefined } },
    caught: 'checks',
    share: 0,
    says: /ACCESS_TEAM/,
  },
  {
    name: 'a placeholder is left',
    plant: command('check-site', { code: 1, output: 'A deployment needs: sender, ownerInbox' }),
    caught: 'checks',
    share: 0,
    says: /A deployment needs: sender/,
  },
  {
    name: 'a check fails',
    plant: command('silent check', { code: 1, output: 'Failed: check:types.' }),
    caught: 'long checks',
    share: 0,
    says: /`npm run check` failed: Failed: check:types/,
  },
  {
    name: 'a test fails',
    plant: command('vitest', { code: 1, output: '1 failed' }),
    caught: 'long checks',
    share: 0,
    says: /A Worker test failed/,
  },
  {
    name: 'the build fails',
    plant: command('build.ts', { code: 1, output: 'Could not resolve "./missing"' }),
    caught: 'long checks',
    share: 0,
    says: /build failed: Could not resolve/,
  },
  {
    name: 'a migration fails',
    plant: wrangler('d1 migrations', 'no such table: missing: SQLITE_ERROR'),
    caught: 'migrations',
    share: 0,
    says: /A migration failed.*no such table/,
  },
  {
    name: 'the upload breaks half way',
    plant: wrangler('versions upload', 'fetch failed'),
    caught: 'upload',
    share: 0,
    says: /The upload failed/,
  },
  {
    name: 'the API answers 500',
    plant: wrangler('versions deploy', 'Internal error [code: 10013]', 1),
    caught: 'no visitors',
    share: 0,
    says: /Internal error/,
  },
  {
    name: 'a page throws',
    plant: site('/br/website', status(500)),
    caught: 'no visitors',
    share: 0,
    says: /\/br\/website answered 500/,
  },
  {
    name: 'a static file is missing',
    plant: site('/assets/page-1.js', status(404)),
    caught: 'no visitors',
    share: 0,
    says: /\/assets\/page-1\.js answered 404/,
  },
  {
    name: 'a secret has a wrong value',
    plant: site('/healthz', () => Response.json({ ok: false, down: ['config'] }, { status: 503 })),
    caught: 'no visitors',
    share: 0,
    says: /these parts fail: config/,
  },
  {
    name: 'a payment that must be refused starts',
    plant: site('/orders', status(303)),
    caught: 'no visitors',
    share: 0,
    says: /A payment of a plan that does not exist .* 303/,
  },
  {
    name: 'errors that only visitors meet',
    plant: { visitors: thrown },
    caught: '10 %',
    share: 10,
    says: /ended with “exception”/,
  },
  {
    name: 'the API is unreachable on the way to 100 %',
    plant: wrangler('versions deploy', 'fetch failed', 3, 2),
    caught: '10 %',
    share: 10,
    says: /did not give it 100 %.*fetch failed/,
  },
  {
    name: 'the first call of going back fails',
    plant: { visitors: thrown, ...wrangler('versions deploy', 'Internal error', 1, 2) },
    caught: '10 %',
    share: 10,
    says: /ended with “exception”/,
  },
  {
    name: 'Ctrl+C in the middle',
    plant: { onWait: ({ shareNow, interrupt }) => shareNow() === 10 && interrupt.abort(new Error('SIGINT')) },
    caught: '10 %',
    share: 10,
    says: /Interrupted/,
  },
  {
    name: 'errors that begin when all have it',
    plant: { site: () => undefined, visitors: () => ({ outcome: 'ok', status: 200 }) },
    prepare: (world) => {
      // Begins with the deployment's last stage.
      const { site } = world
      site.fault = (path) =>
        path === '/us' && world.shareNow() === 100 ? new Response(null, { status: 500 }) : undefined
    },
    caught: '100 %',
    share: 100,
    says: /\/us answered 500/,
  },
]

/** Which stage the printed lines ended in. */
function stageOf(lines: readonly string[]): Stage {
  const done = (text: string) => lines.some((line) => line.startsWith(`✓ ${text}`))
  if (done('All visitors')) return '100 %'
  if (done('10 %')) return '10 %'
  if (done('Version ')) return 'no visitors'
  if (done('Database migrated')) return 'upload'
  if (done('Production build')) return 'migrations'
  return done('The secrets are set') ? 'long checks' : 'checks'
}

it.each(faults)(
  '$name: caught at the stage “$caught”, $share % of the visitors at most',
  async ({ plant, prepare, caught, share, says }) => {
    const world = createWorld(plant)
    const { state, before, lines } = world
    prepare?.(world)
    expect(await deploy(world.tools, world.options)).toBe(false)
    const text = lines.join('\n')
    expect(text).toMatch(says)
    expect(stageOf(lines)).toBe(caught)
    const version = world.uploaded()
    expect(version ? (state.largestShare.get(version) ?? 0) : 0).toBe(share)
    // All visitors have the version before again, within a minute.
    expect(state.deployments[0]?.versions).toEqual([{ version_id: before, percentage: 100 }])
    expect(world.goingBackTook()).toBeLessThan(60_000)
    expect(lines.at(-1)).toMatch(/^✗ Not deployed/)
    if (!share) expect(world.seen()).toBe(0)
  },
)

it('without a fault: no visitor, a tenth, all', async () => {
  const world = createWorld()
  expect(await deploy(world.tools, world.options)).toBe(true)
  const version = world.uploaded()
  const shares = world.state.deployments.map(
    ({ versions }) => versions.find(({ version_id }) => version_id === version)?.percentage,
  )
  expect(shares).toEqual([100, 10, 0, undefined])
  expect(world.lines.at(-1)).toMatch(/^✓ Deployed: version .* npm run rollback$/)
})

it('the first deployment of all has no version before it', async () => {
  const world = createWorld()
  world.state.deployments = []
  expect(await deploy(world.tools, world.options)).toBe(true)
  const again = createWorld({ site: () => new Response(null, { status: 500 }) })
  again.state.deployments = []
  expect(await deploy(again.tools, again.options)).toBe(false)
  expect(again.lines.at(-1)).toMatch(/first deployment.*nothing to go back to/)
})

it('a host that no site answers on gets its route first', async () => {
  let triggersAtFirstAnswer = 0
  const world = createWorld()
  const { fetch } = world.tools
  const reached = async (url: string, init: RequestInit) => {
    if (!world.state.triggers) throw new TypeError('fetch failed')
    triggersAtFirstAnswer ||= world.state.triggers
    return fetch(url, init)
  }
  expect(await deploy({ ...world.tools, fetch: reached }, world.options)).toBe(true)
  expect([triggersAtFirstAnswer, world.state.triggers]).toEqual([1, 2])
})

it('refuses to begin while another deployment is half way', async () => {
  const world = createWorld()
  const other = world.state.addVersion('another')
  world.state.deploy([
    { version_id: world.before, percentage: 90 },
    { version_id: other.id, percentage: 10 },
  ])
  expect(await deploy(world.tools, world.options)).toBe(false)
  expect(world.lines.at(-1)).toMatch(/Another deployment is under way.*npm run rollback/)
})

it('says what to do when Cloudflare does not answer for the whole minute', async () => {
  const world = createWorld({ visitors: thrown, ...wrangler('versions deploy', 'fetch failed', 1000, 2) })
  expect(await deploy(world.tools, world.options)).toBe(false)
  expect(world.lines.at(-1)).toMatch(/Up to 10 % of the visitors.*npm run rollback -- [\da-f-]{36}/)
})
