import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Locale } from '~/catalog/locales'
import { checkoutPlans } from '~/catalog/photoPlans'
import { failure } from '~/core/result'
import type { DeskAction, DeskOrder } from '~/features/desk/schema'
import { actOnOrder } from '~/features/desk/server/actOnOrder'
import { withActor } from '~/features/desk/server/actor'
import { readOrder } from '~/features/desk/server/readOrder'
import { auditLog, orderPhotos, orders, outbox } from '~/server/db/schema'
import { sendMailsAbout } from '~/server/mail/sendOutbox'
import { createServices } from '~/server/services'
import { translator } from '~/server/translate'
import { checkoutPrice } from '~tests/prices'
import {
  approve,
  database,
  mailsOf,
  order,
  rowOf,
  send,
  settle,
  statusOf,
  walletOrder,
  withGateway,
} from '~tests/worker/support/buyer'
import { putPortrait } from '~tests/worker/support/desk'
import { by, paid } from './deskOrder'

type Action = DeskAction extends infer D ? (D extends DeskAction ? Omit<D, 'order'> : never) : never
const act = (order: string, action: Action, services = createServices()) =>
  actOnOrder(services, { order, ...action } as DeskAction, by)
/** Runs an action that must succeed. @throws when it fails */
async function done(order: string, action: Action, services = createServices()): Promise<DeskOrder> {
  const acted = await act(order, action, services)
  if (!acted.ok) throw new Error(`${action.action}: ${acted.code}`)
  return acted.value
}
const at = (minutes: number) => createServices({ now: () => new Date(Date.now() + minutes * 60_000) })
async function paidByWallet(): Promise<{ id: string; session: string }> {
  const session = await walletOrder()
  await approve(session, 'pay')
  await send(`/orders/paypal?token=${session}`)
  return { session, id: (await rowOf(session)).id }
}
async function withPortrait() {
  const known = await paid()
  expect((await putPortrait(known.id)).status).toBe(200)
  return known
}
const changesOf = async (id: string) =>
  (await database.select().from(auditLog).where(eq(auditLog.subjectId, id))).map(
    (row) => `${row.kind} ${row.by}`,
  )
describe('an order, from the desk', () => {
  it('says in the language of the desk what was bought, and how many portraits', async () => {
    const { id, session } = await paid()
    const { plan: key } = await rowOf(session)
    const boughtIn = async (locale: Locale) => {
      const read = await withActor({ email: by, locale }, () => readOrder(createServices(), id))
      return read.ok && [read.value.plan, read.value.contents, read.value.ordered]
    }
    const plan = checkoutPlans.find((one) => one.key === key)
    const [name, contents] = [plan?.name, plan?.summary].map((text) => translator('pt-BR')._(text?.id ?? ''))
    expect(name).toContain('Pacote')
    expect(contents).toContain('cenários')
    expect(await boughtIn('pt-BR')).toEqual([name, contents, plan?.photos])
    expect(await boughtIn('en-US')).toEqual([plan?.name.message, plan?.summary.message, plan?.photos])
    // What is no longer sold has no contents.
    await database.update(orders).set({ plan: 'former' }).where(eq(orders.id, id))
    expect(await boughtIn('en-US')).toEqual(['former', null, null])
  })

  it('goes from paid to delivered, with each actor logged and mails sent', async () => {
    const { id, session } = await withPortrait()
    const started = await done(id, { action: 'start' })
    expect(started).toMatchObject({ status: 'in_production', portraits: 1 })
    expect(started.actions).toEqual(expect.arrayContaining(['deliver', 'ask', 'refund', 'remove', 'erase']))
    const delivered = await done(id, { action: 'deliver' })
    expect(delivered.undoUntil).toBe(Number((await rowOf(session)).deliveredAt) + 600_000)
    expect(delivered.shownAt).toBeNull()
    expect(delivered.actions).toContain('undo')
    // The mail waits as long as the delivery can be undone.
    const mail = delivered.history.find((event) => 'mail' in event && event.mail === 'delivered')
    expect(mail).toMatchObject({ sentAt: null })
    expect(mail && 'dueAt' in mail && mail.dueAt).toBeGreaterThanOrEqual(delivered.undoUntil ?? Infinity)
    const undone = await done(id, { action: 'undo' })
    expect([undone.status, undone.undoUntil]).toEqual(['in_production', null])
    await done(id, { action: 'deliver' }, at(1))
    expect(await changesOf(id)).toEqual([
      'paid provider',
      `in_production ${by}`,
      `delivered ${by}`,
      `delivery_undone ${by}`,
      `delivered ${by}`,
    ])
    expect((await mailsOf(session)).filter((kind) => kind === 'delivered')).toHaveLength(1)
    expect(await act(id, { action: 'undo' }, at(12))).toEqual({ ok: false, code: 'too_late' })
  })

  it('names who started production, and has each mail above the change that caused it', async () => {
    const { id } = await paid()
    expect((await done(id, { action: 'note', words: 'Call her.', known: '' })).startedBy).toBeNull()
    const { startedBy } = await done(id, { action: 'start' }, at(1))
    expect(startedBy).toBe(by)
    await done(id, { action: 'ask', retakeRequest: { reasons: ['sharper'], words: '' } }, at(2))
    // Sent later than the changes below were made.
    await database
      .update(outbox)
      .set({ sentAt: at(3).now() })
      .where(eq(outbox.id, `${id}:order_paid`))
    const read = await readOrder(createServices(), id)
    const history = read.ok ? read.value.history : []
    expect(history.map((event) => ('mail' in event ? event.mail : event.change))).toEqual([
      ...['order_paid', 'photos_wanted', 'photos_wanted', 'in_production', 'note_written', 'paid'],
    ])
    expect(history.map((event) => 'mail' in event)).toEqual([true, true, false, false, false, false])
  })

  it('is not delivered without portraits, twice or after a refund', async () => {
    const { id, session } = await paid()
    expect(await act(id, { action: 'deliver' })).toEqual({ ok: false, code: 'no_portraits' })
    await putPortrait(id)
    const both = await Promise.all([act(id, { action: 'deliver' }), act(id, { action: 'deliver' })])
    expect(both.map((one) => (one.ok ? 'done' : one.code)).toSorted()).toEqual(['done', 'not_now'])
    expect((await mailsOf(session)).filter((kind) => kind === 'delivered')).toHaveLength(1)
    const other = await withPortrait()
    await settle(other.session, 'refund')
    expect(await statusOf(other.session)).toBe('refunded')
    expect(await act(other.id, { action: 'deliver' })).toEqual({ ok: false, code: 'not_now' })
    expect(await act(other.id, { action: 'start' })).toEqual({ ok: false, code: 'not_now' })
    expect((await putPortrait(other.id, 'late.jpg')).status).toBe(409)
    expect(await mailsOf(other.session)).not.toContain('delivered')
  })

  it('requests a retake, stores a note, changes the address and resends a mail', async () => {
    const { id, session } = await paid()
    const requested = await done(id, {
      action: 'ask',
      retakeRequest: { reasons: ['sharper'], words: 'Please.' },
    })
    expect(requested).toMatchObject({
      status: 'paid',
      retakeRequested: true,
      retakeRequest: { reasons: ['sharper'] },
    })
    expect((await done(id, { action: 'note', words: 'Called her.', known: '' })).note).toBe('Called her.')
    expect((await done(id, { action: 'note', words: '', known: 'Called her.' })).note).toBeNull()
    expect((await done(id, { action: 'email', email: 'new@example.com' })).email).toBe('new@example.com')
    const paidMail = `${id}:order_paid`
    await sendMailsAbout(createServices(), id)
    await done(id, { action: 'resend', mail: paidMail })
    expect(await act(id, { action: 'resend', mail: `${id}:nothing` })).toEqual({
      ok: false,
      code: 'unknown_mail',
    })
    const foreign = await paid()
    expect(await act(foreign.id, { action: 'resend', mail: paidMail })).toEqual({
      ok: false,
      code: 'unknown_mail',
    })
    const mails = await mailsOf(session)
    expect(mails).toEqual(expect.arrayContaining(['photos_wanted', 'order_link', 'address_changed']))
    expect(mails.filter((kind) => kind === 'order_paid')).toHaveLength(2)
  })

  it('keeps the note of another owner who wrote meanwhile', async () => {
    const { id } = await paid()
    const note = (words: string, known: string) => act(id, { action: 'note', words, known })
    const refused = { ok: false, code: 'changed_meanwhile' }
    expect(await note('Prefers blue.', '')).toMatchObject({ ok: true })
    expect(await note('Call on Monday.', '')).toEqual(refused)
    expect(await note('', 'An older note.')).toEqual(refused)
    // A retry after a lost response is no conflict.
    expect(await note('Prefers blue.', '')).toMatchObject({ ok: true, value: { note: 'Prefers blue.' } })
    const both = await Promise.all(['One.', 'Two.'].map((words) => note(words, 'Prefers blue.')))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await changesOf(id)).filter((change) => change.startsWith('note_written'))).toHaveLength(2)
  })

  it('that was never paid accepts only a note', async () => {
    const { id } = await rowOf(await order())
    const read = await readOrder(createServices(), id)
    expect(read.ok && read.value.actions).toEqual(['note'])
    for (const action of ['start', 'deliver', 'accept', 'keep'] as const)
      expect([action, await act(id, { action })]).toEqual([action, { ok: false, code: 'not_now' }])
    expect(await act(id, { action: 'undo' })).toEqual({ ok: false, code: 'too_late' })
    expect(await act(id, { action: 'email', email: 'new@example.com' })).toEqual({
      ok: false,
      code: 'not_now',
    })
    const refund = { action: 'refund', amountMinor: 1, refundedMinor: 0 } as const
    expect(await act(id, refund)).toEqual({ ok: false, code: 'not_paid' })
    expect(await act('nothing', { action: 'start' })).toEqual({ ok: false, code: 'unknown_order' })
  })

  it('deletes one portrait and then all files', async () => {
    const { id } = await withPortrait()
    await putPortrait(id, 'second.jpg')
    const read = await readOrder(createServices(), id)
    const [first] = read.ok ? read.value.made : []
    expect((await done(id, { action: 'remove', photo: first?.id ?? '' })).portraits).toBe(1)
    expect(await act(id, { action: 'remove', photo: first?.id ?? '' })).toEqual({
      ok: false,
      code: 'not_there',
    })
    expect(await act((await paid()).id, { action: 'remove', photo: first?.id ?? '' })).toMatchObject({
      ok: false,
    })
    expect(await done(id, { action: 'erase' })).toMatchObject({ portraits: 0, made: [] })
    expect(await database.select().from(orderPhotos).where(eq(orderPhotos.orderId, id))).toEqual([])
  })
})
describe.each([
  ['stripe', paid],
  ['paypal', paidByWallet],
] as const)('a refund at %s', (provider, buy) => {
  const price = checkoutPrice()
  const refund = (amountMinor: number, refundedMinor = 0) =>
    ({ action: 'refund', amountMinor, refundedMinor }) as const

  it('in part and then in full happens once per amount despite repeated requests', async () => {
    const { id, session } = await buy()
    const half = await Promise.all([act(id, refund(10_000)), act(id, refund(10_000))])
    expect(half.some(({ ok }) => ok)).toBe(true)
    expect((await rowOf(session)).refundedMinor).toBe(10_000)
    expect(await act(id, refund(10_000))).toEqual({ ok: false, code: 'changed_meanwhile' })
    expect(await act(id, refund(price, 10_000))).toEqual({ ok: false, code: 'wrong_amount' })
    const rest = await done(id, refund(price - 10_000, 10_000))
    expect(rest).toMatchObject({ status: 'refunded', refundedMinor: price })
    expect(rest.actions).not.toContain('refund')
    expect(await act(id, refund(1, price))).toEqual({ ok: false, code: 'wrong_amount' })
    expect((await mailsOf(session)).filter((kind) => kind === 'order_refunded')).toHaveLength(2)
    expect(await changesOf(id)).toContain(`refund_sent ${by}`)
  })

  it('whose response is lost happens once on retry', async () => {
    const { id, session } = await buy()
    const lost = withGateway(provider, (gateway) => ({
      refund: async (request) => {
        expect(await gateway.refund(request)).toMatchObject({ ok: true })
        return failure('provider_unreachable')
      },
    }))
    expect(await act(id, refund(5000), lost)).toEqual({ ok: false, code: 'provider_unreachable' })
    const again = await act(id, refund(5000))
    // A faster webhook makes the retry report a change.
    expect(again.ok || again.code === 'changed_meanwhile').toBe(true)
    expect((await rowOf(session)).refundedMinor).toBe(5000)
    expect((await mailsOf(session)).filter((kind) => kind === 'order_refunded')).toHaveLength(1)
  })
})
