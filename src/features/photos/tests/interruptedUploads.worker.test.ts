import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { runScheduledJobs } from '~/app/cron'
import { storeForSession, storePhoto } from '~/features/photos/server/storePhoto'
import { orderPhotos } from '~/server/db/schema'
import { orderById } from '~/server/orders/order'
import { createServices } from '~/server/services'
import { jpegBytes as jpeg } from '~tests/fixtures/photoBytes'
import {
  clearProviderFaults,
  database,
  paidOrder,
  rowOf,
  setProviderFault,
} from '~tests/worker/support/buyer'
import { sha256Of } from '~tests/worker/support/photoRequest'
import { objectsOf, put, rowsOf } from './putPhoto'

describe('PUT /photos, interrupted', () => {
  it('a connection dropped at 30% leaves no object and no reserved slot', async () => {
    const session = await paidOrder()
    const bytes = jpeg('dropped', 100_000)
    const services = createServices()
    const paid = await orderById(services.db, (await rowOf(session)).id)
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.subarray(0, 30_000))
      },
      pull(controller) {
        controller.error(new Error('connection lost'))
      },
    })
    const facts = {
      role: 'photo' as const,
      name: 'a.jpg',
      index: 0,
      type: 'image/jpeg',
      format: 'jpeg' as const,
      size: bytes.length,
      sha256: await sha256Of(bytes),
      sourceSha256: null,
      consent: null,
    }
    if (!paid) throw new Error('no order')
    expect(await storePhoto(services, paid, { ...facts, body })).toEqual({ ok: false, code: 'broken' })
    expect(await objectsOf(session)).toHaveLength(0)
    expect(await rowsOf(session)).toHaveLength(0)
  })

  it.each(['a page', 'the desk'])(
    'R-UPL-16 photos with the same name and millisecond, sent by %s, are separate objects',
    async (by) => {
      const session = await paidOrder()
      const paid = await orderById(createServices().db, (await rowOf(session)).id)
      const moment = new Date()
      const services = createServices({ now: () => moment })
      if (!paid) throw new Error('no order')
      const store = async (seed: number) => {
        const bytes = jpeg(seed)
        const upload = {
          ...({ role: 'photo', name: 'image.jpg', index: 0, type: 'image/jpeg', format: 'jpeg' } as const),
          ...{ size: bytes.length, sha256: await sha256Of(bytes), sourceSha256: null, consent: null },
          body: new Blob([bytes as BlobPart]).stream() as unknown as AsyncIterable<Uint8Array>,
        }
        return by === 'a page'
          ? storeForSession(services, session, upload)
          : storePhoto(services, paid, upload)
      }
      const stored = await Promise.all([1, 2, 3].map(store))
      expect(stored.map(({ ok }) => ok)).toEqual([true, true, true])
      expect((await objectsOf(session)).map(({ key }) => key)).toEqual(
        [0, 1, 2].map((later) => `${session}/${moment.getTime() + later}_0_image.jpg`),
      )
    },
  )

  it.each<[string, (put: typeof env.AI_PHOTOS.put) => typeof env.AI_PHOTOS.put]>([
    ['fails immediately', () => () => Promise.reject(new Error('R2 is down'))],
    [
      'fails midway',
      () => async (_, body) => {
        await (body as ReadableStream).getReader().read()
        throw new Error('R2 is down')
      },
    ],
    [
      'loses its response',
      (put) =>
        (async (...given: Parameters<typeof put>) => {
          await put(...given)
          throw new Error('R2 is down')
        }) as typeof put,
    ],
  ])('R-UPL-24 a bucket that %s leaves no object and no reserved slot', async (_, failing) => {
    const session = await paidOrder()
    const { put: whole } = env.AI_PHOTOS
    env.AI_PHOTOS.put = failing(whole.bind(env.AI_PHOTOS))
    try {
      expect((await put(session, jpeg('x', 300_000))).status).toBe(502)
    } finally {
      env.AI_PHOTOS.put = whole
    }
    expect(await objectsOf(session)).toHaveLength(0)
    expect(await rowsOf(session)).toHaveLength(0)
    expect((await put(session, jpeg('x', 300_000))).status).toBe(200)
  })

  it('completes a photo that was in the bucket but not marked as stored', async () => {
    const session = await paidOrder()
    await put(session, jpeg('noted'))
    await database.update(orderPhotos).set({ storedAt: null })
    expect((await put(session, jpeg('noted'))).status).toBe(200)
    expect(await objectsOf(session)).toHaveLength(1)
    expect((await rowsOf(session))[0]?.storedAt).not.toBeNull()
  })

  it('frees slots that were reserved but never filled', async () => {
    const session = await paidOrder()
    const { id } = await rowOf(session)
    const long = new Date(Date.now() - 3_600_000)
    await database.insert(orderPhotos).values(
      Array.from({ length: 30 }, (_, index) => ({
        id: crypto.randomUUID(),
        orderId: id,
        key: `${session}/${index}`,
        name: 'x',
        size: 1,
        type: 'image/jpeg',
        sha256: `${index}`.padStart(64, '0'),
        createdAt: long,
      })).slice(0, 7),
    )
    expect((await put(session, jpeg('x'))).status).toBe(200)
    await runScheduledJobs()
    expect(await rowsOf(session)).toHaveLength(1)
  })

  it('does not query the provider for every photo', async () => {
    const session = await paidOrder()
    await setProviderFault('error', 100)
    expect((await put(session, jpeg('x'))).status).toBe(200)
    await clearProviderFaults()
  })

  it('R-API-14 rejects another site', async () => {
    const session = await paidOrder()
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expect((await put(session, jpeg('x'), foreign)).status).toBe(403)
    expect(await objectsOf(session)).toHaveLength(0)
  })
})
