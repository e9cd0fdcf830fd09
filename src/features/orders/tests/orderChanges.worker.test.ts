import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { performBuyerAction } from '~/features/orders/server/performBuyerAction'
import { startProduction } from '~/features/orders/server/startProduction'
import { eraseNow } from '~/features/photos/server/erasure/eraseNow'
import { readUploadSession } from '~/features/photos/server/readUploadSession'
import { submitPhotos } from '~/features/photos/server/submitPhotos'
import { auditLog, orderPhotos, outbox } from '~/server/db/schema'
import { reopenOrder } from '~/server/orders/reopenOrder'
import { createServices } from '~/server/services'
import { jpegBytes } from '~tests/fixtures/photoBytes'
import { database, mailsOf, order, origin, paidOrder, post, rowOf, send } from '~tests/worker/support/buyer'
import { deliver, later, store } from '~tests/worker/support/studio'
import { known, path, sendPhoto } from './orderCalls'

const act = (session: string, action: object) =>
  performBuyerAction(createServices(), { sessionId: session, ...action } as Parameters<
    typeof performBuyerAction
  >[1])
const mailsTo = async (session: string) => {
  const { id } = await rowOf(session)
  return database.select().from(outbox).where(sql`${outbox.subjectId} = ${id}`)
}
describe('corrections', () => {
  it('R-UPL-23 are requested once, with marks and text, and the delivered portraits stay', async () => {
    const session = await paidOrder()
    const ids = await deliver(session)
    const marked = [ids[0] ?? '', ids[2] ?? '']
    expect(
      await act(session, { action: 'correct', portraits: marked, words: 'Less smile, please.' }),
    ).toEqual({
      ok: true,
      value: undefined,
    })
    await store(session, 'portrait', 'anew.jpg', jpegBytes('made anew'))
    const now = await known(session)
    expect(now).toMatchObject({
      state: 'in_production',
      mayCorrect: false,
      corrections: { words: 'Less smile, please.' },
    })
    expect(now.portraits.map(({ name, marked }) => [name, marked])).toEqual([
      ['one.jpg', true],
      ['two.jpg', false],
      ['three.jpg', true],
    ])
    expect((await mailsOf(session)).filter((kind) => kind.includes('corrections'))).toEqual([
      'corrections_received',
      'owner_corrections',
    ])
    expect(await act(session, { action: 'correct', portraits: [], words: 'Again' })).toMatchObject({
      code: 'not_now',
    })
    await deliver(session, [], later(-11))
    expect(await known(session)).toMatchObject({ state: 'delivered', mayCorrect: false })
    expect(await act(session, { action: 'correct', portraits: [], words: 'Again' })).toMatchObject({
      code: 'not_now',
    })
  })

  it('R-UPL-23 accept three hundred marks', async () => {
    const session = await paidOrder()
    const ids = await deliver(session)
    const many = Array.from({ length: 297 }, () => crypto.randomUUID())
    expect((await act(session, { action: 'correct', portraits: [...many, ...ids], words: 'All.' })).ok).toBe(
      true,
    )
    expect((await known(session)).portraits.map(({ marked }) => marked)).toEqual([true, true, true])
  })
})
describe('uploaded photos', () => {
  it('R-UPL-23 can be declared complete, once per set, and the studio is notified immediately', async () => {
    const session = await paidOrder()
    const mayFinish = async () => [
      (await known(session)).mayFinish,
      (await readUploadSession(createServices(), session)).mayFinish,
    ]
    expect(await mayFinish()).toEqual([false, false])
    expect(await act(session, { action: 'finish' })).toMatchObject({ ok: false, code: 'not_now' })
    await sendPhoto(session, 'beach')
    expect(await mayFinish()).toEqual([true, true])
    const before = (await mailsTo(session)).length
    expect((await act(session, { action: 'finish' })).ok).toBe(true)
    expect((await rowOf(session)).status).toBe('photos_received')
    const mails = (await mailsTo(session)).slice(before).map(({ kind }) => kind)
    expect(mails.sort()).toEqual(['owner_photos', 'photos_received'])
    expect(await mayFinish()).toEqual([false, false])
    // A later photo starts another set.
    await sendPhoto(session, 'office')
    expect(await mayFinish()).toEqual([true, true])
    await startProduction(createServices(), await rowOf(session), 'studio@example.com')
    expect((await known(session)).mayFinish).toBe(false)
    expect(await act(session, { action: 'finish' })).toMatchObject({ ok: false, code: 'not_now' })
  })
})
describe('the email address of an order', () => {
  it('R-UPL-23 can be changed and sent the link again; an unpaid order sends no mail', async () => {
    const session = await paidOrder()
    const before = (await mailsTo(session)).length
    expect((await act(session, { action: 'link' })).ok).toBe(true)
    expect((await act(session, { action: 'link' })).ok).toBe(true)
    expect((await act(session, { action: 'email', email: 'maria@example.com' })).ok).toBe(true)
    expect((await known(session)).email).toBe('ma…@example.com')
    const mails = (await mailsTo(session)).slice(before).map(({ kind }) => kind)
    expect(mails.sort()).toEqual(['address_changed', 'order_link', 'order_link'])

    const unpaid = await order()
    expect(await act(unpaid, { action: 'email', email: 'maria@example.com' })).toMatchObject({
      code: 'not_now',
    })
    expect(await act(unpaid, { action: 'link' })).toMatchObject({ code: 'not_now' })
    expect(await mailsTo(unpaid)).toEqual([])
    expect(await act('cs_test_nobody_knows_this', { action: 'erase' })).toMatchObject({ code: 'unknown' })
  })

  it('R-API-14 the response to a lost link request does not reveal whether an order exists', async () => {
    const session = await paidOrder()
    await act(session, { action: 'email', email: 'lost@example.com' })
    const ask = (email: string, accept = 'application/json') =>
      post('/orders/link', { email, edition: 'br' }, { accept })
    const answers = await Promise.all(['lost@example.com', 'nobody@example.com'].map((email) => ask(email)))
    const responses = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]))
    expect(responses[0]).toEqual(responses[1])
    expect(responses[0]).toEqual([200, '{"code":"link_sent"}'])
    await expect
      .poll(async () => (await mailsTo(session)).filter(({ kind }) => kind === 'order_link').length)
      .toBe(2)

    const page = await ask('lost@example.com', 'text/html')
    const other = await ask('nobody@example.com', 'text/html')
    const text = await page.text()
    expect(await other.text()).toBe(text)
    expect(text).toMatch(/lang="pt-BR".*Confira sua caixa de entrada/s)
    expect((await ask('no address')).status).toBe(422)
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expect((await post('/orders/link', { email: 'lost@example.com' }, foreign)).status).toBe(403)
  })
})
describe('deletion by the buyer', () => {
  it('R-UPL-26 R-DAT-18 leaves nothing in the bucket and records a proof of deletion', async () => {
    const session = await paidOrder()
    const id = new URL(await sendPhoto(session, 'beach')).pathname.split('/').at(-1)
    await send(`/photos/${id}/preview`, {
      method: 'PUT',
      body: jpegBytes('small'),
      headers: { 'x-session-id': session },
    })
    await deliver(session)
    const { number, portraits } = await known(session)
    const [first] = portraits
    expect((await act(session, { action: 'erase' })).ok).toBe(true)
    expect((await act(session, { action: 'erase' })).ok).toBe(true)
    expect((await env.AI_PHOTOS.list({ prefix: `${session}/` })).objects).toEqual([])
    expect((await env.AI_PHOTOS.list({ prefix: `previews/${id}` })).objects).toEqual([])
    expect((await send(path(first?.url ?? ''))).status).toBe(404)
    expect(await known(session)).toMatchObject({
      number,
      state: 'delivered',
      photos: [],
      portraits: [],
      zip: null,
      endsAt: null,
      endsApart: null,
      erasing: false,
      mayCorrect: false,
      erased: { photos: 1, portraits: 3, at: expect.any(Number) },
    })
  })

  it('R-UPL-23 R-UPL-26 before production closes the order until the studio reopens it', async () => {
    const session = await paidOrder()
    await submitPhotos(createServices(), session, [await sendPhoto(session, 'beach')])
    await act(session, { action: 'erase' })
    expect(await known(session)).toMatchObject({
      ...{ state: 'emptied', takesPhotos: false, erased: { photos: 1, portraits: 0 } },
    })
    const mails = await mailsOf(session)
    expect(mails).toEqual(expect.arrayContaining(['owner_erased', 'photos_erased']))
    expect(await sendPhoto(session, 'again')).toBeUndefined()
    expect(await reopenOrder(createServices(), await rowOf(session), 'owner@example.com')).toMatchObject({
      ok: true,
    })
    expect(await known(session)).toMatchObject({ state: 'paid', takesPhotos: true, retakeRequest: null })
    expect(await sendPhoto(session, 'again')).toContain(origin)
  })

  it('R-UPL-26 keeps rows and objects consistent during concurrent uploads: 10 times', async () => {
    for (let run = 0; run < 10; run++) {
      const session = await paidOrder()
      await sendPhoto(session, 'first')
      const row = await rowOf(session)
      await Promise.all([
        sendPhoto(session, 'second').catch(() => {}),
        eraseNow(createServices(), row, 'buyer'),
        sendPhoto(session, 'third').catch(() => {}),
      ])
      const rows = await database.select().from(orderPhotos).where(sql`${orderPhotos.orderId} = ${row.id}`)
      const { objects } = await env.AI_PHOTOS.list({ prefix: `${session}/` })
      expect(objects.map(({ key }) => key).sort()).toEqual(rows.map(({ key }) => key).sort())
    }
  })

  it('R-DAT-18 is logged with its actor', async () => {
    const session = await paidOrder()
    await sendPhoto(session, 'beach')
    await act(session, { action: 'erase' })
    const { id } = await rowOf(session)
    const history = await database.select().from(auditLog).where(sql`${auditLog.subjectId} = ${id}`)
    expect(history.filter(({ kind }) => kind.startsWith('erase')).map(({ kind, by }) => [kind, by])).toEqual([
      ['erase_asked', 'buyer'],
      ['erased', 'buyer'],
    ])
  })
})
