import { describe, expect, it } from 'vitest'
import { deploy } from '../deploy'
import { refused } from './cloudflare/fakeWrangler'
import { thrown, wrangler } from './cloudflare/planted'
import { createWorld, type World, type WorldOptions } from './cloudflare/world'

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

describe.each([
  ['the Worker that its secrets made', (state: World['state']) => void state.onlySecrets()],
  [
    'a Worker without a deployment',
    (state: World['state']) => {
      state.deployments = []
    },
  ],
])('the first deployment of all, of %s', (_, setUp) => {
  const begin = (plant: WorldOptions = {}) => {
    const world = createWorld(plant)
    setUp(world.state)
    const { state } = world
    const [versions, deployments] = [state.versions.length, state.deployments.length]
    return {
      ...world,
      uploaded: () => state.versions.at(-versions - 1)?.id,
      /** The deployments since, newest first. */
      deployed: () => state.deployments.slice(0, state.deployments.length - deployments),
    }
  }

  it('connects the host, then gives the version to all visitors at once', async () => {
    const { tools, options, uploaded, deployed, state, lines } = begin()
    expect(await deploy(tools, options)).toBe(true)
    expect(deployed().map(({ versions }) => versions)).toEqual([
      [{ version_id: uploaded(), percentage: 100 }],
    ])
    expect(state.triggers).toBe(1)
    expect(lines.join('\n')).not.toContain('10 %')
    expect(lines.at(-1)).toMatch(/^✓ Deployed: version .* The site is at https:\/\/www\.shop\.test$/)
  })

  it('goes back to nothing when it fails, and says so', async () => {
    const { tools, options, uploaded, deployed, lines } = begin({
      site: (path) => (path === '/us' ? new Response(null, { status: 500 }) : undefined),
    })
    expect(await deploy(tools, options)).toBe(false)
    expect(deployed().map(({ versions }) => versions)).toEqual([
      [{ version_id: uploaded(), percentage: 100 }],
    ])
    expect(lines.at(-1)).toMatch(
      /\/us answered 500.*\n.*first deployment.*no version to go back to: https:\/\/www\.shop\.test answers with this one/,
    )
    expect(lines.join('\n')).not.toContain('Going back')
  })

  it('is the version to go back to for the second one', async () => {
    const world = begin({
      site: (path) => (path === '/us' ? new Response(null, { status: 500 }) : undefined),
    })
    await deploy(world.tools, world.options)
    const first = world.uploaded()
    await deploy(world.tools, world.options)
    expect(world.state.deployments[0]?.versions).toEqual([{ version_id: first, percentage: 100 }])
    expect(world.lines.at(-1)).toMatch(/^✗ Not deployed\. All visitors have version/)
  })
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

describe('what others deploy meanwhile is left alone', () => {
  it.each([0, 10, 100])('while %i % of the visitors have the new version', async (percent) => {
    let theirs = ''
    const world = createWorld({
      // Before the next call or look of this deployment.
      onCall: ({ state, uploaded, shareNow, before }) => {
        const isShared = state.deployments[0]?.versions.some(({ version_id }) => version_id === uploaded())
        if (theirs || !isShared || shareNow() !== percent) return
        theirs = state.addVersion('a repair by another person').id
        state.deploy([
          { version_id: percent === 100 ? (uploaded() ?? '') : before, percentage: 40 },
          { version_id: theirs, percentage: 60 },
        ])
      },
    })
    expect(await deploy(world.tools, world.options)).toBe(false)
    expect(world.state.deployments[0]?.versions[1]).toEqual({ version_id: theirs, percentage: 60 })
    expect(world.lines.at(-1)).toMatch(
      new RegExp(
        `^✗ Not taken back: someone else .* ${theirs.slice(0, 8)} 60 %.*npm run rollback -- ${world.before}`,
      ),
    )
  })

  it('also when it comes between the upload and the first share', async () => {
    const world = createWorld({
      wrangler: (given, before, { state }) => {
        if (given === 'versions upload' && before === 0) {
          state.addVersion('new')
          state.deploy([{ version_id: state.addVersion('another').id, percentage: 100 }])
          return { ...refused(''), code: 0, records: [{ type: 'version-upload', version_id: 'ours' }] }
        }
        return undefined
      },
    })
    const { state } = world
    expect(await deploy(world.tools, world.options)).toBe(false)
    expect(state.deployments.length).toBe(2)
    expect(world.lines.at(-1)).toMatch(/Someone else has deployed.*\n {2}No visitor has seen it/)
  })
})

it('says what to do when Cloudflare does not answer for the whole minute', async () => {
  const world = createWorld({ visitors: thrown, ...wrangler('versions deploy', 'fetch failed', 1000, 2) })
  expect(await deploy(world.tools, world.options)).toBe(false)
  expect(world.lines.at(-1)).toMatch(/Up to 10 % of the visitors.*npm run rollback -- [\da-f-]{36}/)
})
