import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { runScheduledJobs } from '~/app/cron'
import { photoLink } from '~/features/photos/server/photoLink'
import { readUploadSession } from '~/features/photos/server/readUploadSession'
import { submitPhotos } from '~/features/photos/server/submitPhotos'
import { createServices } from '~/server/services'
import { heifBytes, join, jpegBytes as jpeg, smallest } from '~tests/fixtures/photoBytes'
import { checkoutText } from '~tests/prices'
import {
  clearProviderFaults,
  database,
  mailsOf,
  order,
  origin,
  paidOrder,
  press,
  send,
  setProviderFault,
  settle,
  statusOf,
} from '~tests/worker/support/buyer'
import { sha256Of } from '~tests/worker/support/photoRequest'
import { objectsOf, put, rowsOf } from './putPhoto'

describe('PUT /photos', () => {
  it('R-UPL-16 R-API-07 R-DAT-13 stores a photo under session, timestamp, index and a safe name', async () => {
    const session = await paidOrder()
    const bytes = jpeg('first')
    const answer = await put(session, bytes, { 'x-photo-index': '7' })
    expect(answer.status).toBe(200)
    const body = (await answer.json()) as { key: string; url: string; size: number }
    expect(body.size).toBe(6000)
    expect(body.key).toMatch(new RegExp(`^${session}/\\d{13}_7_Fe-rias-1\\.jpg$`))
    const object = await env.AI_PHOTOS.get(body.key)
    expect(new Uint8Array(await (object as R2ObjectBody).arrayBuffer())).toEqual(bytes)
    expect((await rowsOf(session))[0]).toMatchObject({ name: 'Férias 1.jpg', type: 'image/jpeg', size: 6000 })
  })

  it('stores the same photo once', async () => {
    const session = await paidOrder()
    const answers = await Promise.all([1, 2, 3].map(() => put(session, jpeg('same'))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await put(session, jpeg('same'))).toMatchObject({ status: 200 })
    expect(await rowsOf(session)).toHaveLength(1)
    expect(await objectsOf(session)).toHaveLength(1)
  })

  it('R-UPL-10 R-TIM-13 rejects the 31st photo, even when requests race for the last slot', async () => {
    const session = await paidOrder()
    const first = await Promise.all(
      Array.from({ length: 29 }, (_, index) =>
        put(session, jpeg(index, 200), { 'x-photo-index': String(index) }),
      ),
    )
    expect(first.every(({ status }) => status === 200)).toBe(true)
    const race = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => put(session, jpeg(name, 200), { 'x-photo-name': name })),
    )
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await rowsOf(session)).toHaveLength(30)
    expect(await objectsOf(session)).toHaveLength(30)
  })

  it.each([
    ['a made-up session', 'cs_test_made_up_by_somebody'],
    ['a path traversal', '../../etc'],
  ])('R-UPL-21 stores nothing for %s', async (_, session) => {
    const before = await env.AI_PHOTOS.list()
    expect([400, 403]).toContain((await put(session, jpeg('x'))).status)
    expect((await env.AI_PHOTOS.list()).objects.length).toBe(before.objects.length)
  })

  it('R-UPL-21 stores nothing for an unpaid session, and accepts photos once it is paid', async () => {
    const session = await order()
    expect((await put(session, jpeg('x'))).status).toBe(403)
    expect(await objectsOf(session)).toHaveLength(0)
    await press(session, 'pay', 'never')
    expect((await put(session, jpeg('x'))).status).toBe(200)
    expect(await statusOf(session)).toBe('paid')
  })

  it('returns 425 while a delayed payment is pending, and 409 after a refund', async () => {
    const session = await order()
    await press(session, 'delayed')
    expect((await put(session, jpeg('x'))).status).toBe(425)
    await settle(session, 'succeeded')
    expect((await put(session, jpeg('x'))).status).toBe(200)
    await settle(session, 'refund')
    expect((await put(session, jpeg('y'))).status).toBe(409)
  })

  it.each([
    [
      'an SVG',
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['HTML that claims to be a JPEG', new TextEncoder().encode('<!doctype html><script>alert(1)</script>')],
    ['a PDF', new TextEncoder().encode('%PDF-1.7 something')],
    ['nothing', new Uint8Array()],
  ])('R-UPL-27 rejects %s by its bytes', async (_, bytes) => {
    const session = await paidOrder()
    expect((await put(session, bytes, { 'content-type': 'image/jpeg' })).status).toBe(415)
    expect(await objectsOf(session)).toHaveLength(0)
    expect(await rowsOf(session)).toHaveLength(0)
  })

  it('accepts HEIC, AVIF, WebP, GIF, PNG, TIFF and BMP', async () => {
    const session = await paidOrder()
    const photos = [heifBytes(), heifBytes({ brand: 'avif' }), ...Object.values(smallest)]
    for (const bytes of photos) expect((await put(session, bytes)).status).toBe(200)
    const types = (await rowsOf(session)).map(({ type }) => type.replace('image/', ''))
    expect(types.sort()).toEqual(['avif', 'bmp', 'gif', 'heic', 'png', 'tiff', 'webp'])
  })

  it('R-UPL-27 rejects a photo without a frame and a truncated one', async () => {
    const session = await paidOrder()
    for (const bytes of [
      jpeg('x').slice(0, 3),
      join(jpeg('x').subarray(0, 20), new Uint8Array(5000)),
      jpeg('x').slice(0, 4000),
      heifBytes().slice(0, -20),
      smallest.png.slice(0, -12),
    ]) {
      const answer = await put(session, bytes)
      expect([answer.status, await answer.json()]).toEqual([415, { code: 'damaged' }])
    }
    expect(await objectsOf(session)).toHaveLength(0)
    expect(await rowsOf(session)).toHaveLength(0)
    expect((await put(session, jpeg('x'))).status).toBe(200)
  })

  it('R-UPL-16 sets the file extension by the bytes', async () => {
    const session = await paidOrder()
    const answer = await put(session, jpeg('x'), { 'x-photo-name': 'Praia.AVIF' })
    expect(((await answer.json()) as { key: string }).key).toMatch(/_Praia\.jpg$/)
    expect((await rowsOf(session))[0]?.name).toBe('Praia.jpg')
  })

  it('R-UPL-13 X-22 requires a content length and rejects more than 25 MB', async () => {
    const session = await paidOrder()
    expect((await put(session, jpeg('x'), { 'content-length': '' })).status).toBe(411)
    expect((await put(session, jpeg('x'), { 'content-length': String(25 * 1024 * 1024 + 1) })).status).toBe(
      413,
    )
    expect(await objectsOf(session)).toHaveLength(0)
  })

  it('stores nothing when bytes do not match their hash or length, and accepts a correct retry', async () => {
    const session = await paidOrder()
    const bytes = jpeg('true')
    expect((await put(session, bytes, { 'x-photo-sha256': await sha256Of(jpeg('other')) })).status).toBe(502)
    expect((await put(session, bytes, { 'content-length': '9000' })).status).toBe(502)
    expect(await objectsOf(session)).toHaveLength(0)
    expect(await rowsOf(session)).toHaveLength(0)
    expect((await put(session, bytes)).status).toBe(200)
  })
})
describe('links to photos', () => {
  it('R-UPL-17 X-23 work when signed and unexpired, as a download that browsers do not execute', async () => {
    const session = await paidOrder()
    const { url } = (await (await put(session, jpeg('x'))).json()) as { url: string }
    const answer = await send(url.replace(origin, ''))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(jpeg('x'))
  })

  it('fail when altered, unsigned or expired', async () => {
    const session = await paidOrder()
    const { url } = (await (await put(session, jpeg('x'))).json()) as { url: string }
    const path = url.replace(origin, '')
    const [row] = await rowsOf(session)
    const yesterday = await photoLink(
      createServices({ now: () => new Date(Date.now() - 25 * 3_600_000) }),
      row?.id ?? '',
    )
    expect((await send(path.replace(/expires=\d+/, 'expires=99999999999'))).status).toBe(403)
    expect((await send(path.replace(/signature=.{4}/, 'signature=AAAA'))).status).toBe(403)
    expect((await send(`/photos/${row?.id}`)).status).toBe(403)
    expect((await send(yesterday.replace(origin, ''))).status).toBe(403)
  })
})
describe('upload-photos', () => {
  it('R-UPL-18 R-UPL-23 R-API-08 completes the upload, notifies buyer and owner once, and stays open for more', async () => {
    const session = await paidOrder()
    const first = (await (await put(session, jpeg('1'))).json()) as { url: string }
    const submit = () => submitPhotos(createServices(), session, [first.url])
    const results = await Promise.all([submit(), submit(), submit()])
    expect(results).toEqual(Array(3).fill({ ok: true, value: { received: 1 } }))
    expect(await statusOf(session)).toBe('photos_received')
    expect(await mailsOf(session)).toEqual(['order_paid', 'owner_photos', 'photos_received'])

    const second = (await (await put(session, jpeg('2'))).json()) as { url: string }
    expect(await submitPhotos(createServices(), session, [second.url])).toEqual({
      ok: true,
      value: { received: 2 },
    })
    expect(await mailsOf(session)).toEqual(['order_paid', 'owner_photos', 'owner_photos', 'photos_received'])
  })

  it('accepts only URLs of the session’s own photos', async () => {
    const mine = await paidOrder()
    const other = await paidOrder()
    await put(mine, jpeg('1'))
    const foreign = (await (await put(other, jpeg('2'))).json()) as { url: string }
    for (const url of [
      foreign.url,
      'https://evil.example/photos/x',
      'nonsense',
      `${origin}/photos/../orders`,
    ])
      expect(await submitPhotos(createServices(), mine, [url])).toEqual({ ok: false, code: 'foreign_photo' })
    expect(await statusOf(mine)).toBe('paid')
  })

  it('requires at least one stored photo of an open order', async () => {
    expect(await submitPhotos(createServices(), await paidOrder(), [])).toEqual({
      ok: false,
      code: 'no_photo',
    })
    expect(await submitPhotos(createServices(), await order(), [])).toEqual({ ok: false, code: 'not_open' })
  })

  it('R-UPL-19 the scheduled job completes an upload without a final call', async () => {
    // A run announces at most ten orders, so those of earlier tests are marked as announced.
    await database.run(sql`UPDATE orders SET announced_at = photos_at`)
    const session = await paidOrder()
    await put(session, jpeg('1'))
    await runScheduledJobs()
    expect(await statusOf(session)).toBe('paid')
    await runScheduledJobs(createServices({ now: () => new Date(Date.now() + 61 * 60_000) }))
    expect(await statusOf(session)).toBe('photos_received')
    expect(await mailsOf(session)).toContain('owner_photos')
  })
})
describe('the upload session', () => {
  it('R-UPL-23 lists the stored photos, so another device can continue', async () => {
    const session = await paidOrder()
    const source = await sha256Of(jpeg('as it was chosen'))
    await put(session, jpeg('1'), { 'x-photo-source': source })
    const found = await readUploadSession(createServices(), session)
    expect(found.state).toBe('ready')
    expect(found.received).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'Férias 1.jpg',
        size: 6000,
        type: 'image/jpeg',
        sha256: await sha256Of(jpeg('1')),
        source,
        preview: null,
      },
    ])
  })

  it('contains the order’s unique number, plan and amount, without personal data', async () => {
    const [session, other] = [await paidOrder(), await paidOrder()]
    const { order: summary } = await readUploadSession(createServices(), session)
    expect(summary).toEqual({
      number: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
      plan: 'AI Photo Pack Pro',
      amount: checkoutText(),
    })
    expect((await readUploadSession(createServices(), other)).order?.number).not.toBe(summary?.number)
    expect(JSON.stringify(await readUploadSession(createServices(), session))).not.toMatch(
      /ana@example.com|Ana Lima/,
    )
    expect((await readUploadSession(createServices(), await order())).order).toBeUndefined()
  })

  it('has the matching state otherwise', async () => {
    expect((await readUploadSession(createServices(), 'cs_test_nobody_knows_this')).state).toBe('unknown')
    const session = await order()
    expect((await readUploadSession(createServices(), session)).state).toBe('unpaid')
    await setProviderFault('error', 10)
    expect((await readUploadSession(createServices(), session)).state).toBe('unreachable')
    await clearProviderFaults()
    await press(session, 'delayed')
    expect((await readUploadSession(createServices(), session)).state).toBe('confirming')
  })
})
