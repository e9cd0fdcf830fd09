import { describe, expect, it } from 'vitest'
import { readMigrations, type Schema } from '../../migrations/readMigrations'
import { rollback } from '../rollback'
import { takenSince } from '../unfitReason'
import { wrangler } from './cloudflare/planted'
import { createWorld, type WorldOptions } from './cloudflare/world'

const names = readMigrations().map(({ name }) => name)
const upTo = (last: string) => names.slice(0, names.indexOf(last) + 1)

/** A site with a version before the one that all visitors have; migrations before, between and after. */
function createHistory(
  { first = names, later = [] }: { first?: string[]; later?: string[] },
  plant?: WorldOptions,
) {
  const world = createWorld(plant)
  const { state } = world
  state.deployments = []
  state.migrate(...first)
  const older = state.addVersion('older').id
  state.deploy([{ version_id: older, percentage: 100 }])
  state.migrate(...later)
  const newer = state.addVersion('newer').id
  state.deploy([{ version_id: newer, percentage: 100 }])
  return { ...world, older, newer, live: () => state.deployments[0]?.versions }
}

const all = (version_id: string) => [{ version_id, percentage: 100 }]

describe('npm run rollback', () => {
  it('goes back to a version that the migrations since have only added to', async () => {
    const { tools, live, older, lines } = createHistory({
      first: upTo('0016_revenue'),
      later: ['0017_consent', '0018_retention'],
    })
    expect(await rollback(tools, undefined, 1)).toBe(true)
    expect(live()).toEqual(all(older))
    expect(lines).toEqual([
      expect.stringMatching(/^✓ All visitors have version [\da-f]{8} \(deployed on .*\)\.$/),
    ])
  })

  it.each([undefined, 'its id'])(
    'refuses a version that uses what a migration has taken away (%s)',
    async (given) => {
      const { tools, live, older, newer, lines } = createHistory({
        first: upTo('0005_due'),
        later: ['0006_orders_without_locale'],
      })
      expect(await rollback(tools, given && older, 1)).toBe(false)
      expect(live()).toEqual(all(newer))
      expect(lines).toEqual([
        expect.stringMatching(
          /^✗ Not gone back: version [\da-f]{8} .* does not fit the database any more: the migration 0006_orders_without_locale takes away a column that an older version uses: ALTER TABLE `orders` DROP COLUMN `locale`\.$/,
        ),
      ])
    },
  )

  it('refuses the Worker that its secrets made', async () => {
    const { tools, state, lines } = createWorld()
    const secrets = state.onlySecrets()
    const site = state.addVersion('the first deployment').id
    state.deploy(all(site))
    expect(await rollback(tools, secrets, 1)).toBe(false)
    expect(await rollback(tools, undefined, 1)).toBe(false)
    expect(state.deployments[0]?.versions).toEqual(all(site))
    for (const line of lines)
      expect(line).toMatch(/^✗ Not gone back: version .* has no binding DB: it is not the site/)
  })

  it('asks the database again, and does not go back blindly', async () => {
    const once = createHistory({}, wrangler('d1 execute', 'fetch failed', 1))
    expect(await rollback(once.tools, undefined, 1)).toBe(true)
    // As wrangler prints it with `--json`.
    const error = { text: 'A request to the Cloudflare API failed.', notes: [{ text: 'Internal error' }] }
    const stdout = JSON.stringify({ error }, null, 2)
    const never = createHistory(
      {},
      {
        wrangler: (given) =>
          given === 'd1 execute' ? { code: 1, stdout, output: stdout, records: [] } : undefined,
      },
    )
    expect(await rollback(never.tools, undefined, 1)).toBe(false)
    expect(never.live()).toEqual(all(never.newer))
    expect(never.lines).toEqual([
      '✗ Not gone back: The database did not list its migrations: A request to the Cloudflare API failed. Internal error',
      expect.stringMatching(
        /^To go back without these checks: npx wrangler rollback [\da-f-]{36} --env production$/,
      ),
    ])
  })
})

describe('what migrations have taken away since a version', () => {
  const schema = (...columns: string[]): Schema =>
    new Map([['orders', { columns: new Set(columns), uniqueIndexes: new Set(), triggers: new Set() }]])
  const known = [
    { name: '0000_orders', sql: 'CREATE TABLE orders (id, locale);', schema: schema('id', 'locale') },
    { name: '0001_expand', sql: 'ALTER TABLE orders ADD language;', schema: schema('id', 'language') },
    {
      name: '0002_contract',
      sql: 'ALTER TABLE orders DROP COLUMN locale;',
      schema: schema('id', 'language'),
    },
  ]
  const applied = known.map(({ name }, day) => ({
    name: `${name}.sql`,
    applied_at: `2026-11-0${day + 1} 12:00:00`,
  }))

  it.each([
    ['2026-11-01T12:00:30.123Z', /0002_contract takes away a column.*DROP COLUMN locale$/],
    // That release had stopped using the column.
    ['2026-11-02T12:00:30.123Z', undefined],
    ['2026-11-03T12:00:30.123Z', undefined],
  ])('a version of %s: %s', (createdOn, reason) => {
    const found = takenSince(createdOn, applied, known)
    if (reason) expect(found).toMatch(reason)
    else expect(found).toBeUndefined()
  })

  it('cannot be known for a migration that only the database has', () => {
    expect(takenSince('2026-11-02T12:30:00Z', applied, known.slice(0, 2))).toMatch(
      /older than the migration 0002_contract, which this folder does not have/,
    )
    expect(takenSince('2026-11-03T12:30:00Z', applied, known.slice(0, 2))).toBeUndefined()
  })
})
