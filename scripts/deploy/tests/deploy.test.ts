import { describe, expect, it } from 'vitest'
import { deploy } from '../deploy'
import { refused } from './cloudflare/fakeWrangler'
import { thrown, wrangler } from './cloudflare/planted'
import { createWorld } from './cloudflare/world'

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
