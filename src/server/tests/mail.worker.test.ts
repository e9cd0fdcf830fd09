import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { parseHTML } from 'linkedom/worker'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { runScheduledJobs } from '~/app/cron'
import { pathOf } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { site } from '~/catalog/site'
import { isBuyerMail, type OrderMailKind } from '~/core/schemas/mailKinds'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import { walletOrderSchema } from '~/features/checkout/schema'
import { startPayment } from '~/features/checkout/server/startPayment'
import { remindBuyers } from '~/features/orders/server/remindBuyers'
import { resendMail } from '~/features/orders/server/resendMail'
import { photoKey, safeName } from '~/features/photos/server/photoKey'
import { settleUploads } from '~/features/photos/server/settleUploads'
import { disputes, orderPhotos, orders, outbox } from '~/server/db/schema'
import { enqueueMail, mailId } from '~/server/mail/enqueueMail'
import type { Mail } from '~/server/mail/mailer'
import { mailDelayMinutes, sendOutbox } from '~/server/mail/sendOutbox'
import { orderUrl } from '~/server/orders/links/orderUrl'
import { createServices, type Services } from '~/server/services'
import { checkoutDollars, checkoutPrice, checkoutText } from '~tests/prices'
import { database, origin, post, press, rowOf, send } from '~tests/worker/support/buyer'
import { composed } from '~tests/worker/support/composed'
import {
  buyerMailKinds,
  changeOrder,
  insertOrder,
  mailStates,
  orderMailKinds,
  readOrder,
  recipientOf,
} from '~tests/worker/support/mailStates'

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
const compose = (kind: OrderMailKind, id: string) =>
  composed(createServices(), { kind, subjectId: id, recipient: recipientOf(kind) })

/** Runs `work` with a mailer that calls `onMail`, which may throw. */
async function withMailer(
  onMail: (mail: Mail) => unknown,
  work: (services: Services) => Promise<unknown>,
  at?: Date,
): Promise<void> {
  const { MAIL } = env
  Object.assign(env, { MAIL: { send: async (mail: Mail) => void onMail(mail) } })
  const config = { ...createServices().config, live: true }
  try {
    await work(createServices({ config, now: () => at ?? new Date() }))
  } finally {
    Object.assign(env, { MAIL })
  }
}
const outboxPage = async () => (await send('/__sandbox/outbox')).text()

describe('mails', () => {
  it.each([
    [
      'us',
      'Your order is paid. Now send us your photos',
      `Your payment of ${checkoutText('global')} has arrived`,
      '/upload?session_id=',
    ],
    [
      'br',
      'Seu pedido está pago. Agora envie suas fotos',
      `Seu pagamento de ${checkoutText('global', 'br')} foi confirmado`,
      '/upload-br?session_id=',
    ],
  ] as const)(
    'link the buyer of %s to the upload page, in their language',
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

  it('keep names on one line, so user input cannot imitate lines of the mail', async () => {
    const line = 'Order: ZZZZ-ZZZZ'
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
    const name = `Ana${breaks.map((mark) => `${mark}${line}`).join('')}`
    // From the form, the server function, a hosted page, and an existing row.
    const form = { edition: 'us', offer: 'checkout', plan: 'pro', customerEmail: 'a@b.co' }
    const posted = await post('/orders', { ...form, customerName: name })
    const called = v.parse(walletOrderSchema, {
      ...{
        customerName: name,
        customerEmail: 'a@b.co',
        amount: checkoutDollars(),
        currency: 'USD',
        planType: 'pro',
      },
      requestKey: crypto.randomUUID(),
    })
    expect(called.customerName).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]+$/u)
    const carded = await post('/orders', { edition: 'us', offer: 'service', plan: 'pro' })
    for (const answer of [posted, carded]) {
      const session = answer.headers.get('location')?.split('/').pop() ?? ''
      await press(session, 'pay', 'at_once', { name })
      expect((await rowOf(session)).customerName).toMatch(/^Ana Order[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]+$/u)
    }
    for (const kind of orderMailKinds) {
      // Free text of buyers and the studio can have many lines and is quoted.
      const words = name
      const { id, photosWanted } = await insertOrder({ ...mailStates[kind].so, customerName: name })
      const email = kind === 'address_changed' ? 'ana.lima@example.com' : `a@b.co\n${line}`
      const wanted = photosWanted && { ...photosWanted, words }
      await changeOrder(id, { customerEmail: email, photosWanted: wanted, corrections: words })
      const mail = await compose(kind, id)
      expect(mail?.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
      expect(mail?.text).not.toMatch(/[\p{Zl}\p{Zp}\p{Bidi_C}\r\v\0\u0085]/u)
      expect(mail?.html).not.toMatch(/[\p{Zl}\p{Zp}\p{Bidi_C}\r\v\0\u0085]/u)
      const lines = mail?.text.split('\n').map((each) => each.trim()) ?? []
      expect(lines.filter((each) => each.startsWith(line))).toEqual([])
      const { document } = parseHTML(mail?.html ?? '')
      for (const quote of document.querySelectorAll('blockquote')) quote.remove()
      const cells = [...document.querySelectorAll('th, li strong')].map((cell) => cell.textContent)
      expect(cells.filter((cell) => cell.includes('ZZZZ'))).toEqual([])
      expect(mail?.replyTo ?? '').not.toContain('\n')
      expect(mail?.to).not.toContain('\n')
    }
  })

  describe.each(['us', 'br'] as const)('to the buyer of %s', (edition) => {
    it.each(buyerMailKinds)(
      '%s has the same content as text and HTML: greeting, order facts, one button, contact',
      async (kind) => {
        const name = '<b>Ana</b> & Zoé'
        const order = await insertOrder({ ...mailStates[kind].so, edition, customerName: name })
        const mail = await compose(kind, order.id)
        const { document } = parseHTML(mail?.html ?? '')
        expect(document.documentElement.lang).toBe(editions[edition].locale)
        const shown = document.body.textContent.replace(/\s+/g, ' ')
        const number = formatOrderNumber(order.number)
        const product = edition === 'us' ? 'AI Studio Portraits' : 'Retratos de estúdio com IA'
        const plan = edition === 'us' ? 'AI Photo Pack Pro' : 'Pacote de Fotos IA Pro'
        const contact = site.contact[edition].email
        for (const part of [name, number, product, plan, checkoutText(), contact, site.brand]) {
          expect(shown).toContain(part)
          expect(mail?.text).toContain(part)
        }
        // Every line of the text is in the HTML too.
        for (const line of mail?.text.split('\n') ?? [])
          for (const part of line.replace(/^(- |> )/, '').split(': '))
            if (!part.includes('://') && !part.startsWith('mailto:'))
              expect(shown).toContain(part.replace(/:$/, ''))
        for (const text of [mail?.subject, mail?.text, mail?.html?.replace(/<style>[\s\S]*<\/style>/, '')])
          expect(text).not.toMatch(/[{}]|undefined|null/)
        // No remote content, scripts or external links.
        expect(document.querySelectorAll('img, script, link, iframe, form, b')).toHaveLength(0)
        expect(mail?.html).not.toMatch(/url\(|@import/)
        const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
        const page = orderUrl(createServices().config, order)
        expect(links).toEqual([kind === 'address_changed' ? `mailto:${contact}?subject=${number}` : page])
        expect(page).toMatch(
          new RegExp(
            `^${origin}(${pathOf('upload', edition)}|${pathOf('thank-you', edition)})\\?session_id=`,
          ),
        )
        expect(mail?.text).toContain(links[0])
        expect(mail).toMatchObject({ to: 'ana@example.com', replyTo: contact, subject: document.title })
      },
    )
  })

  it('greet without a name when it is missing or contains a URL', async () => {
    for (const name of [null, ' ', 'Win at https://evil.example', 'www.evil.example now', 'evil.example/x']) {
      const { id } = await insertOrder({ customerName: name })
      expect((await compose('order_paid', id))?.text.split('\n')[0], String(name)).toBe('Hello,')
    }
    const { id } = await insertOrder({ customerName: 'J. P. Lima Jr.' })
    expect((await compose('order_paid', id))?.text.split('\n')[0]).toBe('Hello J. P. Lima Jr.,')
  })

  it('use singular and plural for the number of photos', async () => {
    for (const [photos, words] of [
      [1, 'Thank you, your photo has arrived.'],
      [24, 'Thank you, all 24 photos have arrived.'],
    ] as const) {
      const { id } = await insertOrder({ ...mailStates.photos_received.so, files: { photos } })
      expect((await compose('photos_received', id))?.text).toContain(words)
    }
  })

  it('photos_wanted lists the reasons and quotes the studio’s text separately', async () => {
    const { id } = await insertOrder({ ...mailStates.photos_wanted.so, edition: 'br' })
    const mail = await compose('photos_wanted', id)
    for (const part of [
      '- Fotos mais nítidas: Limpe a lente',
      '- O rosto inteiro: ',
      '- Mais variedade: ',
      '> The ones at the beach are lovely: more like these!\n> Order: it may be only two or three.',
    ])
      expect(mail?.text).toContain(part)
    expect(mail?.text).not.toContain('Mais fotos')
    const { document } = parseHTML(mail?.html ?? '')
    expect(document.querySelectorAll('blockquote')).toHaveLength(1)
    expect([...document.querySelectorAll('li strong')].map((label) => label.textContent)).toEqual([
      'Fotos mais nítidas',
      'O rosto inteiro',
      'Mais variedade',
    ])
    // Without text or reasons there is no empty element.
    await changeOrder(id, { photosWanted: { reasons: [], words: '' } })
    const withoutReasons = parseHTML((await compose('photos_wanted', id))?.html ?? '').document
    expect(withoutReasons.querySelectorAll('blockquote, ul')).toHaveLength(0)
  })

  it('order_refunded distinguishes full and partial refunds; after a partial one the order continues', async () => {
    const { id } = await insertOrder({ ...mailStates.photos_received.so, refundedMinor: 5000 })
    const part = await compose('order_refunded', id)
    expect(part?.subject).toBe('Part of your money is on its way back')
    expect(part?.text).toContain(`$50 of the ${checkoutText()} that you paid`)
    expect(part?.text).toContain('Your order goes on as before.')
    await changeOrder(id, { status: 'paid', photosAt: null, files: {} })
    expect((await compose('order_refunded', id))?.text).toContain('Send my photos:')
    await changeOrder(id, { status: 'refunded', refundedMinor: checkoutPrice() })
    const whole = await compose('order_refunded', id)
    expect(whole?.subject).toBe('Your money is on its way back')
    expect(whole?.text).toContain(`${checkoutText()} is on its way back to you: all that you paid.`)
    expect(whole?.text).not.toContain('goes on')
    // For a mismatched payment, the charged amount.
    const other = await insertOrder({
      status: 'review',
      chargedMinor: 4900,
      chargedCurrency: 'EUR',
      refundedMinor: 4900,
    })
    const text = (await compose('order_refunded', other.id))?.text
    expect(text).toContain('€49.00 is on its way back to you: all that you paid.')
  })

  it('to the owner link to the desk and mention no command', async () => {
    for (const kind of orderMailKinds.filter((known) => known.startsWith('owner_'))) {
      const { id } = await insertOrder(mailStates[kind].so)
      const mail = await compose(kind, id)
      expect(mail).toMatchObject({ to: site.ownerInbox, replyTo: 'ana@example.com' })
      expect(mail?.text).toContain(`${origin}/desk/orders/${id}`)
      expect(mail?.html).toContain(`href="${origin}/desk/orders/${id}"`)
      expect(mail?.text).not.toMatch(/npm run|[{}]/)
      // The session id opens the buyer's page, so only the mail that needs it to identify the payment contains it.
      if (kind !== 'owner_mismatch') expect(mail?.text).not.toContain('cs_test_')
    }
    const { id } = await insertOrder(mailStates.owner_corrections.so)
    const mail = await compose('owner_corrections', id)
    expect(mail?.text).toContain('wants 3 of 12 portraits (numbers 1, 2, and 3) changed')
    expect(mail?.text).toContain('> Softer light, please.\n> And my eyes are brown.')
  })

  it('are sent immediately after the event', async () => {
    const order = await buy('br')
    await expect.poll(outboxPage).toContain(order.customerEmail)
  })

  it('are kept and retried when sending fails, and finally sent once', async () => {
    for (const table of [orderPhotos, outbox, disputes, orders]) await database.delete(table)
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

  it('are not sent when their order no longer exists', async () => {
    for (const kind of orderMailKinds) expect(await compose(kind, 'nobody')).toBeUndefined()
  })

  it('are delayed longer after each failure, at most six hours', () => {
    expect([0, 1, 2, 3, 20].map(mailDelayMinutes)).toEqual([1, 2, 4, 8, 360])
  })
})

describe('a mail is sent only while its content is true', () => {
  /** Queues a mail as an hour old and runs the outbox. @returns the sent mails */
  const sendQueued = async (kind: OrderMailKind, id: string) => {
    const queued = { kind, subjectId: id, at: new Date(Date.now() - 3_600_000), recipient: recipientOf(kind) }
    await enqueueMail(database, queued)
    const mails: Mail[] = []
    await withMailer(
      (mail) => mails.push(mail),
      (services) => sendOutbox(services, eq(outbox.subjectId, id)),
    )
    const [row] = await database.select().from(outbox).where(eq(outbox.subjectId, id))
    // A mail is either sent or dropped.
    expect([row?.sentAt !== null, row?.droppedAt !== null, row?.dropped]).toEqual(
      mails.length ? [true, false, null] : [false, true, 'untrue'],
    )
    return mails
  }

  for (const kind of orderMailKinds) {
    const { so, notSo } = mailStates[kind]
    it(`${kind}: is sent`, async () => {
      const { id } = await insertOrder(so)
      expect(await sendQueued(kind, id)).toHaveLength(1)
    })
    it.each(Object.entries(notSo))(`${kind}: is not sent when %s`, async (_, later) => {
      const order = await insertOrder(so)
      await changeOrder(order.id, later)
      expect(await sendQueued(kind, order.id)).toEqual([])
      if (!isBuyerMail(kind) || kind === 'address_changed') return
      const now = await readOrder(order.id)
      const again = await resendMail(
        createServices(),
        now,
        mailId({ kind, subjectId: now.id }),
        'owner@example.com',
      )
      expect(again).toEqual({ ok: false, code: 'unknown_mail' })
      expect(await database.select().from(outbox).where(eq(outbox.subjectId, order.id))).toHaveLength(1)
    })
  }

  it('the owner can resend a mail that is still true, to the current address', async () => {
    const order = await insertOrder(mailStates.delivered.so)
    expect(await sendQueued('delivered', order.id)).toMatchObject([{ to: 'ana@example.com' }])
    await changeOrder(order.id, { customerEmail: 'new@example.com' })
    const sent: Mail[] = []
    await withMailer(
      (mail) => sent.push(mail),
      async (services) => {
        const now = await readOrder(order.id)
        const id = mailId({ kind: 'delivered', subjectId: order.id })
        expect(await resendMail(services, now, id, 'owner@example.com')).toMatchObject({ ok: true })
        await sendOutbox(services, eq(outbox.subjectId, order.id))
      },
    )
    expect(sent).toMatchObject([{ to: 'new@example.com', subject: 'Your portraits are ready' }])
  })
})

describe('a mailer outage of a day', () => {
  const hour = 3_600_000

  it('loses and duplicates no mail and keeps the order of events', async () => {
    await database.delete(outbox)
    const { id } = await insertOrder({})
    const start = Date.now()
    const at = (hours: number) => new Date(start + hours * hour)
    const write = (kind: OrderMailKind, hours: number) =>
      enqueueMail(database, { kind, subjectId: id, at: at(hours), occasion: hours })
    const sent: Mail[] = []
    let isDown = true
    const onMail = (mail: Mail) => {
      if (isDown) throw new Error('mail is down')
      sent.push(mail)
    }
    const run = (hours: number) => withMailer(onMail, (services) => sendOutbox(services), at(hours))
    await write('order_paid', 0)
    for (let hours = 0; hours < 5; hours += 0.25) await run(hours)
    await write('order_link', 5)
    for (let hours = 5; hours < 9; hours += 0.25) await run(hours)
    await changeOrder(id, { ...mailStates.photos_received.so })
    await write('photos_received', 9)
    await write('owner_photos', 9)
    // The link is requested repeatedly during the outage.
    for (const hours of [10, 11, 23.9]) await write('order_link', hours)
    for (let hours = 9; hours < 24; hours += 0.25) await run(hours)
    expect(sent).toEqual([])
    isDown = false
    for (let hours = 24; hours < 32; hours += 0.25) await run(hours)
    expect(sent.map(({ subject }) => subject.replace(/ \w{4}-\w{4}/, ''))).toEqual([
      'Your order is paid',
      'We have your photos',
      'Photos received: order',
      'The link to your order',
    ])
    const rows = await database.select().from(outbox).where(eq(outbox.subjectId, id))
    expect(rows.filter(({ sentAt, droppedAt }) => !sentAt && !droppedAt)).toEqual([])
    expect(rows.filter(({ dropped }) => dropped === 'said_again')).toHaveLength(3)
  })

  it('with one permanently failing mail does not delay others', async () => {
    await database.delete(outbox)
    const { id } = await insertOrder({})
    for (const [index, kind] of (['order_paid', 'order_link'] as const).entries())
      await enqueueMail(database, { kind, subjectId: id, at: new Date(Date.now() - 1000 + index) })
    const sent: string[] = []
    await withMailer(
      ({ subject }) => {
        if (subject.includes('paid')) throw new Error('refused')
        sent.push(subject)
      },
      (services) => sendOutbox(services),
    )
    expect(sent).toEqual(['The link to your order'])
  })
})

describe('reminders', () => {
  const hour = 3_600_000
  const reminders = async (id: string) => {
    const rows = await database.select().from(outbox).where(eq(outbox.subjectId, id))
    return rows.filter(({ kind }) => kind === 'photos_reminder').length
  }
  const remind = (at: number) => remindBuyers(createServices({ now: () => new Date(at) }))

  it('are sent 24 and 72 hours after the payment, once each despite repeated job runs', async () => {
    const paidAt = new Date()
    const { id } = await insertOrder({ paidAt })
    const counts: [number, number][] = []
    for (const hours of [0, 23.9, 24, 24.1, 48, 71.9, 72, 72.1, 100, 1000, 4000]) {
      await remind(paidAt.getTime() + hours * hour)
      await remind(paidAt.getTime() + hours * hour)
      counts.push([hours, await reminders(id)])
    }
    expect(counts.map(([, count]) => count)).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2])
  })

  it('state when they are the last', async () => {
    const paidAt = new Date()
    const { id } = await insertOrder({ paidAt })
    await remind(paidAt.getTime() + 24 * hour)
    expect((await compose('photos_reminder', id))?.text).toContain('Is something in the way?')
    await remind(paidAt.getTime() + 72 * hour)
    const last = await compose('photos_reminder', id)
    expect(last?.subject).toBe('Your portraits are still waiting for your photos')
    expect(last?.text).toContain('We will not remind you again.')
  })

  it('are merged into the last one after days without a job run', async () => {
    const { id } = await insertOrder({ paidAt: new Date(Date.now() - 80 * hour) })
    await remind(Date.now())
    await remind(Date.now() + 100 * hour)
    expect(await reminders(id)).toBe(1)
  })

  it.each([
    ['photos have arrived', { photosAt: new Date() }],
    ['the order was refunded', { status: 'refunded' as const }],
    ['photos were deleted on request', { photosErasedAt: new Date() }],
    ['production started without photos', { status: 'in_production' as const }],
  ])('are not sent when %s', async (_, values) => {
    const { id } = await insertOrder({ paidAt: new Date(Date.now() - 30 * hour), ...values })
    await remind(Date.now())
    expect(await reminders(id)).toBe(0)
  })
})

describe('fewer photos than recommended', () => {
  const hour = 3_600_000
  const kinds = async (id: string) => {
    const rows = await database.select().from(outbox).where(eq(outbox.subjectId, id))
    return rows.map(({ kind }) => kind).sort()
  }
  it.each([
    [5, 'photos_few'],
    [19, 'photos_few'],
    [20, 'photos_received'],
  ])('%d, an hour after the last upload: one %s mail', async (photos, kind) => {
    const { id } = await insertOrder({ photosAt: new Date(), filesAt: new Date(), files: { photos } })
    const settle = (hours: number) =>
      settleUploads(createServices({ now: () => new Date(Date.now() + hours * hour) }))
    await settle(0.9)
    expect(await kinds(id)).toEqual([])
    for (const hours of [1, 1.1, 30]) await settle(hours)
    expect(await kinds(id)).toEqual(['owner_photos', kind])
  })
})

it('R-UPL-16 sanitizes file names', () => {
  expect(safeName('../../etc/passwd')).toBe('etc-passwd')
  expect(safeName('São João (1).JPG')).toBe('Sa-o-Joa-o-1-.JPG')
  expect(safeName('日本')).toBe('photo')
  expect(safeName('a\r\nSet-Cookie: x')).toBe('a-Set-Cookie-x')
  expect(photoKey('cs_1', new Date(5), { role: 'photo', index: 3, name: 'a.jpg' })).toBe('cs_1/5_3_a.jpg')
})
