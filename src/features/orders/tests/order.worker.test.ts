import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { orderRow } from '~/features/desk/server/orderRow'
import { composeBuyerMail } from '~/features/orders/server/mails/composeBuyerMail'
import { composeOwnerMail } from '~/features/orders/server/mails/composeOwnerMail'
import { readMailFacts } from '~/features/orders/server/mails/mailFacts'
import { requestRetake } from '~/features/orders/server/requestRetake'
import { startProduction } from '~/features/orders/server/startProduction'
import { photoLink } from '~/features/photos/server/photoLink'
import { readUploadSession } from '~/features/photos/server/readUploadSession'
import { submitPhotos } from '~/features/photos/server/submitPhotos'
import { orders } from '~/server/db/schema'
import { createServices } from '~/server/services'
import { jpegBytes } from '~tests/fixtures/photoBytes'
import { unzip } from '~tests/fixtures/unzip'
import { amountText, checkoutPrice, checkoutText } from '~tests/prices'
import {
  clearProviderFaults,
  database,
  order,
  paidOrder,
  press,
  rowOf,
  send,
  setProviderFault,
  settle,
} from '~tests/worker/support/buyer'
import { deliver, later } from '~tests/worker/support/studio'
import { known, path, read, sendPhoto } from './orderCalls'

describe('the order of a session', () => {
  it('R-UPL-21 R-UPL-23 has the state and date of every step', async () => {
    const session = await order()
    expect(await read(session)).toMatchObject({
      state: 'unpaid',
      checkoutPath: '/payment?plan=pro',
      email: null,
    })
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
      checkoutPath: null,
      zip: null,
    })
    const url = await sendPhoto(session, 'beach')
    await submitPhotos(createServices(), session, [url])
    expect(await known(session)).toMatchObject({
      state: 'photos_received',
      steps: { photos: expect.any(Number) },
      dueAt: expect.any(Number),
      photos: [{ name: 'beach.jpg', type: 'image/jpeg', preview: null, url }],
    })
    await startProduction(createServices(), await rowOf(session), 'studio@example.com')
    const started = { state: 'in_production', takesPhotos: false, portraits: [], zip: null }
    expect(await known(session)).toMatchObject({ ...started, steps: { production: expect.any(Number) } })

    // A delivery is hidden as long as it can be undone.
    await deliver(session, ['one.jpg', 'two.jpg'], createServices())
    expect(await known(session)).toMatchObject({ ...started, steps: { delivered: null } })
    expect(await known(session, later(9))).toMatchObject({ ...started, dueAt: null })
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
    expect(await read(session)).toMatchObject({ state: 'confirming', checkoutPath: null })
    await settle(session, 'failed')
    expect(await read(session)).toMatchObject({ state: 'failed', checkoutPath: '/payment?plan=pro' })

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
    const retakeRequest = { reasons: ['brighter' as const], words: 'All of them are dark.' }
    await requestRetake(createServices(), await rowOf(session), retakeRequest, 'studio@example.com')
    expect(await known(session)).toMatchObject({ state: 'paid', retakeRequest, steps: { photos: null } })
    await submitPhotos(createServices(), session, [await sendPhoto(session, 'bright')])
    expect(await known(session)).toMatchObject({ state: 'photos_received', retakeRequest: null })
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
