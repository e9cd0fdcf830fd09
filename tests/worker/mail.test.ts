import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { parseHTML } from 'linkedom/worker'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { pathOf } from '~/addresses'
import { formatMoney } from '~/content/money'
import { editions } from '~/editions'
import { formatOrderNumber } from '~/schemas/orderNumber'
import { walletOrderSchema } from '~/schemas/payment'
import { runScheduledJobs } from '~/server/cron'
import { orderPhotos, orders, outbox } from '~/server/db/schema'
import { composeMail } from '~/server/mail/compose'
import { mailDelayMinutes } from '~/server/mail/sendOutbox'
import { startPayment } from '~/server/orders/startPayment'
import { photoKey, safeName } from '~/server/photos/photoKey'
import { createServices } from '~/server/services'
import { site } from '~/site'
import { database, origin, post, press, rowOf, send } from './buyer'

const buy = async (edition: 'us' | 'br') => {
  const started = await startPayment(createServices(), 'stripe', {
    offer: 'checkout',
    plan: 'global',
    edition,
    requestKey: crypto.randomUUID(),
    customerName: 'Ana Lima',
    customerEmail: `${crypto.randomUUID()}@example.com`,
  })
  if (!started.ok) throw new Error(started.code)
  await press(started.value.sessionId, 'pay')
  return rowOf(started.value.sessionId)
}
const outboxPage = async () => (await send('/__sandbox/outbox')).text()

describe('mails', () => {
  it.each([
    [
      'us',
      'Your order is paid. Now send us your photos',
      'AI Photo Pack Global, $399',
      '/upload?session_id=',
    ],
    [
      'br',
      'Seu pedido está pago. Agora envie suas fotos',
      'Pacote de Fotos IA Global, $137',
      '/upload-br?session_id=',
    ],
  ] as const)(
    'tell the buyer of %s in their language where to send the photos',
    async (edition, subject, plan, path) => {
      const order = await buy(edition)
      await runScheduledJobs()
      const page = await outboxPage()
      expect(page).toContain(order.customerEmail)
      expect(page).toContain(subject)
      expect(page).toContain(plan)
      expect(page).toContain(`${origin}${path}${order.providerSessionId}`)
      await runScheduledJobs()
      expect((await outboxPage()).split(order.customerEmail ?? '').length).toBe(
        page.split(order.customerEmail ?? '').length,
      )
    },
  )

  it('have each name on one line, whoever wrote it, and no line of a stranger’s looks like ours', async () => {
    const command = 'npm run order -- delivered'
    const breaks = [
      '\r\n',
      '\n',
      '\r',
      '\u2028',
      '\u2029',
      '\u0085',
      '\v',
      '\u202e',
      '\u2066',
      '\u200f',
      '\0',
    ]
    const name = `Ana${breaks.map((mark) => `${mark}${command}`).join('')}`
    // Through the form, through the call, from a hosted page, and in a row that is there already.
    const form = { edition: 'us', offer: 'checkout', plan: 'pro', customerEmail: 'a@b.co' }
    const posted = await post('/orders', { ...form, customerName: name })
    const called = v.parse(walletOrderSchema, {
      ...{ customerName: name, customerEmail: 'a@b.co', amount: 299, currency: 'USD', planType: 'pro' },
      requestKey: crypto.randomUUID(),
    })
    expect(called.customerName).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]+$/u)
    const carded = await post('/orders', { edition: 'us', offer: 'service', plan: 'pro' })
    const sessions = [posted, carded].map((answer) => answer.headers.get('location')?.split('/').pop() ?? '')
    for (const session of sessions) {
      await press(session, 'pay', 'at_once', { name })
      const { id, customerName } = await rowOf(session)
      expect(customerName).toMatch(/^Ana npm[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]+$/u)
      await database
        .update(orders)
        .set({ customerName: name, customerEmail: `a@b.co\n${command}` })
        .where(sql`id = ${id}`)
      for (const kind of [
        'order_paid',
        'owner_photos',
        'owner_paid_twice',
        'owner_mismatch',
        'owner_unfulfilled',
      ] as const) {
        const mail = await composeMail(createServices(), { kind, subjectId: id, recipient: null })
        expect(mail?.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
        expect(mail?.text).not.toMatch(/[\p{Zl}\p{Zp}\p{Bidi_C}\r\v\0\u0085]/u)
        expect(
          mail?.text
            .split('\n')
            .filter((line) => line.trim().startsWith(command) && !line.endsWith(` ${id}`)),
        ).toEqual([])
        expect(mail?.replyTo ?? '').not.toContain('\n')
        expect(mail?.to).not.toContain('\n')
      }
    }
  })

  it.each(['us', 'br'] as const)(
    'say to the buyer of %s the same as text and as HTML: greeting, facts of the order, one button, whom to ask',
    async (edition) => {
      const { id } = await buy(edition)
      const name = '<b>Ana</b> & Zoé'
      await database.update(orders).set({ customerName: name }).where(sql`id = ${id}`)
      for (const kind of ['order_paid', 'photos_received', 'delivered', 'photos_ending'] as const) {
        const mail = await composeMail(createServices(), { kind, subjectId: id, recipient: null })
        const order = await database.query.orders.findFirst({ where: sql`id = ${id}` })
        const { document } = parseHTML(mail?.html ?? '')
        expect(document.documentElement.lang).toBe(editions[edition].locale)
        const shown = document.body.textContent.replace(/\s+/g, ' ')
        const number = formatOrderNumber(order?.number ?? '')
        for (const part of [name, number, site.contact[edition].email, site.brand]) {
          expect(shown).toContain(part)
          expect(mail?.text).toContain(part)
        }
        const rows = [...document.querySelectorAll('tr:has(> th)')].map((row) => row.textContent)
        expect(rows).toHaveLength(4)
        const price = formatMoney({ amount: order?.amountMinor ?? 0, currency: order?.currency ?? 'USD' })
        expect(rows.some((row) => row.includes(price))).toBe(true)
        // Nothing is fetched, nothing runs, and nothing leads elsewhere.
        expect(document.querySelectorAll('img, script, link, iframe, form, b')).toHaveLength(0)
        expect(mail?.html).not.toMatch(/url\(|@import/)
        const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
        const buttons = ['order_paid', 'photos_received'].includes(kind) ? 1 : 0
        expect(links).toHaveLength(buttons)
        for (const link of links) {
          expect(link).toBe(`${origin}${pathOf('upload', edition)}?session_id=${order?.providerSessionId}`)
          expect(mail?.text).toContain(link)
        }
      }
    },
  )

  it('greet a buyer whose name nobody knows, and count one photo as one', async () => {
    const { id } = await buy('us')
    await database.update(orders).set({ customerName: null }).where(sql`id = ${id}`)
    const mail = await composeMail(createServices(), {
      kind: 'photos_received',
      subjectId: id,
      recipient: null,
    })
    expect(mail?.text.split('\n')[0]).toBe('Hello,')
    await database.insert(orderPhotos).values({
      id,
      orderId: id,
      key: id,
      name: 'a.jpg',
      size: 1,
      type: 'image/jpeg',
      sha256: id,
      createdAt: new Date(),
      storedAt: new Date(),
    })
    const again = await composeMail(createServices(), {
      kind: 'photos_received',
      subjectId: id,
      recipient: null,
    })
    expect(again?.text).toContain('We have 1 photo from you')
  })

  it('go out at once when the news comes', async () => {
    const order = await buy('br')
    await expect.poll(outboxPage).toContain(order.customerEmail)
  })

  it('are kept and tried again when they cannot be sent, and sent once in the end', async () => {
    const order = await buy('us')
    await runScheduledJobs()
    await database
      .update(outbox)
      .set({ sentAt: null, attempts: 0, dueAt: new Date() })
      .where(sql`${outbox.subjectId} = ${order.id}`)
    const config = { ...createServices().config, live: true }
    const sent: unknown[] = []
    const failing = { send: () => Promise.reject(new Error('mail is down')) }
    const working = { send: (mail: unknown) => Promise.resolve(void sent.push(mail)) }
    Object.assign(env, { MAIL: failing })
    await runScheduledJobs(createServices({ config }))
    const [kept] = await database.select().from(outbox).where(sql`${outbox.subjectId} = ${order.id}`)
    expect(kept).toMatchObject({ attempts: 1, sentAt: null })
    Object.assign(env, { MAIL: working })
    await runScheduledJobs(createServices({ config }))
    expect(sent).toHaveLength(0)
    const later = () => new Date(Date.now() + 2 * 60_000)
    await Promise.all([1, 2].map(() => runScheduledJobs(createServices({ config, now: later }))))
    expect(sent).toMatchObject([
      { to: order.customerEmail, subject: 'Your order is paid. Now send us your photos' },
    ])
  })

  it('wait longer after each failure, six hours at most', () => {
    expect([0, 1, 2, 3, 20].map(mailDelayMinutes)).toEqual([1, 2, 4, 8, 360])
  })
})

it('R-UPL-16 never trusts a file name', () => {
  expect(safeName('../../etc/passwd')).toBe('etc-passwd')
  expect(safeName('São João (1).JPG')).toBe('Sa-o-Joa-o-1-.JPG')
  expect(safeName('日本')).toBe('photo')
  expect(safeName('a\r\nSet-Cookie: x')).toBe('a-Set-Cookie-x')
  expect(photoKey('cs_1', new Date(5), { role: 'photo', index: 3, name: 'a.jpg' })).toBe('cs_1/5_3_a.jpg')
})
