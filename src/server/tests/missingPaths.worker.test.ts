import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { missingPaths } from '~/server/db/schema'
import { storeMissingPaths } from '~/server/http/storeMissingPaths'
import { backgroundDone } from '~tests/worker/support/background'
import { database, send } from '~tests/worker/support/buyer'
import { measure } from '~tests/worker/support/measure'

const minute = 60_000
/** Advances across tests, because an isolate remembers when it last wrote. */
let now = Date.now()
const advance = (milliseconds: number) => {
  now += milliseconds
  vi.setSystemTime(now)
}
const path = (name: string) => ({
  path: name,
  count: 1,
  referrer: null,
  firstSeen: Date.now(),
  lastSeen: Date.now(),
})
const rows = () => database.select().from(missingPaths)
const rowOf = async (path: string) => (await rows()).find((row) => row.path === path)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  // Writes and then deletes the paths collected before.
  advance(minute + 1)
  await send('/us')
  await backgroundDone()
  await database.delete(missingPaths)
  advance(minute + 1)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('R-RTE-18 a missing path', () => {
  it('is not recorded for a file of a former deployment, which no link leads to', async () => {
    await send('/assets/rotation-lost.js')
    await send('/lost')
    await expect.poll(() => rowOf('/lost')).toBeDefined()
    expect((await rows()).map(({ path }) => path)).toEqual(['/lost'])
  })

  it('is recorded with its referrer, and counted', async () => {
    await send('/lost?session_id=cs_secret', {
      headers: { referer: 'https://example.com/from?session_id=cs_secret' },
    })
    await expect.poll(() => rowOf('/lost')).toMatchObject({ count: 1, referrer: 'https://example.com/from' })
    await send('/lost')
    await send('/lost')
    advance(minute + 1)
    // Any request writes the paths of the previous minute.
    await send('/us')
    await expect.poll(() => rowOf('/lost')).toMatchObject({ count: 3, referrer: 'https://example.com/from' })
    expect(JSON.stringify(await rows())).not.toContain('cs_secret')
  })

  it('limits 3000 probes of a scanner to two statements and ten rows a minute', async () => {
    const { calls } = await measure(async () => {
      for (let probe = 0; probe < 3000; probe++) await send(`/wp-${probe}.php`)
      await expect.poll(rows).toHaveLength(1)
    })
    expect(calls.filter(({ sql }) => sql.includes('INTO missing_paths'))).toHaveLength(1)
    for (let probe = 0; probe < 20; probe++) await send('/often')
    for (let probe = 0; probe < 300; probe++) await send(`/again-${probe}`)
    const next = await measure(async () => {
      for (const known of [11, 21]) {
        advance(minute + 1)
        await send('/us')
        await expect.poll(rows).toHaveLength(known)
      }
    })
    const writes = next.calls.filter(({ sql }) => sql.includes('INTO missing_paths'))
    expect(writes).toHaveLength(2)
    for (const { rowsRead, rowsWritten } of writes) {
      expect(rowsRead).toBeLessThanOrEqual(60)
      expect(rowsWritten).toBeLessThanOrEqual(40)
    }
    // The most frequent path is written first.
    expect(await rowOf('/often')).toBeDefined()
  })

  it('is written by only one isolate per minute', async () => {
    expect(await storeMissingPaths(env.DB, [path('/a')], Date.now())).toEqual([])
    const later = [path('/b')]
    expect(await storeMissingPaths(env.DB, later, Date.now() + minute - 1)).toEqual(later)
    expect(await storeMissingPaths(env.DB, later, Date.now() + minute)).toEqual([])
    expect((await rows()).map((row) => row.path)).toEqual(['/a', '/b'])
  })

  it('keeps a link that is followed now and then, and the time at which it last was, during a long scan', async () => {
    const seen = { ...path('/broken'), count: 3, lastSeen: now - 5 * minute }
    await storeMissingPaths(env.DB, [seen], now)
    for (let scanned = 0; scanned < 1100; scanned += 10) {
      advance(minute)
      const probes = Array.from({ length: 10 }, (_, probe) => path(`/scan-${scanned + probe}`))
      expect(await storeMissingPaths(env.DB, probes, now)).toEqual([])
    }
    expect(await rows()).toHaveLength(1000)
    expect(await rowOf('/broken')).toMatchObject({ count: 3, lastSeen: new Date(seen.lastSeen) })
    expect([await rowOf('/scan-0'), await rowOf('/scan-1099')]).toEqual([undefined, expect.anything()])
  })

  it('replaces the oldest when a thousand are stored', async () => {
    await database.run(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
      INSERT INTO missing_paths SELECT '/scan/' || i, 1, NULL, i, i FROM n`)
    await send('/one-more')
    await expect.poll(() => rowOf('/one-more')).toBeDefined()
    const kept = (await rows()).map(({ path }) => path)
    expect(kept).toHaveLength(1000)
    expect([kept.includes('/scan/1'), kept.includes('/scan/20')]).toEqual([false, true])
  })

  it('still returns 404 when the database is down, and is recorded later', async () => {
    const { prepare } = env.DB
    env.DB.prepare = () => {
      throw new Error('D1 is down')
    }
    const answer = await send('/gone')
    await backgroundDone()
    env.DB.prepare = prepare
    expect(answer.status).toBe(404)
    advance(minute + 1)
    await send('/us')
    await expect.poll(() => rowOf('/gone')).toMatchObject({ count: 1 })
  })
})
