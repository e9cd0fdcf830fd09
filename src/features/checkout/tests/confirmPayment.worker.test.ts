import { sql } from 'drizzle-orm'
import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { runScheduledJobs } from '~/app/cron'
import { orders } from '~/server/db/schema'
import { confirmOrder } from '~/server/orders/confirmOrder'
import { createServices } from '~/server/services'
import { sandboxKeys } from '~dev/sandbox'
import { checkoutPrice } from '~tests/prices'
import {
  clearProviderFaults,
  database,
  mailsOf,
  order,
  post,
  press,
  rowOf,
  send,
  setProviderFault,
  settle,
  statusOf,
} from '~tests/worker/support/buyer'
import { withoutProviderFaults } from '~tests/worker/support/withoutProviderFaults'

withoutProviderFaults()

describe('confirming a payment', () => {
  it('R-API-11 the webhook confirms even if the buyer never returns', async () => {
    const session = await order()
    await press(session, 'pay')
    expect(await rowOf(session)).toMatchObject({ status: 'paid' })
    expect(await mailsOf(session)).toEqual(['order_paid'])
  })

  it('the return page confirms without a webhook', async () => {
    const session = await order()
    await press(session, 'pay', 'never')
    expect(await statusOf(session)).toBe('created')
    await confirmOrder(createServices(), session)
    expect(await statusOf(session)).toBe('paid')
  })

  it('the scheduled check confirms without a webhook or return', async () => {
    const session = await order()
    await press(session, 'pay', 'never')
    await runScheduledJobs(createServices({ now: () => new Date(Date.now() + 16 * 60_000) }))
    expect(await statusOf(session)).toBe('paid')
  })

  it('R-PAY-19 has one effect despite repeated and concurrent confirmations', async () => {
    const session = await order()
    await press(session, 'pay', 'never')
    const paidAt = new Set<number | undefined>()
    await Promise.all(Array.from({ length: 20 }, () => confirmOrder(createServices(), session)))
    paidAt.add((await rowOf(session)).paidAt?.getTime())
    await confirmOrder(createServices(), session)
    paidAt.add((await rowOf(session)).paidAt?.getTime())
    expect(paidAt.size).toBe(1)
    expect(await mailsOf(session)).toEqual(['order_paid'])
  })

  it('processes a duplicate event once', async () => {
    const session = await order()
    await press(session, 'pay', 'twice')
    expect(await mailsOf(session)).toEqual(['order_paid'])
  })

  it('R-API-13 a delayed method is pending until the money arrives', async () => {
    const session = await order()
    await press(session, 'delayed')
    expect(await statusOf(session)).toBe('pending')
    expect(await mailsOf(session)).toEqual([])
    await settle(session, 'succeeded')
    expect(await statusOf(session)).toBe('paid')
  })

  it('a failing delayed method fails the order', async () => {
    const session = await order()
    await press(session, 'delayed')
    await settle(session, 'failed')
    expect(await statusOf(session)).toBe('failed')
  })

  it('handles events out of order', async () => {
    const session = await order()
    await press(session, 'delayed', 'out_of_order')
    await settle(session, 'succeeded')
    await post('/__sandbox/deliveries', {})
    expect(await statusOf(session)).toBe('paid')
  })

  it('a declined card leaves the order open, an expired session ends it', async () => {
    const session = await order()
    await press(session, 'decline')
    expect(await statusOf(session)).toBe('created')
    await press(session, 'expire')
    expect(await statusOf(session)).toBe('expired')
  })

  it('R-API-12 a full refund ends the order, a partial one is recorded', async () => {
    const session = await order()
    await press(session, 'pay')
    await settle(session, 'refund_half')
    expect(await rowOf(session)).toMatchObject({ status: 'paid', refundedMinor: checkoutPrice() / 2 })
    await settle(session, 'refund')
    expect(await rowOf(session)).toMatchObject({ status: 'refunded', refundedMinor: checkoutPrice() })
  })

  it('finds the order when its session id was not saved', async () => {
    const session = await order()
    const { id } = await rowOf(session)
    await database.update(orders).set({ providerSessionId: null, checkoutUrl: null }).where(sql`id = ${id}`)
    await press(session, 'pay')
    expect(await rowOf(session)).toMatchObject({ id, status: 'paid' })
  })

  it('R-PAY-08 does not accept a payment of another amount', async () => {
    const session = await order()
    await database.update(orders).set({ amountMinor: 1 }).where(sql`provider_session_id = ${session}`)
    await press(session, 'pay')
    expect(await rowOf(session)).toMatchObject({
      status: 'review',
      amountMinor: 1,
      chargedMinor: checkoutPrice(),
    })
    await confirmOrder(createServices(), session)
    expect(await statusOf(session)).toBe('review')
    expect(await mailsOf(session)).toEqual(['owner_mismatch'])
  })

  it('confirms later when the provider is down', async () => {
    const session = await order()
    await press(session, 'pay', 'never')
    await setProviderFault('error', 10)
    expect(await confirmOrder(createServices(), session)).toEqual({ ok: false, code: 'unreachable' })
    expect(await statusOf(session)).toBe('created')
    await clearProviderFaults()
    await confirmOrder(createServices(), session)
    expect(await statusOf(session)).toBe('paid')
  })
})
describe('POST /webhooks/stripe', () => {
  const stripe = new Stripe('sk_test_unused')
  const signed = async (event: object, options: { secret?: string; timestamp?: number } = {}) => {
    const payload = JSON.stringify(event)
    const signature = await stripe.webhooks.generateTestHeaderStringAsync({
      payload,
      secret: options.secret ?? sandboxKeys.stripeWebhookSecret,
      ...(options.timestamp ? { timestamp: options.timestamp } : {}),
    })
    return send('/webhooks/stripe', {
      method: 'POST',
      body: payload,
      headers: { 'stripe-signature': signature },
    })
  }
  const event = (change: object = {}) => ({
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    type: 'checkout.session.completed',
    livemode: false,
    data: { object: { id: 'cs_test_unknown', object: 'checkout.session' } },
    ...change,
  })

  it('rejects another secret, a stale signature and a missing one', async () => {
    expect((await signed(event(), { secret: 'whsec_other' })).status).toBe(400)
    expect((await signed(event(), { timestamp: Math.floor(Date.now() / 1000) - 3600 })).status).toBe(400)
    expect((await send('/webhooks/stripe', { method: 'POST', body: '{}' })).status).toBe(400)
  })

  it('does not trust the payload: a payment unknown to the provider is an error, not a 200', async () => {
    const session = await order()
    const claimed = event({
      data: { object: { id: session, object: 'checkout.session', payment_status: 'paid' } },
    })
    expect((await signed(claimed)).status).toBe(200)
    expect(await statusOf(session)).toBe('created')
    expect((await signed(event())).status).toBe(409)
  })

  it('accepts unhandled types and rejects the other mode', async () => {
    expect((await signed(event({ type: 'customer.created' }))).status).toBe(200)
    expect((await signed(event({ livemode: true }))).status).toBe(400)
  })
})
