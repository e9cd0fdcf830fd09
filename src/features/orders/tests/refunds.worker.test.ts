import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { runScheduledJobs } from '~/app/cron'
import { deliverPortraits } from '~/features/orders/server/deliverPortraits'
import { readOrder } from '~/features/orders/server/readOrder'
import { startProduction } from '~/features/orders/server/startProduction'
import { readUploadSession } from '~/features/photos/server/readUploadSession'
import { orders, outbox } from '~/server/db/schema'
import { confirmOrder } from '~/server/orders/confirmOrder'
import { undoneSince } from '~/server/orders/delivery'
import { settleRefund } from '~/server/orders/refunds/settleRefund'
import { backgroundDone } from '~tests/worker/support/background'
import {
  database,
  mailsOf,
  paidByWallet,
  paidOrder,
  rowOf,
  settle,
  settleWallet,
  statusOf,
  withGateway,
} from '~tests/worker/support/buyer'
import { withMovableClock } from '~tests/worker/support/movableClock'
import { deliver, owner, store } from '~tests/worker/support/studio'
import { advance, historyOf, price, refund, services } from './deskRefund'

const day = 24 * 60
withMovableClock()
const count = (list: readonly string[], kind: string) => list.filter((one) => one === kind).length
describe.each([
  ['stripe', paidOrder],
  ['paypal', paidByWallet],
] as const)('a refund that fails later at %s', (provider, buy) => {
  const at = provider === 'stripe' ? settle : settleWallet
  /** Fails the last refund, after the earlier webhooks and before the next step. */
  const failRefund = async (session: string, webhook: 'at_once' | 'never' = 'at_once') => {
    await backgroundDone()
    await at(session, 'refund_fails', webhook)
    await backgroundDone()
  }
  const refundAtProvider = (session: string, part: 'refund' | 'refund_half') => at(session, part)

  it('reverts the refunded sum and the status, and notifies owner and buyer', async () => {
    const session = await buy()
    await startProduction(services(), await rowOf(session), owner)
    await refund(session, price)
    expect(await rowOf(session)).toMatchObject({ status: 'refunded', refundedMinor: price })
    advance(9 * day)
    await failRefund(session)
    expect(await rowOf(session)).toMatchObject({
      status: 'in_production',
      refundedMinor: 0,
      refundFailedMinor: price,
    })
    expect(await mailsOf(session)).toEqual(
      expect.arrayContaining(['order_refunded', 'owner_refund_failed', 'refund_failed']),
    )
    expect(await historyOf(session)).toEqual(
      expect.arrayContaining([
        ['refund_failed', 'provider', String(price)],
        ['refund_undone', 'provider', null],
      ]),
    )
  })

  it.each(['paid', 'photos_received', 'in_production', 'delivered'] as const)(
    'reverts an order that was %s to that status',
    async (state) => {
      const session = await buy()
      if (state === 'photos_received') {
        await store(session, 'photo', 'one.jpg')
        await database.update(orders).set({ status: state }).where(eq(orders.providerSessionId, session))
      }
      if (state === 'in_production') await startProduction(services(), await rowOf(session), owner)
      if (state === 'delivered') await deliver(session)
      await refundAtProvider(session, 'refund')
      expect(await statusOf(session)).toBe('refunded')
      await failRefund(session)
      expect(await rowOf(session)).toMatchObject({ status: state, refundedMinor: 0 })
      const { deliveredAt } = await rowOf(session)
      if (state === 'delivered') expect(deliveredAt && deliveredAt <= undoneSince(new Date())).toBe(true)
    },
  )

  it('reverts an order with a still hidden delivery to production, to be delivered again', async () => {
    const session = await buy()
    await deliver(session, ['one.jpg'], services())
    await refundAtProvider(session, 'refund')
    expect(await rowOf(session)).toMatchObject({ status: 'refunded', deliveredAt: null })
    advance(day)
    await failRefund(session)
    await runScheduledJobs()
    expect(await rowOf(session)).toMatchObject({ status: 'in_production', deliveredAt: null })
    const mails = await database
      .select()
      .from(outbox)
      .where(and(eq(outbox.subjectId, (await rowOf(session)).id), eq(outbox.kind, 'delivered')))
    expect(mails.map(({ sentAt, dropped }) => [sentAt, dropped])).toEqual([[null, 'untrue']])
    expect((await deliverPortraits(services(), await rowOf(session), owner)).ok).toBe(true)
  })

  it('can be repeated with the same amount, with a mail to the buyer for each', async () => {
    const session = await buy()
    for (let turn = 1; turn <= 3; turn++) {
      expect(await refund(session, price)).toMatchObject({ ok: true, value: { status: 'refunded' } })
      await backgroundDone()
      expect(count(await mailsOf(session), 'order_refunded')).toBe(turn)
      expect((await rowOf(session)).refundFailedMinor).toBe(0)
      advance(day)
      await failRefund(session)
      await backgroundDone()
      expect(await rowOf(session)).toMatchObject({ refundedMinor: 0, refundFailedMinor: price })
      expect(count(await mailsOf(session), 'refund_failed')).toBe(turn)
    }
  })

  it('in part keeps the other refunds', async () => {
    const session = await buy()
    await refund(session, 10_000)
    await refund(session, 5_000, 10_000)
    await failRefund(session)
    expect(await rowOf(session)).toMatchObject({
      status: 'paid',
      refundedMinor: 10_000,
      refundFailedMinor: 5_000,
    })
    await refundAtProvider(session, 'refund')
    expect(await rowOf(session)).toMatchObject({ status: 'refunded', refundFailedMinor: 0 })
  })

  it('is found by the scheduled check without a webhook', async () => {
    const session = await buy()
    await refund(session, price)
    await failRefund(session, 'never')
    expect(await rowOf(session)).toMatchObject({ status: 'refunded', refundedMinor: price })
    advance(8 * day)
    await runScheduledJobs()
    expect(await rowOf(session)).toMatchObject({ status: 'paid', refundedMinor: 0 })
  })

  it('suppresses photo reminders until the failed refund is resolved', async () => {
    const session = await buy()
    await refund(session, 10_000)
    await failRefund(session)
    advance(5 * day)
    await runScheduledJobs()
    expect(await mailsOf(session)).not.toContain('photos_reminder')
    const settleFailed = async (failedMinor: number) =>
      settleRefund(services(), await rowOf(session), { failedMinor, by: owner })
    // One of two users acts on an outdated page.
    expect((await settleFailed(9_999)).ok).toBe(false)
    expect(await Promise.all([settleFailed(10_000), settleFailed(10_000)])).toContainEqual({
      ok: false,
      code: 'changed_meanwhile',
    })
    expect((await rowOf(session)).refundFailedMinor).toBe(0)
    expect(await historyOf(session)).toContainEqual(['refund_settled', owner, '10000'])
    await runScheduledJobs()
    expect(await mailsOf(session)).toContain('photos_reminder')
    expect((await readUploadSession(services(), session)).state).toBe('ready')
  })

  it('ends the order once everything was paid back another way', async () => {
    const session = await buy()
    await refund(session, price)
    await failRefund(session)
    const mails = await mailsOf(session)
    advance(1)
    const settleFailed = async () =>
      settleRefund(services(), await rowOf(session), { failedMinor: price, by: owner })
    expect(await Promise.all([settleFailed(), settleFailed()])).toEqual(
      expect.arrayContaining([{ ok: true }, { ok: false, code: 'changed_meanwhile' }]),
    )
    expect(await rowOf(session)).toMatchObject({
      status: 'refunded',
      refundedMinor: 0,
      refundFailedMinor: 0,
      settledMinor: price,
    })
    expect((await historyOf(session)).filter(([, by]) => by === owner).sort()).toEqual([
      ['refund_sent', owner, String(price)],
      ['refund_settled', owner, String(price)],
      ['refunded', owner, null],
    ])
    // The check after the refund reads that the provider has returned nothing, and must not bring the order back.
    advance(8 * day)
    await runScheduledJobs()
    expect(await statusOf(session)).toBe('refunded')
    expect(await mailsOf(session)).toEqual([...mails, 'order_refunded'].sort())
    expect((await readUploadSession(services(), session)).state).toBe('refunded')
    expect(await readOrder(services(), session)).toMatchObject({
      state: 'refunded',
      refunded: expect.stringContaining(String(price / 100)),
      refundedAt: expect.any(Number),
    })
    // A second owner sends it again from a page that has not been reloaded, and from a new one.
    expect(await refund(session, price)).toEqual({ ok: false, code: 'changed_meanwhile' })
    expect(await refund(session, price, price)).toEqual({ ok: false, code: 'wrong_amount' })
  })

  it('in part ends the order with the refund of the rest', async () => {
    const session = await buy()
    await refund(session, 10_000)
    await failRefund(session)
    await settleRefund(services(), await rowOf(session), { failedMinor: 10_000, by: owner })
    expect(await statusOf(session)).toBe('paid')
    expect(count(await mailsOf(session), 'order_refunded')).toBe(2)
    expect(await refund(session, 10_000)).toEqual({ ok: false, code: 'changed_meanwhile' })
    expect(await refund(session, price, 10_000)).toEqual({ ok: false, code: 'wrong_amount' })
    expect(await refund(session, price - 10_000, 10_000)).toMatchObject({
      ok: true,
      value: { status: 'refunded' },
    })
    expect(count(await mailsOf(session), 'order_refunded')).toBe(3)
    await failRefund(session)
    expect(await rowOf(session)).toMatchObject({ status: 'paid', refundFailedMinor: price - 10_000 })
  })

  it('that an earlier version only noted as settled ends the order at the next check, and the buyer hears of it', async () => {
    const session = await buy()
    await database.update(orders).set({ settledMinor: price }).where(eq(orders.providerSessionId, session))
    for (let check = 0; check < 2; check++) {
      await confirmOrder(services(), session, { refundsDue: true })
      expect(await statusOf(session)).toBe('refunded')
      expect(count(await mailsOf(session), 'order_refunded')).toBe(1)
    }
  })

  it('is not reverted by an earlier provider reading that finishes later', async () => {
    const session = await buy()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const slow = withGateway(provider, (gateway) => ({
      readSession: async (id) => {
        const read = await gateway.readSession(id)
        await held
        return read
      },
    }))
    await refundAtProvider(session, 'refund')
    const stale = confirmOrder(slow, session)
    await new Promise((resolve) => setTimeout(resolve, 50))
    advance(1)
    await failRefund(session)
    expect(await statusOf(session)).toBe('paid')
    release()
    await stale
    expect(await rowOf(session)).toMatchObject({ status: 'paid', refundedMinor: 0 })
    expect(count(await mailsOf(session), 'order_refunded')).toBe(1)
  })
})
