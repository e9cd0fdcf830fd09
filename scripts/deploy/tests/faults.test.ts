import { expect, it } from 'vitest'
import { deploy } from '../deploy'
import { refused } from './cloudflare/fakeWrangler'
import { thrown, wrangler } from './cloudflare/planted'
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
const site = (at: string, answer: () => Response) => ({
  site: (path: string) => (path === at ? answer() : undefined),
})
const status = (code: number) => () => new Response('<html></html>', { status: code })

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
    name: 'something is not committed',
    plant: {
      run: (given) =>
        given.startsWith('git status') ? { stdout: ' M src/a.ts\n?? notes.txt\n' } : undefined,
    },
    caught: 'checks',
    share: 0,
    says: /not committed.*\n {2}src\/a\.ts, notes\.txt/,
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
    plant: {
      onWait: ({ shareNow, interrupt }) =>
        shareNow() === 10 && interrupt.abort(new Error('Interrupted by SIGINT')),
    },
    caught: '10 %',
    share: 10,
    says: /Interrupted by SIGINT/,
  },
  {
    name: 'a mistake in our own code',
    plant: {
      onWait: ({ shareNow }) => {
        if (shareNow() === 10) throw new TypeError('x is not a function')
      },
    },
    caught: '10 %',
    share: 10,
    says: /TypeError: x is not a function\n +at .*Unexpected error: x is not a function/s,
  },
  {
    name: 'a mistake in our own code before the upload',
    plant: {
      run: (given) => {
        if (given.startsWith('git log')) throw new TypeError('x is not a function')
        return undefined
      },
    },
    caught: 'upload',
    share: 0,
    says: /Unexpected error: x is not a function/,
  },
  {
    name: 'the errors of visitors are no longer reported',
    plant: { tailEnds: ({ shareNow }) => shareNow() === 10 },
    caught: '10 %',
    share: 10,
    says: /can no longer be watched: the tail has ended/,
  },
  {
    name: 'the network is lost for half a minute',
    plant: {
      wrangler: (_, __, { shareNow, goingBackTook }) =>
        shareNow() === 10 && goingBackTook() < 30_000 ? refused('fetch failed') : undefined,
    },
    caught: '10 %',
    share: 10,
    says: /Going back to .* failed, trying again: .*fetch failed/,
  },
  {
    name: 'a call hangs on the way to 100 %',
    plant: {
      wrangler: (given, before) => (given === 'versions deploy' && before === 2 ? 'hangs' : undefined),
    },
    caught: '10 %',
    share: 10,
    says: /did not give it 100 %.*took too long/,
  },
  {
    name: 'the owner goes back while a tenth has it',
    plant: {
      wrangler: (given, before, { state, before: old }) => {
        if (given === 'triggers deploy' && before === 0) state.deploy([{ version_id: old, percentage: 100 }])
        return undefined
      },
    },
    caught: '10 %',
    share: 10,
    says: /Someone else has deployed or gone back meanwhile \([\da-f]{8} 100 %\)/,
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
    expect(world.took()).toBeLessThan(6 * 60_000)
    expect(lines.at(-1)).toMatch(/^✗ Not deployed/)
    if (!share) expect(world.seen()).toBe(0)
  },
)
