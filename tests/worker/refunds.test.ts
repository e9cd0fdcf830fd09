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
import { backgroundDone } from './background'
import {
  approve,
  breakProvider,
  database,
  mailsOf,
  mendProvider,
  paidOrder,
  rowOf,
  settle,
  settleWallet,
  statusOf,
  walletOrder,
  withGateway,
} from './buyer'
import { deliver, owner, store } from './studio'

const price = 29_900

async function paidByWallet(): Promise<string> {
  const wallet = await walletOrder()
  await approve(wallet, 'pay', 'at_once')
  return wallet
}
const day = 24 * 60

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(scheduler, 'wait').mockResolvedValue(undefined)
  await mendProvider()
})
afterEach(async () => {
  await mendProvider()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)
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
  /** Webhooks of what was before are delivered first, and then those of this. */
  const fails = async (session: string) => {
    await backgroundDone()
    await at(session, 'refund_fails')
    await backgroundDone()
  }
  const giveBack = (session: string, part: 'refund' | 'refund_half') => at(session, part)

  it('brings the sum down, and the order back to where it was; owner and buyer are told', async () => {
    const session = await buy()
    await startProduction(services(), await rowOf(session), owner)
    await refund(session, price)
    expect(await rowOf(session)).toMatchObject({ status: 'refunded', refundedMinor: price })
    pass(9 * day)
    await fails(session)
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
    'leads an order that was %s back to that state',
    async (state) => {
      const session = await buy()
      if (state === 'photos_received') {
        await store(session, 'photo', 'one.jpg')
        await database.update(orders).set({ status: state }).where(eq(orders.providerSessionId, session))
      }
      if (state === 'in_production') await startProduction(services(), await rowOf(session), owner)
      if (state === 'delivered') await deliver(session)
      await giveBack(session, 'refund')
      expect(await statusOf(session)).toBe('refunded')
      await fails(session)
      expect(await rowOf(session)).toMatchObject({ status: state, refundedMinor: 0 })
      const { deliveredAt } = await rowOf(session)
      if (state === 'delivered') expect(deliveredAt && deliveredAt <= undoneSince(new Date())).toBe(true)
    },
  )

  it('leads an order whose delivery was not seen yet back to production: it is to be delivered again', async () => {
    const session = await buy()
    await deliver(session, ['one.jpg'], services())
    await giveBack(session, 'refund')
    expect(await rowOf(session)).toMatchObject({ status: 'refunded', deliveredAt: null })
    pass(day)
    await fails(session)
    await runScheduledJobs()
    expect(await rowOf(session)).toMatchObject({ status: 'in_production', deliveredAt: null })
    const told = await database
      .select()
      .from(outbox)
      .where(and(eq(outbox.subjectId, (await rowOf(session)).id), eq(outbox.kind, 'delivered')))
    expect(told.map(({ sentAt, dropped }) => [sentAt, dropped])).toEqual([[null, 'untrue']])
    expect((await deliverPortraits(services(), await rowOf(session), owner)).ok).toBe(true)
  })

  it('can be repeated, with the same amount too, and the buyer is told of each', async () => {
    const session = await buy()
    for (let turn = 1; turn <= 3; turn++) {
      expect(await refund(session, price)).toMatchObject({ ok: true, value: { status: 'refunded' } })
      await backgroundDone()
      expect(count(await mailsOf(session), 'order_refunded')).toBe(turn)
      expect((await rowOf(session)).refundFailedMinor).toBe(0)
      pass(day)
      await fails(session)
      await backgroundDone()
      expect(await rowOf(session)).toMatchObject({ refundedMinor: 0, refundFailedMinor: price })
      expect(count(await mailsOf(session), 'refund_failed')).toBe(turn)
    }
  })

  it('in part leaves the other part gone back', async () => {
    const session = await buy()
    await refund(session, 10_000)
    await refund(session, 5_000, 10_000)
    await fails(session)
    expect(await rowOf(session)).toMatchObject({
      status: 'paid',
      refundedMinor: 10_000,
      refundFailedMinor: 5_000,
    })
    await giveBack(session, 'refund')
    expect(await rowOf(session)).toMatchObject({ status: 'refunded', refundFailedMinor: 0 })
  })

  it('is found by the scheduled check where no webhook told of it', async () => {
    const session = await buy()
    await refund(session, price)
    const silent = withGateway(provider, () => ({}))
    await fails(session)
    // As though neither event had come.
    await database
      .update(orders)
      .set({ status: 'refunded', refundedMinor: price, refundFailedMinor: 0, refundedFrom: 'paid' })
      .where(eq(orders.providerSessionId, session))
    pass(8 * day)
    await runScheduledJobs(silent)
    expect(await rowOf(session)).toMatchObject({ status: 'paid', refundedMinor: 0 })
  })

  it('asks a buyer who waits for their money for no photos, until it has gone back or is settled', async () => {
    const session = await buy()
    await refund(session, 10_000)
    await fails(session)
    pass(5 * day)
    await runScheduledJobs()
    expect(await mailsOf(session)).not.toContain('photos_reminder')
    const note = async (failedMinor: number) =>
      settleRefund(services(), await rowOf(session), { failedMinor, by: owner })
    // Of two people one looks at an older page.
    expect((await note(9_999)).ok).toBe(false)
    expect(await Promise.all([note(10_000), note(10_000)])).toContainEqual({
      ok: false,
      code: 'changed_meanwhile',
    })
    expect((await rowOf(session)).refundFailedMinor).toBe(0)
    expect(await historyOf(session)).toContainEqual(['refund_settled', owner, '10000'])
    await runScheduledJobs()
    expect(await mailsOf(session)).toContain('photos_reminder')
    expect((await readUploadSession(services(), session)).state).toBe('ready')
  })

  it('does not come back by a reading of the provider that began before', async () => {
    const session = await buy()
    let let_go = () => {}
    const held = new Promise<void>((resolve) => {
      let_go = resolve
    })
    const slow = withGateway(provider, (gateway) => ({
      readSession: async (id) => {
        const read = await gateway.readSession(id)
        await held
        return read
      },
    }))
    await giveBack(session, 'refund')
    const stale = confirmOrder(slow, session)
    await new Promise((resolve) => setTimeout(resolve, 50))
    pass(1)
    await fails(session)
    expect(await statusOf(session)).toBe('paid')
    let_go()
    await stale
    expect(await rowOf(session)).toMatchObject({ status: 'paid', refundedMinor: 0 })
    expect(count(await mailsOf(session), 'order_refunded')).toBe(1)
  })
})

describe.each([
  ['stripe', paidOrder],
  ['paypal', paidByWallet],
] as const)('two owners at once, by %s', (provider, buy) => {
  const backAtProvider = async (session: string) => {
    const read = await services().gateways[provider].readSession(session)
    if (!read.ok) throw new Error(read.code)
    return read.value.refundedMinor
  }

  it('who give back different sums give one of them; the second is told that something changed', async () => {
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
      const given = both[0]?.ok ? first : second
      expect(await backAtProvider(session)).toBe(given)
      expect((await rowOf(session)).refundedMinor).toBe(given)
      expect((await historyOf(session)).filter(([kind]) => kind === 'refund_sent')).toHaveLength(1)
    }
  })

  it('leave nothing behind: the next refund goes its way', async () => {
    const session = await buy()
    await Promise.all([refund(session, 10_000), refund(session, 5_000)])
    const { refundedMinor, refundClaimMinor } = await rowOf(session)
    expect(refundClaimMinor).toBeNull()
    expect((await refund(session, 1_000, refundedMinor)).ok).toBe(true)
    expect(await backAtProvider(session)).toBe(refundedMinor + 1_000)
  })

  /** A process that dies before or after the provider is asked. */
  const dying = (when: 'before' | 'after') =>
    withGateway(provider, (gateway) => ({
      refund: async (request) => {
        if (when === 'after') await gateway.refund(request)
        throw new Error('the process died')
      },
    }))

  it.each(['before', 'after'] as const)(
    'converge when the process of one dies %s the provider was asked',
    async (when) => {
      const session = await buy()
      await expect(refund(session, 10_000, 0, owner, dying(when))).rejects.toThrow('the process died')
      const done = when === 'after' ? 10_000 : 0
      // While it may still be under way, another sum is refused, and the same one goes its way once.
      const other = await refund(session, 5_000)
      expect(other).toEqual({ ok: false, code: 'changed_meanwhile' })
      pass(2)
      const later = await refund(session, 5_000, (await rowOf(session)).refundedMinor)
      expect(await backAtProvider(session)).toBe(later.ok ? done + 5_000 : done)
      await runScheduledJobs()
      pass(10)
      await runScheduledJobs()
      expect(await rowOf(session)).toMatchObject({
        refundedMinor: await backAtProvider(session),
        refundClaimMinor: null,
      })
    },
  )

  it.each(['before', 'after'] as const)(
    'and nobody comes back after the process died %s the provider was asked: the scheduled check ends it',
    async (when) => {
      const session = await buy()
      await expect(refund(session, 10_000, 0, owner, dying(when))).rejects.toThrow('the process died')
      pass(6)
      await runScheduledJobs()
      const back = when === 'after' ? 10_000 : 0
      expect(await rowOf(session)).toMatchObject({ refundedMinor: back, refundClaimMinor: null })
      const sent = (await historyOf(session)).filter(([kind]) => kind === 'refund_sent')
      expect(sent).toEqual(back ? [['refund_sent', owner, '10000']] : [])
    },
  )

  it('a refusal of the provider frees the way at once', async () => {
    const session = await buy()
    const refusing = withGateway(provider, () => ({
      refund: async () => ({ ok: false, code: 'provider_refused' as const }),
    }))
    expect(await refund(session, 10_000, 0, owner, refusing)).toEqual({ ok: false, code: 'provider_refused' })
    expect(await refund(session, 5_000)).toMatchObject({ ok: true, value: { refundedMinor: 5_000 } })
  })

  it('an error of the provider’s own is no refusal: the same sum may be tried again, and goes once', async () => {
    const session = await buy()
    await breakProvider('error', 10)
    expect((await refund(session, 10_000)).ok).toBe(false)
    await mendProvider()
    expect(await refund(session, 5_000)).toEqual({ ok: false, code: 'changed_meanwhile' })
    pass(2)
    expect(await refund(session, 10_000)).toMatchObject({ ok: true, value: { refundedMinor: 10_000 } })
    expect(await backAtProvider(session)).toBe(10_000)
  })
})
