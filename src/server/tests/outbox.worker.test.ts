import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { runScheduledJobs } from '~/app/cron'
import { isBuyerMail, type OrderMailKind } from '~/core/schemas/mailKinds'
import { resendMail } from '~/features/orders/server/resendMail'
import { disputes, orderPhotos, orders, outbox } from '~/server/db/schema'
import { enqueueMail, mailId } from '~/server/mail/enqueueMail'
import type { Mail } from '~/server/mail/mailer'
import { mailDelayMinutes, sendOutbox } from '~/server/mail/sendOutbox'
import { createServices, type Services } from '~/server/services'
import { database } from '~tests/worker/support/buyer'
import {
  changeOrder,
  insertOrder,
  mailStates,
  orderMailKinds,
  readOrder,
  recipientOf,
} from '~tests/worker/support/mailStates'
import { buy, compose, outboxPage } from './buyerMails'

/** Runs `work` with a mailer that calls `onMail`, which may throw or take time. */
async function withMailer(
  onMail: (mail: Mail) => unknown,
  work: (services: Services) => Promise<unknown>,
  at?: Date,
): Promise<void> {
  const { MAIL } = env
  Object.assign(env, { MAIL: { send: async (mail: Mail) => void (await onMail(mail)) } })
  const config = { ...createServices().config, live: true }
  try {
    await work(createServices({ config, now: () => at ?? new Date() }))
  } finally {
    Object.assign(env, { MAIL })
  }
}
describe('mails', () => {
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

  it('are not sent twice when a run starts while another is sending', async () => {
    const { id } = await insertOrder({})
    const sent: string[] = []
    const begun = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<void>()
    const onMail = async ({ subject }: Mail) => {
      sent.push(subject)
      begun.resolve()
      if (sent.length === 1) await answer.promise
    }
    await withMailer(onMail, async (services) => {
      const queued = { subjectId: id, at: new Date(Date.now() - 1000) }
      await enqueueMail(database, { kind: 'order_paid', ...queued })
      const first = sendOutbox(services, eq(outbox.subjectId, id))
      await begun.promise
      await enqueueMail(database, { kind: 'order_link', ...queued })
      await sendOutbox(services, eq(outbox.subjectId, id))
      answer.resolve()
      await first
    })
    expect(sent).toEqual(['Your order is paid. Now send us your photos', 'The link to your order'])
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
      enqueueMail(database, { kind, subjectId: id, at: at(hours), dedupeKey: hours })
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
      'Fotos recebidas: pedido',
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
