import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { photoLink } from '~/features/photos/server/photoLink'
import { storePreview } from '~/features/photos/server/storePreview'
import { orderPhotos } from '~/server/db/schema'
import { createServices } from '~/server/services'
import { jpegBytes } from '~tests/fixtures/photoBytes'
import { unzip } from '~tests/fixtures/unzip'
import { database, origin, paidOrder, rowOf, send } from '~tests/worker/support/buyer'
import { putSizes } from '~tests/worker/support/desk'
import { deliver, filesOf, store } from '~tests/worker/support/studio'

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())
const pathOf = (url: string) => url.slice(origin.length)

/** The paths of every kind of download, for an order with all of them. */
async function addresses() {
  const session = await paidOrder()
  const photo = await store(session, 'photo', 'férias (1).jpg')
  const [portrait = ''] = await deliver(session, ['one.jpg', 'ONE.jpg', 'José.jpg'])
  const services = createServices()
  await storePreview(services, { id: portrait }, jpegBytes('small'))
  await putSizes(portrait)
  const { id } = await rowOf(session)
  return [
    pathOf(await photoLink(services, photo)),
    pathOf(await photoLink(services, portrait)),
    pathOf(await photoLink(services, portrait, 'preview')),
    pathOf(await photoLink(services, id, 'portraits')),
    `${pathOf(await photoLink(services, portrait))}&size=print`,
    `${pathOf(await photoLink(services, portrait))}&size=round`,
    `${pathOf(await photoLink(services, id, 'portraits'))}&size=large`,
    `${pathOf(await photoLink(services, id, 'portraits'))}&size=square`,
    `/desk/photos/${photo}`,
    `/desk/photos/${portrait}/preview`,
    `/desk/orders/${id}/photos.zip`,
    `/desk/orders/${id}/portraits.zip`,
  ]
}

it('R-UPL-17 resumes a download of any kind as long as the file is unchanged', async () => {
  for (const address of await addresses()) {
    const request = (headers: Record<string, string>) => send(address, { headers })
    const first = await request({})
    const whole = await bytesOf(first)
    const etag = first.headers.get('etag') ?? ''
    expect([address, first.status, first.headers.get('accept-ranges'), etag]).toEqual([
      address,
      200,
      'bytes',
      expect.stringMatching(/^"[^"]{20,}"$/),
    ])
    expect(first.headers.get('content-length')).toBe(String(whole.length))
    const ranges = fc.tuple(fc.nat(whole.length - 1), fc.nat(whole.length - 1))
    await fc.assert(
      fc.asyncProperty(ranges, async (ends) => {
        const [from = 0, to = 0] = ends.toSorted((one, other) => one - other)
        const part = await request({ range: `bytes=${from}-${to}`, 'if-range': etag })
        expect([part.status, part.headers.get('content-range'), part.headers.get('etag')]).toEqual([
          206,
          `bytes ${from}-${to}/${whole.length}`,
          etag,
        ])
        expect(part.headers.get('content-length')).toBe(String(to - from + 1))
        expect(part.headers.get('content-disposition')).toBe(first.headers.get('content-disposition'))
        expect(await bytesOf(part)).toEqual(whole.subarray(from, to + 1))
      }),
      { numRuns: 12 },
    )
    expect(await bytesOf(await request({ range: 'bytes=-100' }))).toEqual(whole.subarray(-100))

    const other = await request({ range: 'bytes=10-', 'if-range': '"another"' })
    expect([other.status, await bytesOf(other)]).toEqual([200, whole])
    const weak = await request({ range: 'bytes=10-', 'if-range': `W/${etag}` })
    expect([weak.status, await bytesOf(weak)]).toEqual([200, whole])
    const several = await request({ range: 'bytes=0-1,4-5' })
    expect([several.status, await bytesOf(several)]).toEqual([200, whole])
    const past = await request({ range: `bytes=${whole.length}-` })
    expect([past.status, past.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`])
  }
})

it('R-UPL-17 returns 304 for every form of a matching If-None-Match', async () => {
  for (const address of await addresses()) {
    const etag = (await send(address)).headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", W/"x", ${etag}`, '*']) {
      const again = await send(address, { headers: { 'if-none-match': known } })
      expect([address, known, again.status, await again.text()]).toEqual([address, known, 304, ''])
      expect([again.headers.get('etag'), again.headers.get('cache-control')]).toEqual([
        etag,
        'private, no-store',
      ])
    }
    const other = await send(address, { headers: { 'if-none-match': '"other"' } })
    expect(other.status).toBe(200)
    await other.body?.cancel()
  }
})

it('R-UPL-17 zips photos stored without checksums, and computes the checksums once', async () => {
  const session = await paidOrder()
  await deliver(session, ['one.jpg', 'two.jpg'])
  const stored = (await filesOf(session)).map(({ crc32 }) => crc32)
  expect(stored.every((crc) => crc !== null)).toBe(true)
  const { id } = await rowOf(session)
  const zip = async (headers = {}) => bytesOf(await send(`/desk/orders/${id}/portraits.zip`, { headers }))
  const before = await zip()
  await database.update(orderPhotos).set({ crc32: null }).where(eq(orderPhotos.orderId, id))
  expect(await zip({ range: 'bytes=-50' })).toEqual(before.subarray(-50))
  expect((await filesOf(session)).map(({ crc32 }) => crc32)).toEqual(stored)
  expect(await zip()).toEqual(before)
  expect(unzip(before).map(({ name }) => name)).toEqual(['one.jpg', 'two.jpg'])
})

it('R-UPL-17 restarts the download of a zip whose photos changed', async () => {
  const session = await paidOrder()
  await store(session, 'photo', 'one.jpg')
  const { id } = await rowOf(session)
  const address = `/desk/orders/${id}/photos.zip`
  const before = (await send(address)).headers.get('etag') ?? ''
  await store(session, 'photo', 'two.jpg')
  const after = await send(address, { headers: { range: 'bytes=100-', 'if-range': before } })
  expect([after.status, after.headers.get('etag') === before]).toEqual([200, false])
  expect(unzip(await bytesOf(after))).toHaveLength(2)
})

it('R-UPL-17 returns 404 for a file without its object, even for a range request', async () => {
  const session = await paidOrder()
  const id = await store(session, 'photo', 'one.jpg')
  const [photo] = await filesOf(session)
  await env.AI_PHOTOS.delete(photo?.key ?? '')
  for (const headers of [{}, { range: 'bytes=0-9' }] as Record<string, string>[])
    expect((await send(`/desk/photos/${id}`, { headers })).status).toBe(404)
})
