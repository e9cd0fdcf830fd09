import { env } from 'cloudflare:workers'
import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startPayment } from '~/features/checkout/server/startPayment'
import { readOrder } from '~/features/orders/server/readOrder'
import { readUploadSession } from '~/features/photos/server/readUploadSession'
import { auditLog, orders, outbox, processedEvents } from '~/server/db/schema'
import { sandboxHost } from '~/server/sandbox'
import { createServices } from '~/server/services'
import { sandboxFetch, sandboxKeys } from '~dev/sandbox'
import { listRecords } from '~dev/sandbox/store'
import { payOtherShop } from '~dev/sandbox/stripe/payOtherShop'
import { backgroundDone } from '~tests/worker/support/background'
import {
  approve,
  approved,
  clearProviderFaults,
  database,
  form,
  mailsOf,
  order,
  origin,
  post,
  press,
  rowOf,
  send,
  setProviderFault,
  settle,
  statusOf,
  walletOrder,
} from '~tests/worker/support/buyer'
import { logLines } from '~tests/worker/support/logLines'

const sandboxDb = (env as Env & { SANDBOX_DB: D1Database }).SANDBOX_DB

beforeEach(async () => {
  // Writes counters immediately.
  vi.spyOn(scheduler, 'wait').mockResolvedValue(undefined)
  await clearProviderFaults()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await clearProviderFaults()
})

/** The status that the webhook endpoints returned, by event type, after delivery. */
async function webhookStatuses(): Promise<Record<string, number>> {
  const { results } = await sandboxDb
    .prepare('SELECT type, last_status FROM deliveries')
    .all<{ type: string; last_status: number }>()
  return Object.fromEntries(results.map(({ type, last_status }) => [type, last_status]))
}

const forgetDeliveries = () => sandboxDb.prepare('DELETE FROM deliveries').run()
const rows = async () => [
  await database.$count(orders),
  await database.$count(auditLog),
  await database.$count(outbox),
  await database.$count(processedEvents),
]

describe('an event of another shop on the same account', () => {
  beforeEach(() => forgetDeliveries())

  it('of Stripe gets a 2xx response and one log line, and writes nothing', async () => {
    const before = await rows()
    const { lines } = await logLines(() => post('/__sandbox/elsewhere', { what: 'stripe' }))
    expect(await webhookStatuses()).toEqual({ 'checkout.session.completed': 200 })
    expect(lines.filter(({ event }) => event === 'event_of_another_shop')).toMatchObject([
      { provider: 'stripe', type: 'checkout.session.completed' },
    ])
    expect(lines.filter(({ event }) => /failed|without_order/.test(event))).toEqual([])
    expect(await rows()).toEqual(before)
  })

  it('of a refund has no session and is identified by its payment', async () => {
    const before = await rows()
    const session = await payOtherShop(sandboxDb, origin, 'never')
    await forgetDeliveries()
    await settle(session, 'refund')
    expect(await webhookStatuses()).toEqual({ 'charge.refunded': 200 })
    expect(await rows()).toEqual(before)
  })

  it('of PayPal gets a 2xx response, whether PayPal exposes the payment or not', async () => {
    const before = await rows()
    await post('/__sandbox/elsewhere', { what: 'paypal' })
    expect(await webhookStatuses()).toEqual({
      'CHECKOUT.ORDER.APPROVED': 200,
      'PAYMENT.CAPTURE.COMPLETED': 200,
    })
    expect(await rows()).toEqual(before)
    const ours = await walletOrder()
    const [shown] = await listRecords<object>(sandboxDb, 'paypal_order')
    const foreign = JSON.stringify(shown).replace(/"custom_id":"[^"]*"/, '"custom_id":"shop-7"')
    await sandboxDb
      .prepare("UPDATE records SET json = ? WHERE collection = 'paypal_order' AND id = ?")
      .bind(foreign, ours)
      .run()
    await database.delete(orders)
    await forgetDeliveries()
    await approve(ours, 'pay', 'at_once')
    expect(await webhookStatuses()).toEqual({ 'CHECKOUT.ORDER.APPROVED': 200 })
    expect(await database.$count(orders)).toBe(0)
  })

  it('is redelivered while the provider cannot identify its shop', async () => {
    const session = await payOtherShop(sandboxDb, origin, 'late')
    await setProviderFault('error', 10)
    await post('/__sandbox/deliveries', {})
    expect(await webhookStatuses()).toEqual({ 'checkout.session.completed': 503 })
    await clearProviderFaults()
    await post('/__sandbox/deliveries', {})
    expect(await webhookStatuses()).toEqual({ 'checkout.session.completed': 200 })
    expect(session).toBeTruthy()
  })

  it('is distinguished from one with this site’s reference but no order, which stays an error', async () => {
    const session = await order()
    await press(session, 'pay', 'late')
    const wallet = await walletOrder()
    await approve(wallet, 'pay', 'late')
    await database.delete(orders)
    await post('/__sandbox/deliveries', {})
    expect(await webhookStatuses()).toEqual({
      'checkout.session.completed': 409,
      'CHECKOUT.ORDER.APPROVED': 409,
    })
    await forgetDeliveries()
    await settle(session, 'refund')
    expect(await webhookStatuses()).toEqual({ 'charge.refunded': 409 })
  })
})

describe('a thin event of Stripe’s v2 API', () => {
  it('gets a 2xx response and is logged with its type', async () => {
    await forgetDeliveries()
    const { lines } = await logLines(() => post('/__sandbox/elsewhere', { what: 'thin' }))
    expect(await webhookStatuses()).toEqual({ 'v2.core.event_destination.ping': 200 })
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'event_not_handled', type: 'v2.core.event_destination.ping' }),
    )
  })

  it('is rejected when forged, of another mode or too old', async () => {
    const stripe = new Stripe('sk_test_unused')
    const thin = async (change: object = {}, options: { secret?: string; timestamp?: number } = {}) => {
      const payload = JSON.stringify({
        id: 'evt_test_thin',
        object: 'v2.core.event',
        type: 'v1.billing.meter.no_meter_found',
        livemode: false,
        created: '2026-11-26T10:00:00Z',
        ...change,
      })
      const secret = sandboxKeys.stripeWebhookSecret
      const signature = await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, ...options })
      return send('/webhooks/stripe', {
        method: 'POST',
        body: payload,
        headers: { 'stripe-signature': signature },
      })
    }
    expect((await thin()).status).toBe(200)
    expect((await thin({}, { secret: 'whsec_other' })).status).toBe(400)
    expect((await thin({}, { timestamp: 1_700_000_000 })).status).toBe(400)
    expect((await thin({ livemode: true })).status).toBe(400)
  })
})

describe('a session that ended early at the provider', () => {
  const started = async (request: ReturnType<typeof form>) => {
    const result = await startPayment(createServices(), 'stripe', request)
    if (!result.ok) throw new Error(result.code)
    return result.value
  }

  it('is not reused by the next submission, even without an expiry webhook', async () => {
    const request = form()
    const first = await started(request)
    await press(first.sessionId, 'expire', 'never')
    const next = await started(request)
    expect(next.sessionId).not.toBe(first.sessionId)
    expect(next.settled).toBeUndefined()
    await press(next.sessionId, 'pay')
    expect(await statusOf(next.sessionId)).toBe('paid')
  })

  it('because it was paid in another window results in the upload page', async () => {
    const request = form()
    const first = await started(request)
    await press(first.sessionId, 'pay', 'never')
    expect(await started(request)).toMatchObject({ sessionId: first.sessionId, settled: true })
    expect(await statusOf(first.sessionId)).toBe('paid')
  })

  it('is detected by a query, and an open one is reused', async () => {
    const request = form()
    const first = await started(request)
    expect(await started(request)).toEqual(first)
    await setProviderFault('error', 10)
    expect(await startPayment(createServices(), 'stripe', request)).toMatchObject({ ok: false })
  })
})

describe('the receipt is sent immediately', () => {
  const receipts = async () =>
    (await listRecords<{ to: string; subject: string }>(sandboxDb, 'mail')).filter(({ subject }) =>
      subject.startsWith('Your order is paid'),
    ).length

  it.each([
    ['the upload page', (session: string) => readUploadSession(createServices(), session)],
    ['the order page', (session: string) => readOrder(createServices(), session)],
  ])('when %s is the first to see the payment', async (_, open) => {
    const session = await order()
    await press(session, 'pay', 'never')
    const before = await receipts()
    await open(session)
    await backgroundDone()
    expect(await receipts()).toBe(before + 1)
    expect((await rowOf(session)).status).toBe('paid')
    expect(await mailsOf(session)).toEqual(['order_paid'])
  })

  it('when the wallet’s return is the first to see it', async () => {
    const wallet = await walletOrder()
    await approve(wallet, 'pay', 'never')
    const before = await receipts()
    await send(`/orders/paypal?token=${wallet}`)
    await backgroundDone()
    expect(await receipts()).toBe(before + 1)
    expect(approved(wallet).paypalOrderId).toBe(wallet)
  })
})

it('the sandbox hides a payment of another shop, like PayPal', async () => {
  await post('/__sandbox/elsewhere', { what: 'paypal' })
  const [latest] = await listRecords<{ order: { id: string } }>(sandboxDb, 'paypal_order')
  const callApi = sandboxFetch(sandboxHost({ publicOrigin: origin, live: false }))
  const token = await callApi('https://api-m.sandbox.paypal.com/v1/oauth2/token', {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${sandboxKeys.paypalClientId}:${sandboxKeys.paypalClientSecret}`)}`,
    },
    body: 'grant_type=client_credentials',
  })
  const { access_token } = (await token.json()) as { access_token: string }
  const shown = await callApi(`https://api-m.sandbox.paypal.com/v2/checkout/orders/${latest?.order.id}`, {
    headers: { authorization: `Bearer ${access_token}` },
  })
  expect(shown.status).toBe(404)
})
