import { describe, expect, it } from 'vitest'
import { confirmOrder } from '~/server/orders/confirmOrder'
import { refundOrder } from '~/server/orders/refunds/refundOrder'
import {
  approve,
  clearProviderFaults,
  mailsOf,
  order,
  paidOrder,
  paidWithoutWebhook,
  press,
  rowOf,
  setProviderFault,
  statusOf,
  walletOrder,
  withGateway,
} from '~tests/worker/support/buyer'
import { owner } from '~tests/worker/support/studio'
import { historyOf, price, services } from './orderWithPhotos'

describe.each([
  ['stripe', paidOrder],
  ['paypal', paidWithoutWebhook],
] as const)('a refund from the desk through %s', (provider, buy) => {
  const refund = async (session: string, amountMinor: number, refundedMinor = 0, with_ = services()) =>
    refundOrder(with_, await rowOf(session), { amountMinor, refundedMinor, by: owner })

  it('refunds a part and then the rest, with a mail for each', async () => {
    const session = await buy()
    expect(await refund(session, 10_000)).toMatchObject({ ok: true, value: { refundedMinor: 10_000 } })
    expect(await statusOf(session)).toBe('paid')
    expect(await refund(session, price - 10_000 + 1, 10_000)).toEqual({ ok: false, code: 'wrong_amount' })
    expect(await refund(session, price - 10_000, 10_000)).toMatchObject({
      ok: true,
      value: { status: 'refunded' },
    })
    expect((await mailsOf(session)).filter((kind) => kind === 'order_refunded')).toHaveLength(2)
    const history = (await historyOf(session)).filter(([kind]) => /refund/.test(kind))
    expect(history).toHaveLength(5)
    expect(history).toEqual(
      expect.arrayContaining([
        ['refund_sent', owner, '10000'],
        ['refund_noted', 'provider', '10000'],
        ['refund_sent', owner, `${price - 10_000}`],
        ['refund_noted', 'provider', `${price}`],
        ['refunded', 'provider', null],
      ]),
    )
  })

  it('happens once for concurrent requests and after a lost response', async () => {
    const session = await buy()
    await Promise.all([refund(session, 5_000), refund(session, 5_000)])
    expect((await rowOf(session)).refundedMinor).toBe(5_000)

    const silent = withGateway(provider, (gateway) => ({
      refund: async (request) => {
        await gateway.refund(request)
        return { ok: false, code: 'provider_unreachable' }
      },
    }))
    expect(await refund(session, 7_000, 5_000, silent)).toEqual({ ok: false, code: 'provider_unreachable' })
    const again = await refund(session, 7_000, (await rowOf(session)).refundedMinor)
    await confirmOrder(services(), session)
    expect((await rowOf(session)).refundedMinor).toBe(12_000)
    // A faster webhook makes the retry report a change.
    expect([true, false]).toContain(again.ok)
  })

  it('fails while the provider is down, and for an unpaid order', async () => {
    const session = await buy()
    await setProviderFault('error', 10)
    expect(await refund(session, 5_000)).toMatchObject({ ok: false })
    await clearProviderFaults()
    expect((await rowOf(session)).refundedMinor).toBe(0)
    const open = provider === 'stripe' ? await order() : await walletOrder()
    expect(await refund(open, 5_000)).toEqual({ ok: false, code: 'not_paid' })
    expect(await refund(session, 0)).toEqual({ ok: false, code: 'wrong_amount' })
  })

  it('seen before the payment results in the refund mail only', async () => {
    const session = provider === 'stripe' ? await order() : await walletOrder()
    if (provider === 'stripe') await press(session, 'pay', 'never')
    else await buyUnseen(session)
    const elsewhere = { paymentId: await paymentOf(session, provider), amountMinor: price, currency: 'USD' }
    await services().gateways[provider].refund({ ...elsewhere, key: crypto.randomUUID() })
    await confirmOrder(services(), session)
    expect(await statusOf(session)).toBe('refunded')
    expect(await mailsOf(session)).toEqual(['order_refunded'])
  })
})
async function buyUnseen(wallet: string): Promise<void> {
  await approve(wallet, 'pay')
  await services().gateways.paypal.capture?.(wallet, 0)
}
async function paymentOf(session: string, provider: 'stripe' | 'paypal'): Promise<string> {
  const read = await services().gateways[provider].readSession(session)
  if (!read.ok || !read.value.paymentId) throw new Error('not paid')
  return read.value.paymentId
}
