import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { photoBytes } from '~/core/schemas/limits'
import { readOrder } from '~/features/desk/server/readOrder'
import { orderPhotos } from '~/server/db/schema'
import { createServices } from '~/server/services'
import { jpegBytes } from '~tests/fixtures/photoBytes'
import { database, send } from '~tests/worker/support/buyer'
import { putPortrait } from '~tests/worker/support/desk'
import { paid } from './deskOrder'

describe('portraits', () => {
  it('are stored complete, once and within the limits, and only as photos', async () => {
    const { id } = await paid()
    const answer = await putPortrait(id, '../../ção.jpg')
    const stored = (await answer.json()) as { id: string; key: string }
    expect(stored.key).toMatch(/\/portraits\/\d+_0_[\w.-]+\.jpg$/)
    // Two concurrent uploads of the same bytes are one portrait.
    const twice = await Promise.all([1, 2].map(() => putPortrait(id, 'twin.jpg', jpegBytes('twin'))))
    const [one, two] = (await Promise.all(twice.map((twin) => twin.json()))) as { id?: string }[]
    expect([one?.id, two?.id].filter(Boolean).length).toBeGreaterThan(0)
    const read = await readOrder(createServices(), id)
    expect(read.ok && read.value.portraits).toBe(2)

    const text = new TextEncoder().encode('<svg onload="alert(1)"/>')
    const rejections: [string, Promise<Response>, number][] = [
      [
        'too large',
        putPortrait(id, 'a.jpg', jpegBytes(1), { 'content-length': String(photoBytes + 1) }),
        413,
      ],
      ['no photo', putPortrait(id, 'a.jpg', text), 415],
      ['cut short', putPortrait(id, 'a.jpg', jpegBytes('cut').slice(0, 3000)), 415],
      [
        'other bytes than named',
        putPortrait(id, 'a.jpg', jpegBytes(2), { 'x-photo-sha256': 'a'.repeat(64) }),
        502,
      ],
      ['no name', putPortrait(id, 'a.jpg', jpegBytes(3), { 'x-photo-sha256': 'a' }), 400],
      ['no order', putPortrait('nothing'), 404],
    ]
    for (const [what, request, status] of rejections)
      expect([what, (await request).status]).toEqual([what, status])
    const after = await readOrder(createServices(), id)
    expect(after.ok && after.value.portraits).toBe(2)
  })

  it('have a preview, a download and a zip; the desk cannot replace previews of buyers’ photos', async () => {
    const { id } = await paid()
    const { id: portrait } = (await (await putPortrait(id, '../../a.jpg', jpegBytes('a'))).json()) as {
      id: string
    }
    const preview = (of: string, body: Uint8Array<ArrayBuffer>) =>
      send(`/desk/photos/${of}/preview`, {
        method: 'PUT',
        body,
        headers: { 'content-length': String(body.length) },
      })
    expect((await preview(portrait, new TextEncoder().encode('GIF89a'))).status).toBe(415)
    expect((await preview(portrait, jpegBytes('small', 201 * 1024))).status).toBe(413)
    expect((await preview('nothing', jpegBytes('small'))).status).toBe(404)
    expect((await preview(portrait, jpegBytes('small'))).status).toBe(204)
    expect(new Uint8Array(await (await send(`/desk/photos/${portrait}/preview`)).arrayBuffer())).toEqual(
      jpegBytes('small'),
    )
    const photo = await send(`/desk/photos/${portrait}`)
    expect(photo.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(new Uint8Array(await photo.arrayBuffer())).toEqual(jpegBytes('a'))
    const zip = await send(`/desk/orders/${id}/portraits.zip`)
    const packed = new Uint8Array(await zip.arrayBuffer())
    expect([zip.headers.get('content-type'), packed.length]).toEqual([
      'application/zip',
      Number(zip.headers.get('content-length')),
    ])
    expect(new TextDecoder('latin1').decode(packed)).not.toContain('../')
    expect((await send(`/desk/orders/${id}/photos.zip`)).status).toBe(404)
    await database.update(orderPhotos).set({ role: 'photo' }).where(eq(orderPhotos.id, portrait))
    expect((await preview(portrait, jpegBytes('other'))).status).toBe(404)
  })
})
