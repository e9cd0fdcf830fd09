import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { priceOf } from '~/catalog/prices'
import { createPayPalOrder } from '~/features/checkout/server/createPayPalOrder'
import { processPayPalPayment } from '~/features/checkout/server/processPayPalPayment'
import { readUploadSession } from '~/features/photos/server/readUploadSession'
import { orders } from '~/server/db/schema'
import { createServices } from '~/server/services'
import { checkoutDollars, checkoutPrice } from '~tests/prices'
import {
  approve,
  approved,
  clearProviderFaults,
  database,
  form,
  mailsOf,
  paidByWallet,
  rowOf,
  setProviderFault,
  settleWallet,
  statusOf,
  walletOrder,
  withGateway,
} from '~tests/worker/support/buyer'
import { runOnFakeClock } from '~tests/worker/support/runOnFakeClock'
import { withoutProviderFaults } from '~tests/worker/support/withoutProviderFaults'
import { capturesOf, claim } from './walletOrders'

withoutProviderFaults()

describe('process-paypal-payment', () => {
  it('R-API-06 R-PAY-11 R-PAY-13 captures an approved payment and records it', async () => {
    const wallet = await walletOrder()
    await approve(wallet, 'pay')
    expect(await statusOf(wallet)).toBe('created')
    expect(await processPayPalPayment(createServices(), approved(wallet))).toEqual({
      ok: true,
      orderId: wallet,
      pending: false,
    })
    expect(await statusOf(wallet)).toBe('paid')
    expect(await mailsOf(wallet)).toEqual(['order_paid'])
  })

  it('R-PAY-19 captures once despite repeated and concurrent calls', async () => {
    const wallet = await walletOrder()
    await approve(wallet, 'pay')
    const all = await Promise.all(
      Array.from({ length: 20 }, () => processPayPalPayment(createServices(), approved(wallet))),
    )
    expect(all.every((result) => result.ok)).toBe(true)
    await processPayPalPayment(createServices(), approved(wallet))
    expect(await statusOf(wallet)).toBe('paid')
    expect(await mailsOf(wallet)).toEqual(['order_paid'])
    expect(await capturesOf(wallet)).toBe(1)
  })

  it.each([
    ['another amount', { amount: checkoutDollars('essential') }],
    ['another currency', { currency: 'EUR' }],
    ['another plan', { planType: 'essential' as const, amount: checkoutDollars('essential') }],
  ])('R-PAY-08 rejects %s and captures nothing', async (_, change) => {
    const wallet = await walletOrder()
    await approve(wallet, 'pay')
    expect(await processPayPalPayment(createServices(), approved(wallet, change))).toEqual({
      ok: false,
      code: 'amount_changed',
    })
    expect(await capturesOf(wallet)).toBe(0)
  })

  it('R-PAY-13 captures at the order’s own price when the price book changes before the approval', async () => {
    const wallet = await walletOrder()
    await approve(wallet, 'pay')
    const shown = approved(wallet)
    const book = priceOf('us', 'checkout', 'ai-photos', 'pro')
    const before = book.amount
    onTestFinished(() => {
      book.amount = before
    })
    book.amount = before + 1_000
    expect(await processPayPalPayment(createServices(), shown)).toMatchObject({ ok: true, pending: false })
    expect(await capturesOf(wallet)).toBe(1)
    expect(await rowOf(wallet)).toMatchObject({ status: 'paid', amountMinor: before })
  })

  it('starts no payment to another account', async () => {
    const services = withGateway('paypal', ({ createSession }) => ({
      createSession: async (request) => {
        const session = await createSession(request)
        return session.ok ? { ok: true, value: { ...session.value, toUs: false } } : session
      },
    }))
    const started = await createPayPalOrder(services, claim())
    expect(started).toEqual({ ok: false, code: 'provider_refused' })
  })

  it('reports a mismatched payment to the owner and does not ask the buyer to pay again', async () => {
    const wallet = await walletOrder()
    await approve(wallet, 'pay')
    await processPayPalPayment(createServices(), approved(wallet))
    await database
      .update(orders)
      .set({ amountMinor: 1, status: 'created', paidAt: null, providerPaymentId: null })
      .where(sql`provider_session_id = ${wallet}`)
    expect(await readUploadSession(createServices(), wallet)).toEqual({ state: 'review', received: [] })
    expect(await rowOf(wallet)).toMatchObject({
      status: 'review',
      amountMinor: 1,
      chargedMinor: checkoutPrice(),
    })
    expect(await mailsOf(wallet)).toEqual(['order_paid', 'owner_mismatch'])
  })

  it('a refunded order has the state refunded and accepts no photos', async () => {
    const wallet = await paidByWallet()
    await settleWallet(wallet, 'refund')
    expect(await readUploadSession(createServices(), wallet)).toEqual({ state: 'refunded', received: [] })
  })

  it('captures nothing when the order’s price differs from the PayPal order', async () => {
    const wallet = await walletOrder()
    await approve(wallet, 'pay')
    await database
      .update(orders)
      .set({ amountMinor: checkoutPrice('essential'), plan: 'essential' })
      .where(sql`provider_session_id = ${wallet}`)
    const result = await processPayPalPayment(
      createServices(),
      approved(wallet, { amount: checkoutDollars('essential'), planType: 'essential' }),
    )
    expect(result).toEqual({ ok: false, code: 'unknown' })
    expect(await capturesOf(wallet)).toBe(0)
  })

  it('rejects an unknown order', async () => {
    expect(await processPayPalPayment(createServices(), approved('0AB12345CD678901E'))).toEqual({
      ok: false,
      code: 'unknown',
    })
  })

  it('captures nothing before the buyer’s approval', async () => {
    const wallet = await walletOrder()
    expect(await processPayPalPayment(createServices(), approved(wallet))).toEqual({
      ok: false,
      code: 'not_paid',
    })
    expect(await statusOf(wallet)).toBe('created')
  })

  it('R-PAY-16 a declined funding source can be replaced', async () => {
    const wallet = await walletOrder()
    await approve(wallet, 'declined')
    expect(await processPayPalPayment(createServices(), approved(wallet))).toEqual({
      ok: false,
      code: 'declined',
    })
    expect(await rowOf(wallet)).toMatchObject({ status: 'created', declines: 1 })
    await approve(wallet, 'declined')
    expect(await processPayPalPayment(createServices(), approved(wallet))).toEqual({
      ok: false,
      code: 'declined',
    })
    await approve(wallet, 'pay')
    expect(await processPayPalPayment(createServices(), approved(wallet))).toMatchObject({ ok: true })
    expect(await rowOf(wallet)).toMatchObject({ status: 'paid', declines: 2 })
    expect(await mailsOf(wallet)).toEqual(['order_paid'])
  })

  it('R-PAY-16 returns “declined” even when the webhook was declined first', async () => {
    const wallet = await walletOrder()
    await approve(wallet, 'declined', 'at_once')
    expect(await rowOf(wallet)).toMatchObject({ status: 'created', declines: 1 })
    expect(await processPayPalPayment(createServices(), approved(wallet))).toEqual({
      ok: false,
      code: 'declined',
    })
    await approve(wallet, 'pay', 'at_once')
    expect(await processPayPalPayment(createServices(), approved(wallet))).toMatchObject({
      ok: true,
      pending: false,
    })
    expect(await capturesOf(wallet)).toBe(1)
  })

  it('a payment under review is pending, and paid when PayPal completes it', async () => {
    const wallet = await walletOrder()
    await approve(wallet, 'review')
    expect(await processPayPalPayment(createServices(), approved(wallet))).toEqual({
      ok: true,
      orderId: wallet,
      pending: true,
    })
    expect(await statusOf(wallet)).toBe('pending')
    expect((await readUploadSession(createServices(), wallet)).state).toBe('confirming')
    await settleWallet(wallet, 'complete')
    expect((await readUploadSession(createServices(), wallet)).state).toBe('ready')
    expect(await mailsOf(wallet)).toEqual(['order_paid'])
  })

  it('a payment denied in review has failed, and the page links to the payment', async () => {
    const wallet = await walletOrder()
    await approve(wallet, 'review')
    await processPayPalPayment(createServices(), approved(wallet))
    await settleWallet(wallet, 'deny')
    expect(await readUploadSession(createServices(), wallet)).toEqual({
      state: 'failed',
      received: [],
      checkoutPath: '/payment?plan=pro',
    })
    expect(await mailsOf(wallet)).toEqual([])
  })

  it('a payment denied immediately is not paid, and the same form starts a new one', async () => {
    const request = form()
    const first = await walletOrder(request)
    await approve(first, 'denied')
    expect(await processPayPalPayment(createServices(), approved(first))).toEqual({
      ok: false,
      code: 'not_paid',
    })
    const second = await walletOrder(request)
    expect(second).not.toBe(first)
    await approve(second, 'pay')
    expect(await processPayPalPayment(createServices(), approved(second))).toMatchObject({ ok: true })
    expect(await rowOf(second)).toMatchObject({ status: 'paid', attempt: 2 })
  })

  it.each(['error', 'garbage', 'timeout'] as const)(
    'does not report an approved payment as failed on the PayPal fault %s',
    async (kind) => {
      const wallet = await walletOrder()
      await approve(wallet, 'pay')
      await setProviderFault(kind, 10)
      const { value, took } = await runOnFakeClock(() =>
        processPayPalPayment(createServices(), approved(wallet)),
      )
      expect(value).toEqual({ ok: true, orderId: wallet, pending: true })
      expect(took).toBeLessThan(7_000)
      const upload = await runOnFakeClock(() => readUploadSession(createServices(), wallet))
      expect(upload.value.state).toBe('unreachable')
      await clearProviderFaults()
      expect((await readUploadSession(createServices(), wallet)).state).toBe('ready')
      expect(await capturesOf(wallet)).toBe(1)
    },
  )

  it.each(['error', 'garbage', 'timeout'] as const)(
    'captures once on the fault %s of the capture call itself',
    async (kind) => {
      const wallet = await walletOrder()
      await approve(wallet, 'pay')
      const services = withGateway('paypal', ({ capture }) => ({
        capture: async (...args) => {
          await setProviderFault(kind, 2)
          return capture(...args)
        },
      }))
      const { value } = await runOnFakeClock(() => processPayPalPayment(services, approved(wallet)))
      expect(value).toMatchObject({ ok: true, pending: true })
      await clearProviderFaults()
      expect(await processPayPalPayment(createServices(), approved(wallet))).toEqual({
        ok: true,
        orderId: wallet,
        pending: false,
      })
      expect(await capturesOf(wallet)).toBe(1)
    },
  )
})
