import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runScheduledJobs } from '~/app/cron'
import { pathOf } from '~/catalog/addresses'
import { editionList } from '~/catalog/editions'
import { createPayPalOrder } from '~/features/checkout/server/createPayPalOrder'
import { processPayPalPayment } from '~/features/checkout/server/processPayPalPayment'
import { readWalletSettings } from '~/features/checkout/server/readWalletSettings'
import { startPayment } from '~/features/checkout/server/startPayment'
import { readUploadSession } from '~/features/photos/server/readUploadSession'
import { orders, processedEvents } from '~/server/db/schema'
import { confirmOrder } from '~/server/orders/confirmOrder'
import type { Gateway } from '~/server/payments/gateway'
import type { ProviderAccount } from '~/server/payments/provider'
import { createServices } from '~/server/services'
import { revokeTokens } from '~dev/sandbox/paypal/tokens'
import { checkoutDollars, checkoutPrice } from '~tests/prices'
import {
  approve,
  approved,
  clearProviderFaults,
  database,
  form,
  mailsOf,
  origin,
  paidWithoutWebhook,
  post,
  postForm,
  press,
  rowOf,
  send,
  setProviderFault,
  settleWallet,
  statusOf,
  walletOrder,
  withGateway,
} from '~tests/worker/support/buyer'
import { runOnFakeClock } from '~tests/worker/support/runOnFakeClock'

beforeEach(() => clearProviderFaults())
afterEach(async () => {
  vi.useRealTimers()
  await clearProviderFaults()
})

const sandboxDb = (env as Env & { SANDBOX_DB: D1Database }).SANDBOX_DB
const later = (minutes: number) => createServices({ now: () => new Date(Date.now() + minutes * 60_000) })
const claim = (change: object = {}) => ({
  customerName: 'Ana Lima',
  customerEmail: 'ana@example.com',
  amount: checkoutDollars(),
  currency: 'USD',
  planType: 'pro' as const,
  requestKey: crypto.randomUUID(),
  ...change,
})

async function paidByWallet(): Promise<string> {
  const wallet = await walletOrder()
  await approve(wallet, 'pay', 'at_once')
  return wallet
}

/** Number of captures of an order, counted by their webhook events, delivered or not. */
async function capturesOf(walletId: string): Promise<number> {
  const { results } = await sandboxDb
    .prepare(
      `SELECT DISTINCT event_id FROM deliveries
       WHERE type IN ('PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.PENDING', 'PAYMENT.CAPTURE.DENIED') AND body LIKE ?`,
    )
    .bind(`%${walletId}%`)
    .all()
  return results.length
}

describe('create-paypal-order', () => {
  it('R-API-05 R-PAY-12 creates a PayPal order for the plan’s price, after the site’s own order', async () => {
    const created = await createPayPalOrder(createServices(), claim())
    if (!created.ok) throw new Error(created.code)
    const { orderId, url, settled } = created.value
    expect(settled).toBe(false)
    expect(url).toBe(`${origin}/__sandbox/paypal/approve/${orderId}`)
    expect(await rowOf(orderId)).toMatchObject({
      provider: 'paypal',
      plan: 'pro',
      edition: 'us',
      amountMinor: checkoutPrice(),
      currency: 'USD',
      customerEmail: 'ana@example.com',
      status: 'created',
    })
    const page = await (await send(`/__sandbox/paypal/approve/${orderId}`)).text()
    expect(page).toContain('AI Photo Pack Pro')
    expect(page).toContain(`$${checkoutDollars()}.00`)
  })

  it.each([
    ['a lower amount', { amount: 1 }],
    ['another plan’s amount', { amount: checkoutDollars('essential') }],
    ['the Portuguese amount', { amount: checkoutDollars('pro', 'br') }],
    ['another currency', { currency: 'BRL' }],
  ])('R-PAY-08 rejects %s and creates no order', async (_, change) => {
    const count = async () => (await database.select().from(orders)).length
    const before = await count()
    expect(await createPayPalOrder(createServices(), claim(change))).toEqual({
      ok: false,
      code: 'amount_changed',
    })
    expect(await count()).toBe(before)
  })

  it('creates one order per form, even for five concurrent requests', async () => {
    const same = claim()
    const all = await Promise.all(Array.from({ length: 5 }, () => createPayPalOrder(createServices(), same)))
    const ids = new Set(all.map((result) => (result.ok ? result.value.orderId : result.code)))
    expect(ids.size).toBe(1)
    expect(await rowOf([...ids][0] ?? '')).toMatchObject({ status: 'created', attempt: 1 })
    expect(await database.select().from(orders).where(sql`form_key = ${same.requestKey}`)).toHaveLength(1)
  })

  it.each(['error', 'garbage', 'timeout'] as const)(
    'R-PAY-18 keeps the order on the PayPal fault %s, fails within seven seconds, and reuses the order on retry',
    async (kind) => {
      const same = claim()
      await setProviderFault(kind, 10)
      const { value, took } = await runOnFakeClock(() => createPayPalOrder(createServices(), same))
      expect(value).toEqual({ ok: false, code: 'provider_unreachable' })
      expect(took).toBeLessThan(7_000)
      const [kept] = await database.select().from(orders).where(sql`form_key = ${same.requestKey}`)
      await clearProviderFaults()
      const retried = await createPayPalOrder(createServices(), same)
      if (!retried.ok) throw new Error(retried.code)
      expect((await rowOf(retried.value.orderId)).id).toBe(kept?.id)
    },
  )
})

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
      payAt: '/payment?plan=pro',
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

describe('card and wallet of one form', () => {
  it('a started card session is expired before the wallet opens', async () => {
    const request = form()
    const card = await startPayment(createServices(), 'stripe', request)
    if (!card.ok) throw new Error(card.code)
    const wallet = await walletOrder(request)
    await press(card.value.sessionId, 'pay')
    await approve(wallet, 'pay')
    await processPayPalPayment(createServices(), approved(wallet))
    expect(await rowOf(wallet)).toMatchObject({ status: 'paid', provider: 'paypal', attempt: 2 })
    expect(await mailsOf(wallet)).toEqual(['order_paid'])
  })

  it('a wallet payment superseded by the card is not captured', async () => {
    const request = form()
    const wallet = await walletOrder(request)
    const card = await startPayment(createServices(), 'stripe', request)
    if (!card.ok) throw new Error(card.code)
    await approve(wallet, 'pay', 'at_once')
    expect(await processPayPalPayment(createServices(), approved(wallet))).toEqual({
      ok: false,
      code: 'not_paid',
    })
    expect(await capturesOf(wallet)).toBe(0)
    await press(card.value.sessionId, 'pay')
    expect(await mailsOf(card.value.sessionId)).toEqual(['order_paid'])
  })

  it('an approved wallet payment is captured before a card payment starts', async () => {
    const request = form()
    const wallet = await walletOrder(request)
    await approve(wallet, 'pay')
    const card = await startPayment(createServices(), 'stripe', request)
    expect(card).toEqual({
      ok: true,
      value: { url: `${origin}/upload?session_id=${wallet}&plan=pro`, sessionId: wallet, settled: true },
    })
    expect(await statusOf(wallet)).toBe('paid')
  })

  it('a declined wallet payment is not retried after the buyer switches to the card', async () => {
    const request = form()
    const wallet = await walletOrder(request)
    await approve(wallet, 'declined')
    await processPayPalPayment(createServices(), approved(wallet))
    await approve(wallet, 'pay')
    const card = await startPayment(createServices(), 'stripe', request)
    if (!card.ok) throw new Error(card.code)
    await press(card.value.sessionId, 'pay')
    await runScheduledJobs(later(60))
    expect(await capturesOf(wallet)).toBe(0)
    expect(await mailsOf(card.value.sessionId)).toEqual(['order_paid'])
  })
})

describe('concurrent card and wallet payments', () => {
  it('a capture that finishes after the card was started settles the order and expires the card session', async () => {
    const request = form()
    const wallet = await walletOrder(request)
    await approve(wallet, 'declined')
    await processPayPalPayment(createServices(), approved(wallet))
    await approve(wallet, 'pay')
    let card = ''
    const services = withGateway('paypal', ({ capture }) => ({
      capture: async (...args) => {
        const started = await startPayment(createServices(), 'stripe', request)
        if (!started.ok) throw new Error(started.code)
        card = started.value.sessionId
        return capture(...args)
      },
    }))
    expect(await processPayPalPayment(services, approved(wallet))).toMatchObject({ ok: true })
    expect(await rowOf(wallet)).toMatchObject({
      status: 'paid',
      provider: 'paypal',
      supersededSessionId: null,
    })
    await press(card, 'pay')
    expect(await mailsOf(wallet)).toEqual(['order_paid'])
    await settleWallet(wallet, 'refund')
    await confirmOrder(createServices(), wallet)
    expect(await statusOf(wallet)).toBe('refunded')
  })

  it('a card session overtaken by the wallet is expired and not returned', async () => {
    const checkoutForm = form()
    let created = ''
    let wallet = ''
    const services = withGateway('stripe', ({ createSession }) => ({
      createSession: async (request) => {
        const session = await createSession(request)
        if (session.ok) created = session.value.id
        wallet = await walletOrder(checkoutForm)
        return session
      },
    }))
    const started = await startPayment(services, 'stripe', checkoutForm)
    expect(started).toEqual({ ok: false, code: 'provider_unreachable' })
    await press(created, 'pay')
    await approve(wallet, 'pay')
    await processPayPalPayment(createServices(), approved(wallet))
    expect(await rowOf(wallet)).toMatchObject({ status: 'paid', provider: 'paypal' })
    expect(await mailsOf(wallet)).toEqual(['order_paid'])
  })

  it('an update of a superseded session does not affect the order', async () => {
    const request = form()
    const wallet = await walletOrder(request)
    const overtaken = ({ readSession }: Gateway): Partial<Gateway> => ({
      readSession: async (id) => {
        const read = await readSession(id)
        // The scheduled check has read “open” after the expiry time; now the buyer switches to the card.
        const started = await startPayment(createServices(), 'stripe', request)
        if (!started.ok) throw new Error(started.code)
        return read
      },
    })
    await confirmOrder(withGateway('paypal', overtaken, later(240)), wallet)
    const [row] = await database.select().from(orders).where(sql`form_key = ${request.requestKey}`)
    expect(row).toMatchObject({ status: 'created', provider: 'stripe', attempt: 2 })
  })
})

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

describe('GET /orders/paypal', () => {
  const returnWith = (token: string) => send(`/orders/paypal?token=${token}&PayerID=QYR5Z8XDVJNXQ`)

  it('R-PAY-11 R-UPL-28 R-ERR-11 captures without JavaScript and redirects to the upload page with a confirmation', async () => {
    const wallet = await walletOrder()
    const back = await approve(wallet, 'pay')
    expect(new URL(back.headers.get('location') ?? '').pathname).toBe('/orders/paypal')
    const answer = await send(new URL(back.headers.get('location') ?? '').href.replace(origin, ''))
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${origin}/upload?session_id=${wallet}&plan=pro#paid`,
    ])
    expect(await statusOf(wallet)).toBe('paid')
  })

  it('redirects to PayPal after a decline, and to the upload page when PayPal is down', async () => {
    const wallet = await walletOrder()
    await approve(wallet, 'declined')
    expect((await returnWith(wallet)).headers.get('location')).toBe(
      `${origin}/__sandbox/paypal/approve/${wallet}`,
    )
    await approve(wallet, 'pay')
    await setProviderFault('error', 10)
    expect((await returnWith(wallet)).headers.get('location')).toBe(
      `${origin}/upload?session_id=${wallet}&plan=pro`,
    )
  })

  it('redirects the approval of a superseded payment to the upload page, and captures nothing', async () => {
    const request = form()
    const wallet = await walletOrder(request)
    await startPayment(createServices(), 'stripe', request)
    await approve(wallet, 'pay')
    const location = (await returnWith(wallet)).headers.get('location') ?? ''
    expect(location).toContain(`/upload?session_id=${wallet}`)
    expect(await readUploadSession(createServices(), wallet)).toMatchObject({
      state: 'unpaid',
      payAt: '/payment?plan=pro',
    })
    expect(await capturesOf(wallet)).toBe(0)
  })

  it('redirects an unknown token to the upload page only', async () => {
    for (const token of ['0AB12345CD678901E', '', 'https://evil.example', '../../evil'])
      expect((await returnWith(encodeURIComponent(token))).headers.get('location')).toBe('/upload')
  })

  it.each(editionList)('redirects to the buyer’s edition even for an unknown token: %s', async (edition) => {
    const started = await startPayment(createServices(), 'paypal', { ...form(), edition })
    if (!started.ok) throw new Error(started.code)
    const back = new URL((await approve(started.value.sessionId, 'pay')).headers.get('location') ?? '')
    back.searchParams.set('token', 'of-no-order')
    const location = (await send(back.href.replace(origin, ''))).headers.get('location')
    expect(location).toBe(pathOf('upload', edition))
  })

  it('R-PAY-16 redirects a buyer who cancels to the checkout of the plan', async () => {
    const wallet = await walletOrder()
    const location = (await approve(wallet, 'cancel')).headers.get('location') ?? ''
    const back = await send(location.replace(origin, ''))
    expect(back.headers.get('location')).toMatch(/^\/payment\?plan=pro&resume=[0-9a-f-]{36}$/)
  })
})

describe('the form without JavaScript', () => {
  it('R-A11-16 redirects to PayPal for the wallet, and to the card in the Portuguese edition', async () => {
    const us = await postForm({ method: 'wallet', edition: 'us' })
    expect(us.headers.get('location')).toContain('/__sandbox/paypal/approve/')
    const br = await postForm({ method: 'wallet', edition: 'br' })
    expect(br.headers.get('location')).toContain('/__sandbox/checkout/')
  })
})

describe('the wallet settings for the browser', () => {
  it('R-PAY-15 are the live client in production, the sandbox by configuration, and null without keys', async () => {
    const { config } = createServices()
    const keys = {
      PAYPAL_ENVIRONMENT: 'live',
      PAYPAL_CLIENT_ID: 'client',
      PAYPAL_CLIENT_SECRET: 'secret',
      PAYPAL_MERCHANT_ID: 'M',
      PAYPAL_WEBHOOK_ID: 'W',
    }
    const settingsOf = (paypal: ProviderAccount) =>
      readWalletSettings(createServices({ config: { ...config, payments: { ...config.payments, paypal } } }))
    const live = await settingsOf({ mode: 'live', keys })
    expect(live).toEqual({ clientId: 'client', environment: 'production', standIn: null })
    const test = await settingsOf({ mode: 'test', keys })
    expect(test).toEqual({ clientId: 'client', environment: 'sandbox', standIn: null })
    const none = await settingsOf({ mode: 'unavailable', keys: undefined })
    expect(none).toBeNull()
    expect(await readWalletSettings(createServices())).toMatchObject({ standIn: '/__sandbox/paypal/sdk.js' })
  })
})

it('a revoked PayPal token is fetched again once', async () => {
  const wallet = await walletOrder()
  await approve(wallet, 'pay')
  await revokeTokens({ db: sandboxDb })
  expect(await processPayPalPayment(createServices(), approved(wallet))).toMatchObject({
    ok: true,
    pending: false,
  })
  const confirmed = await confirmOrder(createServices(), wallet)
  expect(confirmed.ok && confirmed.value.status).toBe('paid')
})
