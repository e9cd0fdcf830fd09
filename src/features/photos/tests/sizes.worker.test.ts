import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { sizesBytes } from '~/core/schemas/limits'
import { readOrder } from '~/features/orders/server/readOrder'
import { requestCorrections } from '~/features/orders/server/requestCorrections'
import { known } from '~/features/orders/tests/orderCalls'
import { eraseNow } from '~/features/photos/server/erasure/eraseNow'
import { photoLink } from '~/features/photos/server/photoLink'
import { removePhoto } from '~/features/photos/server/removePhoto'
import { createServices } from '~/server/services'
import { jpegBytes } from '~tests/fixtures/photoBytes'
import { unzip } from '~tests/fixtures/unzip'
import { origin, paidOrder, rowOf, send, settle } from '~tests/worker/support/buyer'
import { madeSizes, putSizes } from '~tests/worker/support/desk'
import { deliver, filesOf, owner, store } from '~tests/worker/support/studio'

const stored = async () => (await env.AI_PHOTOS.list({ prefix: 'sizes/' })).objects.map(({ key }) => key)
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())
const linkOf = async (id: string, purpose?: 'portraits') =>
  (await photoLink(createServices(), id, purpose)).slice(origin.length)

describe('the sizes of a portrait', () => {
  it('are each a file of its own, with its name, format and bytes', async () => {
    const session = await paidOrder()
    const [portrait = ''] = await deliver(session, ['Café.jpeg'])
    const { made, bodies, body } = madeSizes('a')
    expect((await putSizes(portrait, { made, bodies, body })).status).toBe(204)
    const link = await linkOf(portrait)
    for (const [at, { size }] of made.files.entries()) {
      const answer = await send(`${link}&size=${size}`)
      const type = size === 'round' ? 'png' : 'jpeg'
      expect([size, answer.status, answer.headers.get('content-type')]).toEqual([size, 200, `image/${type}`])
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename*=UTF-8''Caf%C3%A9-${size}.${size === 'round' ? 'png' : 'jpg'}`,
      )
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(await bytesOf(answer)).toEqual(bodies[at])
    }
    const [shown] = (await known(session)).portraits
    expect(shown?.sizes).toEqual(made.files)
    // Made again, as after a lost answer: other bytes are another file.
    const tag = async () => (await send(`${link}&size=square`)).headers.get('etag')
    const before = await tag()
    await putSizes(portrait, madeSizes('b'))
    expect(await tag()).not.toBe(before)
  })

  it('are refused unless they are what their list says, and for anything but a portrait', async () => {
    const session = await paidOrder()
    const photo = await store(session, 'photo', 'mine.jpg')
    const [portrait = ''] = await deliver(session, ['one.jpg'])
    const { made, bodies, body } = madeSizes('a', ['square', 'round'])
    const [square, round] = made.files
    const send = (change: object, bytes = body) =>
      putSizes(portrait, { made: { ...made, ...change }, bodies, body: bytes })
    const statuses = await Promise.all(
      [
        // Too short, too long, in another sequence, cut off, and no pictures.
        send({}, body.slice(0, -1)),
        send({ files: [square] }),
        send({ files: [round, square] }),
        send({ files: [{ ...square, bytes: 5999 }, round] }),
        send({}, new Uint8Array(body.length)),
        // No list, an unknown size, one twice, no pixels, and endless ones.
        send({ files: undefined }),
        send({ files: [{ ...square, size: 'poster' }] }),
        send({ files: [square, square] }),
        send({ width: 0 }),
        send({ height: 1e9 }),
        send({ more: 'x'.repeat(1000) }),
        putSizes(photo),
        putSizes('nothing'),
        send({}, new Uint8Array(sizesBytes + 1)),
      ].map(async (answer) => (await answer).status),
    )
    expect(statuses).toEqual([415, 415, 415, 415, 415, 400, 400, 400, 400, 400, 400, 404, 404, 413])
    expect(await stored()).not.toContain(`sizes/${portrait}`)
    expect((await filesOf(session)).map(({ sizes }) => sizes)).toEqual([null, null])
  })

  it('open by the link of their portrait, and by no other, as long as the buyer sees it', async () => {
    const [mine, other] = [await paidOrder(), await paidOrder()]
    const portrait = await store(mine, 'portrait', 'one.jpg')
    const [foreign = ''] = await deliver(other)
    await putSizes(portrait)
    const link = `${await linkOf(portrait)}&size=square`
    const status = async (path: string) => (await send(path)).status
    // Not delivered yet.
    expect(await status(link)).toBe(404)
    await deliver(mine, [])
    expect(await status(link)).toBe(200)
    expect(await status((await linkOf(foreign)).replace(foreign, portrait).concat('&size=square'))).toBe(403)
    for (const size of ['poster', '', 'constructor', '__proto__', 'square&size=round'])
      expect([size, await status(`${await linkOf(portrait)}&size=${size}`)]).toEqual([
        size,
        size.startsWith('square') ? 200 : 404,
      ])
    // Another portrait of the order has none.
    expect(await status(`${await linkOf(foreign)}&size=square`)).toBe(404)
    await settle(mine, 'refund')
    expect(await status(link)).toBe(404)
  })

  it('are one zip: scaled ones with originals that are no larger, shapes without those that are too small', async () => {
    const session = await paidOrder()
    const [one = '', two = '', three = ''] = await deliver(session, ['Paris.jpg', 'Paris.png', 'Beach.jpg'])
    await putSizes(one, madeSizes('1'))
    await putSizes(two, madeSizes('2', ['square']))
    await putSizes(three, madeSizes('3', []))
    const { id } = await rowOf(session)
    const zip = async (size: string) => {
      const answer = await send(`${await linkOf(id, 'portraits')}&size=${size}`)
      if (answer.status !== 200) return answer.status
      const bytes = await bytesOf(answer)
      expect(answer.headers.get('content-length')).toBe(String(bytes.length))
      expect(answer.headers.get('content-disposition')).toMatch(
        new RegExp(`portraits-[\\w-]+-${size}\\.zip$`),
      )
      return unzip(bytes)
    }
    const names = async (size: string) => {
      const entries = await zip(size)
      return typeof entries === 'number' ? entries : entries.map(({ name }) => name)
    }
    expect(await names('square')).toEqual(['Paris-square.jpg', 'Paris-square (2).jpg'])
    expect(await names('medium')).toEqual(['Paris-medium.jpg', 'Paris.png', 'Beach.jpg'])
    expect(await names('print')).toEqual(['Paris-print.jpg'])
    expect(await names('poster')).toBe(404)
    const squares = await zip('square')
    expect(typeof squares === 'object' && squares.map(({ bytes }) => bytes)).toEqual([
      jpegBytes('1 square'),
      jpegBytes('2 square'),
    ])
  })

  it('go with their portrait: when the studio removes it, and when everything is deleted', async () => {
    const session = await paidOrder()
    const removed = await store(session, 'portrait', 'removed.jpg')
    await putSizes(removed)
    await removePhoto(createServices(), await rowOf(session), { id: removed, role: 'portrait' }, owner)
    const ids = await deliver(session)
    for (const id of ids) await putSizes(id)
    const mine = async () =>
      (await stored()).filter((key) => [removed, ...ids].some((id) => key.endsWith(id)))
    expect(await mine()).toHaveLength(3)
    await requestCorrections(createServices(), await rowOf(session), { portraits: [], words: 'x' })
    await eraseNow(createServices(), await rowOf(session), 'buyer')
    expect(await mine()).toEqual([])
    expect(await readOrder(createServices(), session)).toMatchObject({ portraits: [] })
    // Sizes that were on their way leave nothing.
    expect((await putSizes(ids[0] ?? '')).status).toBe(404)
    expect(await mine()).toEqual([])
  })
})
