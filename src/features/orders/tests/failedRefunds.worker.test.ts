import { describe, expect, it } from 'vitest'
import { runScheduledJobs } from '~/app/cron'
import type { ProviderFailure } from '~/core/schemas/checkout'
import type { Gateway } from '~/server/payments/gateway'
import {
  clearProviderFaults,
  mailsOf,
  paidByWallet,
  paidOrder,
  rowOf,
  setProviderFault,
  settle,
  settleWallet,
  withGateway,
} from '~tests/worker/support/buyer'
import { withMovableClock } from '~tests/worker/support/movableClock'
import { owner } from '~tests/worker/support/studio'
import { advance, historyOf, price, refund, services } from './deskRefund'

withMovableClock()
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

  it('are unblocked, too, when the provider rejects the retry of one without an answer', async () => {
    const session = await buy()
    const answering = (code: ProviderFailure) =>
      withGateway(provider, () => ({ refund: async () => ({ ok: false, code }) }))
    for (const code of ['provider_unreachable', 'provider_refused'] as const) {
      expect(await refund(session, 10_000, 0, owner, answering(code))).toEqual({ ok: false, code })
      advance(0.5)
    }
    expect((await rowOf(session)).refundClaimMinor).toBeNull()
    expect(await refund(session, 5_000)).toMatchObject({ ok: true, value: { refundedMinor: 5_000 } })
  })

  it('are decided anew when an earlier one has failed unnoticed', async () => {
    const session = await buy()
    await refund(session, 10_000)
    await (provider === 'stripe' ? settle : settleWallet)(session, 'refund_fails', 'never')
    // With this one, the refunded sum would be the same as before.
    expect(await refund(session, 10_000, 10_000)).toEqual({ ok: false, code: 'changed_meanwhile' })
    expect(await refundedAtProvider(session)).toBe(0)
    expect(await rowOf(session)).toMatchObject({
      refundedMinor: 0,
      refundFailedMinor: 10_000,
      refundClaimMinor: null,
    })
    expect(await mailsOf(session)).toEqual(expect.arrayContaining(['refund_failed', 'owner_refund_failed']))
    expect(await refund(session, 10_000)).toMatchObject({ ok: true, value: { refundedMinor: 10_000 } })
  })

  it('are decided anew when a dispute has taken the money unnoticed', async () => {
    const session = await buy()
    const refunds: number[] = []
    const id = crypto.randomUUID()
    const disputed = withGateway(provider, (gateway) => ({
      readSession: async (sessionId) => {
        const read = await gateway.readSession(sessionId)
        return read.ok ? { ok: true, value: { ...read.value, disputed: true } } : read
      },
      readDisputes: async () => ({
        ok: true,
        value: [
          {
            ...{ id, kind: 'dispute', status: 'open', reason: 'not_received' },
            ...{ takenMinor: price - 5_000, respondBy: null, openedAt: new Date() },
          },
        ],
      }),
      refund: async (request) => {
        refunds.push(request.amountMinor)
        return gateway.refund(request)
      },
    }))
    expect(await refund(session, 10_000, 0, owner, disputed)).toEqual({ ok: false, code: 'wrong_amount' })
    expect(refunds).toEqual([])
    expect(await rowOf(session)).toMatchObject({ takenMinor: price - 5_000, refundClaims: 0 })
    expect(await refund(session, 5_000, 0, owner, disputed)).toMatchObject({ ok: true })
    expect(refunds).toEqual([5_000])
  })

  it('are not requested while the provider cannot be read', async () => {
    const session = await buy()
    await setProviderFault('error', 10)
    expect(await refund(session, 10_000)).toEqual({ ok: false, code: 'provider_unreachable' })
    await clearProviderFaults()
    expect(await rowOf(session)).toMatchObject({ refundClaims: 0, refundClaimMinor: null })
    expect(await refund(session, 5_000)).toMatchObject({ ok: true })
  })

  const unreadable = (code: ProviderFailure, change: Partial<Gateway> = {}) =>
    withGateway(provider, () => ({ readSession: async () => ({ ok: false, code }), ...change }))

  it.each(['provider_unreachable', 'provider_error'] as const)(
    'are not requested while reading the checkout fails with %s',
    async (code) => {
      const session = await buy()
      expect(await refund(session, 10_000, 0, owner, unreadable(code))).toEqual({
        ok: false,
        code: 'provider_unreachable',
      })
      expect(await rowOf(session)).toMatchObject({ refundClaims: 0, refundClaimMinor: null })
    },
  )

  it.each(['unknown_session', 'provider_refused'] as const)(
    'are requested when the checkout cannot be read any more: %s',
    async (code) => {
      const session = await buy()
      expect(await refund(session, 10_000, 0, owner, unreadable(code))).toMatchObject({ ok: true })
      expect(await refundedAtProvider(session)).toBe(10_000)
    },
  )

  it('keep a claim of unknown outcome when the checkout cannot be read any more', async () => {
    const session = await buy()
    const unanswered = unreadable('unknown_session', {
      refund: async () => ({ ok: false, code: 'provider_unreachable' }),
    })
    expect(await refund(session, 10_000, 0, owner, unanswered)).toMatchObject({ ok: false })
    advance(2)
    expect(await refund(session, 5_000, 0, owner, unreadable('unknown_session'))).toEqual({
      ok: false,
      code: 'changed_meanwhile',
    })
    expect(await refundedAtProvider(session)).toBe(0)
    expect((await rowOf(session)).refundClaimMinor).toBe(10_000)
  })

  it('can be retried with the same sum after a provider error, and happen once', async () => {
    const session = await buy()
    const failing = withGateway(provider, (gateway) => ({
      refund: async (request) => {
        await setProviderFault('error', 10)
        return gateway.refund(request)
      },
    }))
    expect((await refund(session, 10_000, 0, owner, failing)).ok).toBe(false)
    await clearProviderFaults()
    expect(await refund(session, 5_000)).toEqual({ ok: false, code: 'changed_meanwhile' })
    advance(2)
    expect(await refund(session, 10_000)).toMatchObject({ ok: true, value: { refundedMinor: 10_000 } })
    expect(await refundedAtProvider(session)).toBe(10_000)
  })
})
