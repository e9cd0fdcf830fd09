import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { erasePhotos } from '~/features/photos/server/erasure/erasePhotos'
import { keysOf } from '~/features/photos/server/photo'
import { compareStores } from '~/features/photos/server/stores/compareStores'
import { bookmarks, orderPhotos, orders, orphans } from '~/server/db/schema'
import { createServices } from '~/server/services'
import { database } from '~tests/worker/support/buyer'
import { logLines } from '~tests/worker/support/logLines'
import { insertOrder } from '~tests/worker/support/mailStates'
import { measure } from '~tests/worker/support/measure'

const hour = 3_600_000
const later = createServices({ now: () => new Date(Date.now() + 2 * hour) })
const found = async () =>
  (await database.select().from(orphans)).map(({ key, kind }) => `${kind} ${key}`).sort()

/** Stored photos of an order with their objects; every other one has a preview and sizes. */
async function store(count: number, prefix = 'a') {
  const order = await insertOrder({})
  const rows = Array.from({ length: count }, (_, index) => {
    const id = `${prefix}-${String(index).padStart(4, '0')}`
    return {
      ...{
        id,
        orderId: order.id,
        key: `cs_test/${id}.jpg`,
        hasPreview: index % 2 === 0,
        name: 'a.jpg',
        size: 1,
      },
      sizes: index % 2 === 0 ? { width: 1, height: 1, files: [] } : null,
      ...{ type: 'image/jpeg', sha256: id, createdAt: new Date(), storedAt: new Date() },
    }
  })
  for (let from = 0; from < count; from += 7)
    await database.insert(orderPhotos).values(rows.slice(from, from + 7))
  for (const row of rows)
    for (const key of row.hasPreview ? keysOf(row) : [row.key]) await env.AI_PHOTOS.put(key, 'x')
  return { order, rows }
}

beforeEach(async () => {
  for (let more = true; more; ) {
    const { objects, truncated } = await env.AI_PHOTOS.list()
    if (objects.length) await env.AI_PHOTOS.delete(objects.map(({ key }) => key))
    more = truncated
  }
  for (const table of [orderPhotos, orders, orphans, bookmarks]) await database.delete(table)
})

describe('R-DAT-17 the comparison of rows and objects', () => {
  it('finds nothing when rows and objects match', async () => {
    await store(30)
    for (let runs = 0; runs < 3; runs++) await compareStores(later)
    expect(await found()).toEqual([])
  })

  it('finds objects without a row and rows without an object, including previews and sizes, and removes resolved findings', async () => {
    const { rows } = await store(4)
    await env.AI_PHOTOS.put('cs_test/nobody.jpg', 'x')
    await env.AI_PHOTOS.put('previews/nobody', 'x')
    await env.AI_PHOTOS.put('sizes/nobody', 'x')
    await env.AI_PHOTOS.delete(['cs_test/a-0001.jpg', 'previews/a-0002', 'sizes/a-0000'])
    const { lines } = await logLines(() => compareStores(later))
    expect(await found()).toEqual([
      'object_without_row cs_test/nobody.jpg',
      'object_without_row previews/nobody',
      'object_without_row sizes/nobody',
      'row_without_object cs_test/a-0001.jpg',
      'row_without_object previews/a-0002',
      'row_without_object sizes/a-0000',
    ])
    expect(lines.find(({ event }) => event === 'stores_compared')).toMatchObject({
      ...{ objects: 8, rows: 4, object_without_row: 3, row_without_object: 3 },
    })
    const [first] = await database.select().from(orphans)
    // Remaining findings keep their time.
    await compareStores(createServices({ now: () => new Date(Date.now() + 20 * hour) }))
    expect((await database.select().from(orphans))[0]).toEqual(first)
    await env.AI_PHOTOS.delete(['cs_test/nobody.jpg', 'previews/nobody', 'sizes/nobody'])
    await env.AI_PHOTOS.put('cs_test/a-0001.jpg', 'x')
    await env.AI_PHOTOS.put('previews/a-0002', 'x')
    await env.AI_PHOTOS.put('sizes/a-0000', 'x')
    await compareStores(later)
    expect([await found(), rows.length]).toEqual([[], 4])
  })

  it('removes findings of a deleted row', async () => {
    const { order } = await store(3)
    await env.AI_PHOTOS.delete(['cs_test/a-0001.jpg', 'previews/a-0002'])
    await compareStores(later)
    expect(await found()).toHaveLength(2)
    await erasePhotos(createServices(), order)
    await compareStores(later)
    expect(await found()).toEqual([])
  })

  it('ignores recent uploads', async () => {
    await store(2)
    await env.AI_PHOTOS.put('cs_test/on-its-way.jpg', 'x')
    await env.AI_PHOTOS.delete('cs_test/a-0001.jpg')
    await compareStores(createServices({ now: () => new Date(Date.now() + hour - 60_000) }))
    expect(await found()).toEqual([])
  })

  it('does not report a row deleted during the comparison', async () => {
    const { order } = await store(1)
    const bucket = new Proxy(env.AI_PHOTOS, {
      get: (target, name) => {
        if (name === 'head')
          return async (key: string) => {
            await erasePhotos(createServices(), order)
            return target.head(key)
          }
        const value = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    await compareStores({ ...later, bucket })
    expect(await found()).toEqual([])
  })

  it('continues where the last run ended, in bounded batches, and starts over at the end', async () => {
    const { rows } = await store(150)
    const lost = [rows[3], rows[77], rows[149]].map((row) => row?.key ?? '')
    await env.AI_PHOTOS.delete(lost)
    await env.AI_PHOTOS.put('aaa', 'x')
    await env.AI_PHOTOS.put('zzz', 'x')
    const seen: number[] = []
    for (let runs = 0; runs < 4; runs++) {
      let bucketCalls = 0
      const bucket = new Proxy(env.AI_PHOTOS, {
        get: (target, name) => {
          bucketCalls++
          const value = Reflect.get(target, name)
          return typeof value === 'function' ? value.bind(target) : value
        },
      })
      const { statements } = await measure(() => compareStores({ ...later, bucket }))
      expect(statements).toBeLessThanOrEqual(14)
      expect(bucketCalls).toBeLessThanOrEqual(81)
      seen.push((await found()).length)
    }
    expect(seen).toEqual([2, 4, 4, 5])
    expect(await found()).toEqual([
      'object_without_row aaa',
      'object_without_row zzz',
      ...lost.map((key) => `row_without_object ${key}`),
    ])
    // Everything is resolved after a full pass.
    for (const key of lost) await env.AI_PHOTOS.put(key, 'x')
    await env.AI_PHOTOS.delete(['aaa', 'zzz'])
    for (let runs = 0; runs < 5; runs++) await compareStores(later)
    expect(await found()).toEqual([])
  })

  it('finds more missing objects in a run than a statement takes parameters', async () => {
    const { rows } = await store(60)
    await database.update(orderPhotos).set({ hasPreview: true, sizes: { width: 1, height: 1, files: [] } })
    await env.AI_PHOTOS.delete(rows.flatMap(keysOf))
    for (let runs = 0; runs < 2; runs++) await compareStores(later)
    expect(await found()).toHaveLength(180)
  })

  it('writes a bounded list when the bucket’s contents are lost', async () => {
    await database.run(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
      INSERT INTO strays SELECT 'old/' || i, 'row_without_object', 0 FROM n`)
    await store(2)
    await env.AI_PHOTOS.delete('cs_test/a-0001.jpg')
    await database.insert(bookmarks).values({ job: 'rows', place: 'a' })
    await env.AI_PHOTOS.put('nobody', 'x')
    const { rowsRead } = await measure(() => compareStores(later))
    expect(rowsRead).toBeLessThan(8000)
    expect((await database.select().from(orphans)).length).toBeLessThanOrEqual(1001)
  })
})
