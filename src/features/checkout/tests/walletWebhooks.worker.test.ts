import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { runScheduledJobs } from '~/app/cron'
import { processPayPalPayment } from '~/features/checkout/server/processPayPalPayment'
import { orders, processedEvents } from '~/server/db/schema'
import type { Gateway } from '~/server/payments/gateway'
import { createServices } from '~/server/services'
import { checkoutPrice } from '~tests/prices'
import {
  approve,
  approved,
  clearProviderFaults,
  database,
  mailsOf,
  paidByWallet,
  paidWithoutWebhook,
  post,
  rowOf,
  send,
  setProviderFault,
  settleWallet,
  statusOf,
  walletOrder,
  withGateway,
} from '~tests/worker/support/buyer'
import { withoutProviderFaults } from '~tests/worker/support/withoutProviderFaults'
import { capturesOf, later, sandboxDb } from './walletOrders'

withoutProviderFaults()

describe('POST /webhooks/paypal', () => {
  it('R-API-12 the approval webhook is enough when the buyer never returns', async () => {
    const wallet = await walletOrder()
    await approve(wallet, 'pay', 'at_once')
    expect(await statusOf(wallet)).toBe('paid')
    expect(await mailsOf(wallet)).toEqual(['order_paid'])
    expect(await capturesOf(wallet)).toBe(1)
  })

  it.each(['at_once', 'twice', 'late', 'out_of_order', 'never'] as const)(
    'webhooks %s and the buyer’s return have one effect',
    async (mode) => {
      const wallet = await walletOrder()
      await approve(wallet, 'pay', mode)
      expect(await processPayPalPayment(createServices(), approved(wallet))).toMatchObject({
        ok: true,
        pending: false,
      })
      await post('/__sandbox/deliveries', {})
      await send('/__sandbox/')
      expect(await statusOf(wallet)).toBe('paid')
      expect(await mailsOf(wallet)).toEqual(['order_paid'])
      expect(await capturesOf(wallet)).toBe(1)
    },
  )

  it.each(['at_once', 'twice', 'out_of_order', 'never'] as const)(
    'a completed review is paid once, with webhooks %s',
    async (mode) => {
      const wallet = await walletOrder()
      await approve(wallet, 'review', mode)
      await processPayPalPayment(createServices(), approved(wallet))
      await settleWallet(wallet, 'complete')
      await runScheduledJobs(later(16))
      expect(await statusOf(wallet)).toBe('paid')
      expect(await mailsOf(wallet)).toEqual(['order_paid'])
    },
  )

  it('a partial refund is recorded; a full refund or reversal ends the order', async () => {
    const refunded = await paidByWallet()
    await settleWallet(refunded, 'refund_half')
    expect(await rowOf(refunded)).toMatchObject({ status: 'paid', refundedMinor: checkoutPrice() / 2 })
    await settleWallet(refunded, 'refund')
    expect(await rowOf(refunded)).toMatchObject({ status: 'refunded', refundedMinor: checkoutPrice() })
    const reversed = await paidByWallet()
    await settleWallet(reversed, 'reverse')
    expect(await rowOf(reversed)).toMatchObject({ status: 'refunded', refundedMinor: checkoutPrice() })
  })

  it('records each event once', async () => {
    const wallet = await walletOrder()
    await approve(wallet, 'pay', 'twice')
    const events = await database.select().from(processedEvents).where(sql`provider = 'paypal'`)
    expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(events.length)
    expect(events.length).toBeGreaterThan(0)
  })

  it('rejects events that PayPal does not verify, and returns 503 when PayPal is down', async () => {
    const event = JSON.stringify({
      id: 'WH-1',
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource: { id: await walletOrder() },
    })
    const headers = {
      'paypal-transmission-id': 'b1946ac9-2b9e-11f1-8f3e-5b3f6f2c1a11',
      'paypal-transmission-time': '2026-11-21T10:00:00Z',
      'paypal-transmission-sig': 'forged',
      'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1',
      'paypal-auth-algo': 'SHA256withRSA',
    }
    const deliver = (body: string) => send('/webhooks/paypal', { method: 'POST', body, headers })
    expect((await deliver(event)).status).toBe(400)
    expect((await deliver('{}')).status).toBe(400)
    expect((await deliver('no json')).status).toBe(400)
    // Text after the event could otherwise override fields of the verification request.
    expect((await deliver(`${event},"webhook_id":"theirs"`)).status).toBe(400)
    await setProviderFault('error', 10)
    expect((await deliver(event)).status).toBe(503)
  })

  it('does not acknowledge a payment event without an order', async () => {
    const wallet = await walletOrder()
    await approve(wallet, 'pay', 'late')
    await database.delete(orders).where(sql`provider_session_id = ${wallet}`)
    await post('/__sandbox/deliveries', {})
    const { results } = await sandboxDb
      .prepare('SELECT last_status FROM deliveries WHERE body LIKE ?')
      .bind(`%${wallet}%`)
      .all<{ last_status: number }>()
    expect(results.map(({ last_status }) => last_status)).toEqual([409])
  })

  it('processes the event on redelivery after PayPal was down', async () => {
    const wallet = await walletOrder()
    await approve(wallet, 'pay', 'late')
    await setProviderFault('error', 10)
    await post('/__sandbox/deliveries', {})
    await clearProviderFaults()
    expect(await statusOf(wallet)).toBe('created')
    await post('/__sandbox/deliveries', {})
    expect(await statusOf(wallet)).toBe('paid')
  })
})
describe('the scheduled check', () => {
  it('captures an approved payment when the buyer does not return', async () => {
    const wallet = await walletOrder()
    await approve(wallet, 'pay')
    await runScheduledJobs(later(14))
    expect(await statusOf(wallet)).toBe('created')
    await runScheduledJobs(later(16))
    expect(await statusOf(wallet)).toBe('paid')
  })

  it('expires an unapproved payment, but not before its expiry time', async () => {
    const wallet = await walletOrder()
    await runScheduledJobs(later(170))
    expect(await statusOf(wallet)).toBe('created')
    await runScheduledJobs(later(181))
    expect(await statusOf(wallet)).toBe('expired')
  })

  it('expires a payment that PayPal no longer has', async () => {
    const wallet = await walletOrder()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 3_600_000 })
    await runScheduledJobs()
    expect(await statusOf(wallet)).toBe('expired')
  })

  /** The cumulative number of PayPal queries about a payment, after a job run at each of the given minutes. */
  async function queriesAt(payment: string, minutes: number[]): Promise<number[]> {
    let queries = 0
    const counted = ({ readSession }: Gateway): Partial<Gateway> => ({
      readSession: (id) => {
        if (id === payment) queries++
        return readSession(id)
      },
    })
    const counts: number[] = []
    for (const minute of minutes) {
      await runScheduledJobs(withGateway('paypal', counted, later(minute)))
      counts.push(queries)
    }
    return counts
  }

  it('queries an undecided payment at growing intervals, and once more after its expiry', async () => {
    const minutes = [10, 16, 20, 33, 40, 67, 100, 135, 179, 182, 400, 4000]
    const wallet = await walletOrder()
    expect(await queriesAt(wallet, minutes)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5])
    expect(await statusOf(wallet)).toBe('expired')
  })

  it('queries a paid payment five times in half a year', async () => {
    const wallet = await paidByWallet()
    const days = [0.9, 1.01, 6.9, 7.01, 29, 30.01, 89, 90.01, 174, 175.01, 400]
    const minutes = days.map((day) => day * 24 * 60)
    expect(await queriesAt(wallet, minutes)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
  })

  it.each([1, 175])(
    'retries until PayPal responds, when it is down %d days after the payment',
    async (days) => {
      const wallet = await paidWithoutWebhook()
      for (const day of [2, 8, 31, 91].filter((day) => day < days))
        await runScheduledJobs(later(day * 24 * 60))
      await settleWallet(wallet, 'refund')
      const due = days * 24 * 60 + 1
      await setProviderFault('error', 1_000)
      const afterwards = [0, 14, 16, 32, 34, 60, 70].map((minutes) => due + minutes)
      expect(await queriesAt(wallet, afterwards)).toEqual([1, 1, 2, 2, 3, 3, 4])
      expect(await statusOf(wallet)).toBe('paid')
      await clearProviderFaults()
      await runScheduledJobs(later(due + 500))
      expect(await statusOf(wallet)).toBe('refunded')
    },
  )

  it('finds a refund without a webhook', async () => {
    const wallet = await paidWithoutWebhook()
    await settleWallet(wallet, 'refund')
    expect(await statusOf(wallet)).toBe('paid')
    await runScheduledJobs(later(60 * 24 * 8))
    expect(await statusOf(wallet)).toBe('refunded')
  })

  it('reports a paid, stalled order to the owner once', async () => {
    const wallet = await paidByWallet()
    const day = 24 * 60
    await runScheduledJobs(later(2 * day))
    expect(await mailsOf(wallet)).toEqual(['order_paid', 'photos_reminder'])
    await runScheduledJobs(later(3 * day + 1))
    await runScheduledJobs(later(4 * day))
    expect(await mailsOf(wallet)).toEqual([
      'order_paid',
      'owner_unfulfilled',
      'photos_reminder',
      'photos_reminder',
    ])
  })
})
