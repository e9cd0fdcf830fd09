import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runScheduledJobs } from '~/app/cron'
import { deliverPortraits } from '~/features/orders/server/deliverPortraits'
import { startProduction } from '~/features/orders/server/startProduction'
import { readUploadSession } from '~/features/photos/server/readUploadSession'
import { auditLog, orders, outbox } from '~/server/db/schema'
import { confirmOrder } from '~/server/orders/confirmOrder'
import { undoneSince } from '~/server/orders/delivery'
import { refundOrder } from '~/server/orders/refunds/refundOrder'
import { settleRefund } from '~/server/orders/refunds/settleRefund'
import { createServices } from '~/server/services'
import { checkoutPrice } from '~tests/prices'
import { backgroundDone } from '~tests/worker/support/background'
import {
  approve,
  clearProviderFaults,
  database,
  mailsOf,
  paidOrder,
  rowOf,
  setProviderFault,
  settle,
  settleWallet,
  statusOf,
  walletOrder,
  withGateway,
} from '~tests/worker/support/buyer'
import { deliver, owner, store } from '~tests/worker/support/studio'

const price = checkoutPrice()

async function paidByWallet(): Promise<string> {
  const wallet = await walletOrder()
  await approve(wallet, 'pay', 'at_once')
  return wallet
}
const day = 24 * 60

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(scheduler, 'wait').mockResolvedValue(undefined)
  await clearProviderFaults()
})
afterEach(async () => {
  await clearProviderFaults()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const advance = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)
const services = () => createServices()
const refund = async (
  session: string,
  amountMinor: number,
  refundedMinor = 0,
  by = owner,
  with_ = services(),
) => refundOrder(with_, await rowOf(session), { amountMinor, refundedMinor, by })
const historyOf = async (session: string) =>
  (
    await database
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, (await rowOf(session)).id))
  ).map(({ kind, by, detail }) => [kind, by, detail])
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

describe.each([
  ['stripe', paidOrder],
  ['paypal', paidByWallet],
] as const)('concurrent refunds by two owners at %s', (provider, buy) => {
  const refundedAtProvider = async (session: string) => {
    const read = await services().gateways[provider].readSession(session)
    if (!read.ok) throw new Error(read.code)
    return read.value.refundedMinor
  }

  it('of different sums result in one refund; the second reports a change', async () => {
    for (const [first, second] of [
      [10_000, 5_000],
      [5_000, 10_000],
      [price, price - 1],
    ] as const) {
      const session = await buy()
      const both = await Promise.all([
        refund(session, first),
        refund(session, second, 0, 'other@studio.example'),
      ])
      expect(both.map((one) => (one.ok ? 'ok' : one.code)).toSorted()).toEqual(['changed_meanwhile', 'ok'])
      const refunded = both[0]?.ok ? first : second
      expect(await refundedAtProvider(session)).toBe(refunded)
      expect((await rowOf(session)).refundedMinor).toBe(refunded)
      expect((await historyOf(session)).filter(([kind]) => kind === 'refund_sent')).toHaveLength(1)
    }
  })

  it('leave no claim behind: the next refund succeeds', async () => {
    const session = await buy()
    await Promise.all([refund(session, 10_000), refund(session, 5_000)])
    const { refundedMinor, refundClaimMinor } = await rowOf(session)
    expect(refundClaimMinor).toBeNull()
    expect((await refund(session, 1_000, refundedMinor)).ok).toBe(true)
    expect(await refundedAtProvider(session)).toBe(refundedMinor + 1_000)
  })

  /** A process that crashes before or after the request to the provider. */
  const dying = (when: 'before' | 'after') =>
    withGateway(provider, (gateway) => ({
      refund: async (request) => {
        if (when === 'after') await gateway.refund(request)
        throw new Error('the process crashed')
      },
    }))

  it.each(['before', 'after'] as const)(
    'converge when one process crashes %s the provider request',
    async (when) => {
      const session = await buy()
      await expect(refund(session, 10_000, 0, owner, dying(when))).rejects.toThrow('the process crashed')
      const done = when === 'after' ? 10_000 : 0
      // While the refund may still be in progress, another sum is rejected.
      const other = await refund(session, 5_000)
      expect(other).toEqual({ ok: false, code: 'changed_meanwhile' })
      advance(2)
      const later = await refund(session, 5_000, (await rowOf(session)).refundedMinor)
      expect(await refundedAtProvider(session)).toBe(later.ok ? done + 5_000 : done)
      await runScheduledJobs()
      advance(10)
      await runScheduledJobs()
      expect(await rowOf(session)).toMatchObject({
        refundedMinor: await refundedAtProvider(session),
        refundClaimMinor: null,
      })
    },
  )

  it.each(['before', 'after'] as const)(
    'are completed by the scheduled check when the process crashed %s the provider request',
    async (when) => {
      const session = await buy()
      await expect(refund(session, 10_000, 0, owner, dying(when))).rejects.toThrow('the process crashed')
      advance(6)
      await runScheduledJobs()
      const back = when === 'after' ? 10_000 : 0
      expect(await rowOf(session)).toMatchObject({ refundedMinor: back, refundClaimMinor: null })
      const sent = (await historyOf(session)).filter(([kind]) => kind === 'refund_sent')
      expect(sent).toEqual(back ? [['refund_sent', owner, '10000']] : [])
    },
  )

  it('are unblocked immediately when the provider rejects one', async () => {
    const session = await buy()
    const rejecting = withGateway(provider, () => ({
      refund: async () => ({ ok: false, code: 'provider_refused' as const }),
    }))
    expect(await refund(session, 10_000, 0, owner, rejecting)).toEqual({
      ok: false,
      code: 'provider_refused',
    })
    expect(await refund(session, 5_000)).toMatchObject({ ok: true, value: { refundedMinor: 5_000 } })
  })

  it('can be retried with the same sum after a provider error, and happen once', async () => {
    const session = await buy()
    await setProviderFault('error', 10)
    expect((await refund(session, 10_000)).ok).toBe(false)
    await clearProviderFaults()
    expect(await refund(session, 5_000)).toEqual({ ok: false, code: 'changed_meanwhile' })
    advance(2)
    expect(await refund(session, 10_000)).toMatchObject({ ok: true, value: { refundedMinor: 10_000 } })
    expect(await refundedAtProvider(session)).toBe(10_000)
  })
})
