import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { previewBytes } from '~/core/schemas/limits'
import { startProduction } from '~/features/orders/server/startProduction'
import { eraseNow } from '~/features/photos/server/erasure/eraseNow'
import { markStored } from '~/features/photos/server/markStored'
import { photoLink } from '~/features/photos/server/photoLink'
import { removePhoto } from '~/features/photos/server/removePhoto'
import { orderPhotos } from '~/server/db/schema'
import { createServices } from '~/server/services'
import { jpegBytes as jpeg, smallest } from '~tests/fixtures/photoBytes'
import { database, origin, paidOrder, rowOf, send, statusOf } from '~tests/worker/support/buyer'
import { photoRequest } from '~tests/worker/support/photoRequest'

const put = async (session: string, bytes: Uint8Array, name = 'beach.jpg') =>
  send('/photos', await photoRequest(bytes, name, { 'x-session-id': session }))

/** Stores a photo. @returns its id */
async function stored(session: string, seed: number | string = 'beach'): Promise<string> {
  const { url } = (await (await put(session, jpeg(seed))).json()) as { url: string }
  return new URL(url).pathname.split('/').at(-1) ?? ''
}

const remove = (session: string, id: string, headers: HeadersInit = {}) =>
  send(`/photos/${id}`, { method: 'DELETE', headers: { 'x-session-id': session, ...headers } })
const putPreview = (session: string, id: string, body: BodyInit, headers: HeadersInit = {}) =>
  send(`/photos/${id}/preview`, { method: 'PUT', body, headers: { 'x-session-id': session, ...headers } })

const rowsOf = async (session: string) => {
  const { id } = await rowOf(session)
  return database.select().from(orderPhotos).where(sql`${orderPhotos.orderId} = ${id}`)
}
const keys = async (prefix: string) => (await env.AI_PHOTOS.list({ prefix })).objects.map(({ key }) => key)
const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }

describe('DELETE /photos/:id', () => {
  it('R-UPL-23 deletes a photo with its preview and frees the slot', async () => {
    const session = await paidOrder()
    const [beach, office] = [await stored(session, 'beach'), await stored(session, 'office')]
    await putPreview(session, beach, jpeg('small'))
    expect((await remove(session, beach)).status).toBe(204)
    expect((await rowsOf(session)).map(({ id }) => id)).toEqual([office])
    expect(await keys(`${session}/`)).toHaveLength(1)
    expect(await keys(`previews/${beach}`)).toEqual([])
    // A repeated deletion, then the same photo again.
    expect((await remove(session, beach)).status).toBe(404)
    expect(await stored(session, 'beach')).not.toBe(beach)
    expect(await rowsOf(session)).toHaveLength(2)
  })

  it('R-UPL-27 rejects deletions for another order, from another site or without a session', async () => {
    const [mine, other] = [await paidOrder(), await paidOrder()]
    const photo = await stored(mine)
    expect((await remove(other, photo)).status).toBe(404)
    expect((await remove('cs_test_made_up_by_somebody', photo)).status).toBe(403)
    expect((await send(`/photos/${photo}`, { method: 'DELETE' })).status).toBe(403)
    expect((await remove(mine, photo, foreign)).status).toBe(403)
    expect((await putPreview(other, photo, jpeg('x'))).status).toBe(404)
    expect((await putPreview(mine, photo, jpeg('x'), foreign)).status).toBe(403)
    expect(await rowsOf(mine)).toMatchObject([{ id: photo, hasPreview: false }])
  })

  it('R-UPL-23 rejects deletions after production has started', async () => {
    const session = await paidOrder()
    const photo = await stored(session)
    await startProduction(createServices(), await rowOf(session), 'studio@example.com')
    expect((await remove(session, photo)).status).toBe(409)
    expect((await putPreview(session, photo, jpeg('x'))).status).toBe(409)
    expect(await rowsOf(session)).toHaveLength(1)
  })

  it('R-UPL-24 keeps rows and objects consistent under concurrent requests: 20 times', async () => {
    for (let run = 0; run < 20; run++) {
      const session = await paidOrder()
      const id = await stored(session, 'raced')
      // Two identical uploads, another photo, a preview and two deletions.
      await Promise.all([
        put(session, jpeg('raced')),
        remove(session, id),
        putPreview(session, id, jpeg('small')),
        put(session, jpeg('raced')),
        put(session, jpeg('other')),
        remove(session, id),
      ])
      const rows = await rowsOf(session)
      expect((await keys(`${session}/`)).sort()).toEqual(rows.map(({ key }) => key).sort())
      expect(rows.every(({ storedAt }) => storedAt)).toBe(true)
      const known = new Set(rows.filter(({ hasPreview }) => hasPreview).map((row) => `previews/${row.id}`))
      expect((await keys(`previews/${id}`)).every((key) => known.has(key))).toBe(true)
      expect(['paid', 'photos_received']).toContain(await statusOf(session))
    }
  })
})

/** Services whose bucket runs `arrive` after each deletion. */
const whileDeleting = (arrive: () => Promise<unknown>) => {
  const deletion = async (keys: string | string[]) => {
    await env.AI_PHOTOS.delete(keys)
    await arrive()
  }
  return createServices({ bucket: { delete: deletion } as unknown as R2Bucket })
}

it.each(['removal', 'deletion of everything'])(
  'R-UPL-24 bytes that arrive during a %s find no row',
  async (what) => {
    const session = await paidOrder()
    await stored(session)
    const [photo] = await rowsOf(session)
    if (!photo) throw new Error('no photo')
    const order = await rowOf(session)
    // An upload in progress: the row exists but is not marked as stored.
    if (what !== 'removal')
      await database.update(orderPhotos).set({ storedAt: null }).where(sql`${orderPhotos.id} = ${photo.id}`)
    const found: unknown[] = []
    const services = whileDeleting(async () => found.push(await markStored(createServices(), photo)))
    if (what === 'removal') await removePhoto(services, order, photo, 'buyer')
    else await eraseNow(services, order, 'buyer')
    expect(found.length).toBeGreaterThan(0)
    expect(found.every((row) => row === undefined)).toBe(true)
    expect(await rowsOf(session)).toEqual([])
  },
)

describe('PUT /photos/:id/preview', () => {
  it('R-UPL-17 stores a small JPEG that only its own signed link serves', async () => {
    const session = await paidOrder()
    const id = await stored(session)
    expect((await putPreview(session, id, jpeg('small'))).status).toBe(204)
    const services = createServices()
    const link = async (purpose: 'photo' | 'preview', of = services) =>
      (await photoLink(of, id, purpose)).replace(origin, '')
    const shown = await send(await link('preview'))
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(jpeg('small'))
    expect(shown.headers.get('content-type')).toBe('image/jpeg')
    expect(shown.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(shown.headers.get('cache-control')).toBe('private, no-store')

    const query = (path: string) => path.slice(path.indexOf('?'))
    const late = createServices({ now: () => new Date(Date.now() - 25 * 3_600_000) })
    for (const path of [
      `/photos/${id}/preview`,
      `/photos/${id}/preview${query(await link('photo'))}`,
      `/photos/${id}${query(await link('preview'))}`,
      await link('preview', late),
    ])
      expect([path, (await send(path)).status]).toEqual([path, 403])
    await remove(session, id)
    expect((await send(await link('preview'))).status).toBe(404)
  })

  it.each([
    ['nothing', new Uint8Array(), 415],
    ['a page', new TextEncoder().encode('<!doctype html><script>alert(1)</script>'), 415],
    ['a vector drawing', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['a PNG', smallest.png, 415],
    ['a JPEG that stops in the middle', jpeg('x').slice(0, 3000), 415],
    ['one byte too many', jpeg('x', previewBytes + 1), 413],
  ])('R-UPL-27 rejects %s', async (_, body, status) => {
    const session = await paidOrder()
    const id = await stored(session)
    expect((await putPreview(session, id, body)).status).toBe(status)
    expect(await keys(`previews/${id}`)).toEqual([])
    expect(await rowsOf(session)).toMatchObject([{ hasPreview: false }])
  })
})
