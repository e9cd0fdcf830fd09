import { env } from 'cloudflare:workers'
import { parseHTML } from 'linkedom/worker'
import { beforeEach, describe, expect, it } from 'vitest'
import { site } from '~/catalog/site'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import { queueDigest } from '~/features/desk/server/digest/queueDigest'
import { bookmarks, contacts, orderPhotos, orders, orphans, outbox } from '~/server/db/schema'
import { sendOutbox } from '~/server/mail/sendOutbox'
import { ownerDay } from '~/server/ownerDay'
import { createServices } from '~/server/services'
import { database, origin } from '~tests/worker/support/buyer'
import { composed } from '~tests/worker/support/composed'
import { insertOrder } from '~tests/worker/support/mailStates'
import { inOwnerLanguage } from '~tests/worker/support/ownerLanguage'

// 8:00 in São Paulo.
const eight = Date.UTC(2027, 2, 5, 11)
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const at = (moment: number) => createServices({ now: () => new Date(moment) })
const run = (moment: number) => queueDigest(at(moment))
const digests = async () =>
  (await database.select().from(outbox)).filter(({ kind }) => kind === 'owner_digest').map(({ id }) => id)
const compose = (moment: number, subjectId = '2027-03-05') =>
  composed(at(moment), { kind: 'owner_digest', subjectId, recipient: null })
const write = (id: string, values: Partial<typeof contacts.$inferInsert> = {}) =>
  database.insert(contacts).values({
    ...{ id, source: 'us-home', edition: 'us', name: 'Ana', email: 'ana@example.com', message: 'Hello' },
    ...{ messageKey: id, createdAt: new Date(eight - hour), ...values },
  })

beforeEach(async () => {
  for (const table of [orderPhotos, outbox, orders, contacts, orphans, bookmarks])
    await database.delete(table)
})

/** The digest of the same day, as each owner reads it. */
const inLanguage = [
  {
    language: 'en-US',
    subject: (...[fresh, waiting, stalled, failed]: number[]) =>
      `March 5, 2027: ${fresh} new, ${waiting} waiting, ${stalled} stalled, ${failed} failed`,
    lines: [
      'New since March 4, 2027 at 7:59 AM',
      '- 2 orders paid\n- 1 message\n- 1 message that may be spam\n- 1 order delivered',
      '- 1 refund that failed\n- 1 payment to check\n- 1 order to start\n- 2 orders in production\n- 1 message to answer',
      'Stalled orders',
      '\nFailed\n\n- 1 email that can’t be sent\n- 1 photo whose file is missing',
    ],
    since: 'AI Photo Pack Pro, in production since March 1, 2027',
    button: 'Open the desk',
  },
  {
    language: 'pt-BR',
    subject: (...[fresh, waiting, stalled, failed]: number[]) =>
      `5 de março de 2027: ${fresh} novidades, ${waiting} pendências, ${stalled} parado, ${failed} falhas`,
    lines: [
      'Novidades desde 4 de março de 2027 às 07:59',
      '- 2 pedidos pagos\n- 1 mensagem\n- 1 mensagem que pode ser spam\n- 1 pedido entregue',
      '- 1 reembolso não concluído\n- 1 pagamento a conferir\n- 1 pedido a iniciar\n- 2 pedidos em produção\n- 1 mensagem a responder',
      'Pedidos parados',
      '\nFalhas\n\n- 1 e-mail que não sai\n- 1 foto cujo arquivo sumiu',
    ],
    since: 'Pacote de Fotos IA Pro, em produção desde 1º de março de 2027',
    button: 'Abrir o Estúdio',
  },
] as const

describe('the owner’s digest', () => {
  it('is queued at 8:00 in the owner’s time zone, once a day despite repeated job runs', async () => {
    await insertOrder({ paidAt: new Date(eight - hour), updatedAt: new Date(eight - hour) })
    await run(eight - minute)
    expect(await digests()).toEqual([])
    for (let index = 0; index < 12; index++)
      await Promise.all([run(eight + index * 5 * minute), run(eight + index * 5 * minute)])
    expect(await digests()).toEqual(['2027-03-05:owner_digest'])
    await insertOrder({ paidAt: new Date(eight + 20 * hour), updatedAt: new Date(eight + 20 * hour) })
    await run(eight + day)
    expect(await digests()).toEqual(['2027-03-05:owner_digest', '2027-03-06:owner_digest'])
  })

  it('is queued late when the job did not run at 8:00, but not after noon', async () => {
    await write('waits')
    await run(eight + 4 * hour)
    expect(await digests()).toEqual([])
    await run(eight + 4 * hour - minute)
    expect(await digests()).toEqual(['2027-03-05:owner_digest'])
  })

  it('is not queued on an empty day, even when something happens later that morning', async () => {
    // Finished and answered: nothing to do.
    const old = new Date(eight - 30 * day)
    for (const status of ['delivered', 'refunded', 'expired'] as const)
      await insertOrder({ status, paidAt: old, updatedAt: old, deliveredAt: old })
    await write('old', { createdAt: old, answeredAt: old })
    await run(eight)
    await write('late', { createdAt: new Date(eight + hour) })
    await run(eight + 2 * hour)
    expect(await digests()).toEqual([])
    await run(eight + day)
    expect(await digests()).toEqual(['2027-03-06:owner_digest'])
  })

  it.each(inLanguage)(
    'in $language lists new, waiting, stalled and failed items with links to the desk',
    async (words) => {
      const { language, subject, lines, since, button } = words
      const recent = { paidAt: new Date(eight - 2 * hour), updatedAt: new Date(eight - 2 * hour) }
      await insertOrder(recent)
      await insertOrder({ ...recent, status: 'photos_received' })
      await insertOrder({ ...recent, status: 'review' })
      const before = { paidAt: new Date(eight - 9 * day) }
      const stalled = await insertOrder({
        ...before,
        status: 'in_production',
        updatedAt: new Date(eight - 4 * day),
      })
      await insertOrder({ ...before, status: 'in_production', updatedAt: new Date(eight - 2 * day) })
      await insertOrder({
        ...recent,
        paidAt: before.paidAt,
        status: 'delivered',
        refundFailedMinor: 100,
        deliveredAt: recent.updatedAt,
      })
      await write('one')
      await write('suspected', { flagged: 'trap' })
      await database.insert(outbox).values({
        ...{ id: 'x', kind: 'order_paid', subjectId: 'nobody', attempts: 4, failures: 4 },
        ...{ dueAt: new Date(eight + day), createdAt: new Date(eight - day) },
      })
      const key = 'cs_test_a1b2c3d4e5f6g7h8/1_0_me\nOrder: 1.jpg'
      await database.insert(orphans).values({ key, kind: 'row_without_object', foundAt: new Date(eight) })
      const mail = await inOwnerLanguage(language, () => compose(eight))
      expect(mail).toMatchObject({ to: site.ownerInbox, subject: subject(5, 6, 1, 2) })
      for (const part of [
        ...lines,
        `- ${formatOrderNumber(stalled.number)}: ${since}\n  ${origin}/desk/orders/${stalled.id}`,
        `${button}:\n${origin}/desk`,
      ])
        expect(mail?.text).toContain(part)
      // The key of a file contains the session id, which gives access to the order.
      expect(mail?.text).not.toMatch(/cs_test|UTC|[{}]/)
      const { document } = parseHTML(mail?.html ?? '')
      const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
      expect(links).toEqual([`${origin}/desk/orders/${stalled.id}`, `${origin}/desk`])
    },
  )

  it('is not sent on another day or when nothing is left to report', async () => {
    await write('one')
    expect(await compose(eight)).toBeDefined()
    expect(await compose(eight + day)).toBeUndefined()
    await database.delete(contacts)
    expect(await compose(eight)).toBeUndefined()
  })

  it('is retried while the mailer is down and sent once it is back', async () => {
    await write('one')
    await run(eight)
    const sent: { subject: string }[] = []
    let isDown = true
    const { MAIL } = env
    Object.assign(env, {
      MAIL: {
        send: async (mail: { subject: string }) => {
          if (isDown) throw new Error('mail is down')
          sent.push(mail)
        },
      },
    })
    const config = { ...createServices().config, live: true }
    const outboxAt = (moment: number) => sendOutbox(createServices({ config, now: () => new Date(moment) }))
    for (let minutes = 0; minutes < 120; minutes += 5) await outboxAt(eight + minutes * minute)
    isDown = false
    for (let minutes = 120; minutes < 600; minutes += 5) await outboxAt(eight + minutes * minute)
    Object.assign(env, { MAIL })
    expect(sent.map(({ subject }) => subject)).toEqual(['5 de março de 2027: 1 novidade, 1 pendência'])
  })
})

it('the owner’s time zone exists, and days end at its midnight', () => {
  expect(Intl.supportedValuesOf('timeZone')).toContain(site.ownerTimeZone)
  expect(ownerDay(new Date('2027-03-05T02:59:59Z'))).toEqual({ day: '2027-03-04', hour: 23 })
  expect(ownerDay(new Date('2027-03-05T03:00:00Z'))).toEqual({ day: '2027-03-05', hour: 0 })
})
