import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { KnownOrder } from '~/core/schemas/order'
import { orderRow } from '~/features/desk/server/orderRow'
import { composeBuyerMail } from '~/features/orders/server/mails/composeBuyerMail'
import { composeOwnerMail } from '~/features/orders/server/mails/composeOwnerMail'
import { readMailFacts } from '~/features/orders/server/mails/mailFacts'
import { performBuyerAction } from '~/features/orders/server/performBuyerAction'
import { readOrder } from '~/features/orders/server/readOrder'
import { requestRetake } from '~/features/orders/server/requestRetake'
import { startProduction } from '~/features/orders/server/startProduction'
import { eraseNow } from '~/features/photos/server/erasure/eraseNow'
import { photoLink } from '~/features/photos/server/photoLink'
import { readUploadSession } from '~/features/photos/server/readUploadSession'
import { submitPhotos } from '~/features/photos/server/submitPhotos'
import { auditLog, orderPhotos, orders, outbox } from '~/server/db/schema'
import { reopenOrder } from '~/server/orders/reopenOrder'
import { createServices } from '~/server/services'
import { jpegBytes } from '~tests/fixtures/photoBytes'
import { unzip } from '~tests/fixtures/unzip'
import { amountText, checkoutPrice, checkoutText } from '~tests/prices'
import {
  clearProviderFaults,
  database,
  mailsOf,
  order,
  origin,
  paidOrder,
  post,
  press,
  rowOf,
  send,
  setProviderFault,
  settle,
} from '~tests/worker/support/buyer'
import { photoRequest } from '~tests/worker/support/photoRequest'
import { deliver, later, store } from '~tests/worker/support/studio'

const read = (session: string, services = createServices()) => readOrder(services, session)
async function known(session: string, services = createServices()): Promise<KnownOrder> {
  const found = await read(session, services)
  if (!('number' in found)) throw new Error(found.state)
  return found
}

async function sendPhoto(session: string, seed: number | string): Promise<string> {
  const request = await photoRequest(jpegBytes(seed), `${seed}.jpg`, { 'x-session-id': session })
  const answer = await send('/photos', request)
  return ((await answer.json()) as { url: string }).url
}

const act = (session: string, action: object) =>
  performBuyerAction(createServices(), { sessionId: session, ...action } as Parameters<
    typeof performBuyerAction
  >[1])
const path = (url: string) => url.replace(origin, '')
const mailsTo = async (session: string) => {
  const { id } = await rowOf(session)
  return database.select().from(outbox).where(sql`${outbox.subjectId} = ${id}`)
}

describe('the order of a session', () => {
  it('R-UPL-21 R-UPL-23 has the state and date of every step', async () => {
    const session = await order()
    expect(await read(session)).toMatchObject({ state: 'unpaid', payAt: '/payment?plan=pro', email: null })
    await press(session, 'pay')
    const paid = await known(session)
    expect(paid).toMatchObject({
      state: 'paid',
      number: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
      plan: { name: 'AI Photo Pack Pro', summary: '30 AI photos, 10 custom scenes' },
      amount: checkoutText(),
      refundedAt: null,
      steps: { paid: expect.any(Number), photos: null, production: null, delivered: null },
      takesPhotos: true,
      payAt: null,
      zip: null,
    })
    const url = await sendPhoto(session, 'beach')
    await submitPhotos(createServices(), session, [url])
    expect(await known(session)).toMatchObject({
      state: 'photos_received',
      steps: { photos: expect.any(Number) },
      photos: [{ name: 'beach.jpg', type: 'image/jpeg', preview: null, url }],
    })
    await startProduction(createServices(), await rowOf(session), 'studio@example.com')
    const started = { state: 'in_production', takesPhotos: false, portraits: [], zip: null }
    expect(await known(session)).toMatchObject({ ...started, steps: { production: expect.any(Number) } })

    // A delivery is hidden as long as it can be undone.
    await deliver(session, ['one.jpg', 'two.jpg'], createServices())
    expect(await known(session)).toMatchObject({ ...started, steps: { delivered: null } })
    expect(await known(session, later(9))).toMatchObject(started)
    const delivered = await known(session, later(11))
    expect(delivered).toMatchObject({
      state: 'delivered',
      mayCorrect: true,
      steps: { delivered: expect.any(Number) },
    })
    expect(delivered.portraits.map(({ name }) => name)).toEqual(['one.jpg', 'two.jpg'])
  })

  it('R-UPL-23 shows an order of a discontinued plan without the plan name and with its price', async () => {
    const session = await paidOrder()
    const before = await known(session)
    await database.update(orders).set({ plan: 'grand' }).where(sql`${orders.providerSessionId} = ${session}`)
    const services = createServices()
    expect(await known(session)).toEqual({ ...before, plan: null })
    const upload = await readUploadSession(services, session)
    expect(upload).toMatchObject({ state: 'ready', order: { plan: null, amount: before.amount } })

    // Mails and the owner's lists still work; the owner sees the plan's key.
    const row = await rowOf(session)
    const facts = await readMailFacts(services, 'order_paid', row)
    expect(composeBuyerMail(services.config, 'order_paid', facts)?.text).toContain(before.amount)
    expect(composeOwnerMail(services.config, 'owner_photos', facts)?.text).toContain('grand')
    expect(orderRow(row, facts.files, new Date()).plan).toBe('grand')
  })

  it('R-UPL-23 has distinct states for all other cases', async () => {
    expect(await read('cs_test_nobody_knows_this')).toEqual({ state: 'unknown' })
    expect(await read('../../etc')).toEqual({ state: 'unknown' })
    const session = await order()
    await setProviderFault('error', 10)
    expect(await read(session)).toEqual({ state: 'unreachable' })
    await clearProviderFaults()
    await press(session, 'delayed')
    expect(await read(session)).toMatchObject({ state: 'confirming', payAt: null })
    await settle(session, 'failed')
    expect(await read(session)).toMatchObject({ state: 'failed', payAt: '/payment?plan=pro' })

    const half = await paidOrder()
    await settle(half, 'refund_half')
    expect(await read(half)).toMatchObject({
      state: 'paid',
      amount: checkoutText(),
      refunded: amountText({ amount: checkoutPrice() / 2, currency: 'USD' }),
    })
    const whole = await paidOrder()
    await deliver(whole)
    await settle(whole, 'refund')
    expect(await read(whole)).toMatchObject({
      state: 'refunded',
      refunded: checkoutText(),
      refundedAt: expect.any(Number),
      portraits: [],
      zip: null,
    })
  })

  it('R-UPL-26 reveals nothing about the buyer except a masked address', async () => {
    const session = await paidOrder()
    await sendPhoto(session, 'beach')
    const json = JSON.stringify(await read(session))
    expect(json).toContain('"an…@example.com"')
    expect(json).not.toMatch(/ana@example\.com|Ana Lima/)
  })

  it('R-UPL-23 shows the reasons of a retake request until new photos arrive', async () => {
    const session = await paidOrder()
    await submitPhotos(createServices(), session, [await sendPhoto(session, 'dark')])
    const wanted = { reasons: ['brighter' as const], words: 'All of them are dark.' }
    await requestRetake(createServices(), await rowOf(session), wanted, 'studio@example.com')
    expect(await known(session)).toMatchObject({ state: 'paid', wanted, steps: { photos: null } })
    await submitPhotos(createServices(), session, [await sendPhoto(session, 'bright')])
    expect(await known(session)).toMatchObject({ state: 'photos_received', wanted: null })
  })
})

describe('the page of an order', () => {
  it('R-TYP-04 is rate limited like every lookup, and only with a session id', async () => {
    const { SESSION_LIMIT } = env
    try {
      Object.assign(env, { SESSION_LIMIT: { limit: async () => ({ success: false }) } })
      const limited = await send('/thank-you-br?session_id=cs_test_x1234567')
      expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60'])
      expect(await limited.text()).toContain('lang="pt-BR"')
      expect((await send('/thank-you-br')).status).toBe(200)
    } finally {
      Object.assign(env, { SESSION_LIMIT })
    }
  })
})

describe('the zip of all portraits', () => {
  it('R-UPL-17 contains the delivered bytes under safe names', async () => {
    const session = await paidOrder()
    const names = ['../../etc/passwd', 'one.jpg', 'ONE.jpg', 'retrato – você.jpg']
    await deliver(session, names)
    const { zip } = await known(session)
    const answer = await send(path(zip?.url ?? ''))
    expect(answer.status).toBe(200)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename\*=UTF-8''portraits-.{9}\.zip$/,
    )
    const entries = unzip(bytes)
    expect(entries.map(({ name }) => name)).toEqual([
      'etc-passwd',
      'one.jpg',
      'ONE (2).jpg',
      'retrato – você.jpg',
    ])
    for (const [index, entry] of entries.entries())
      expect(entry.bytes).toEqual(jpegBytes(`${session} ${index}`))
  })

  it('R-UPL-17 opens only with its own, unexpired link, after delivery', async () => {
    const [session, other] = [await paidOrder(), await paidOrder()]
    const [portrait] = await deliver(session)
    const { id } = await rowOf(session)
    const query = (url: string) => url.slice(url.indexOf('?'))
    const late = createServices({ now: () => new Date(Date.now() - 25 * 3_600_000) })
    for (const url of [
      `/orders/${id}/portraits.zip`,
      `/orders/${id}/portraits.zip${query(await photoLink(createServices(), id))}`,
      `/orders/${id}/portraits.zip${query(await photoLink(createServices(), portrait ?? '', 'portraits'))}`,
      path(await photoLink(late, id, 'portraits')),
    ])
      expect([url, (await send(url)).status]).toEqual([url, 403])
    const undelivered = (await rowOf(other)).id
    await deliver(other, ['one.jpg'], createServices())
    expect((await send(path(await photoLink(createServices(), undelivered, 'portraits')))).status).toBe(404)
  })
})

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
    expect(await known(session)).toMatchObject({ state: 'paid', takesPhotos: true, wanted: null })
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
