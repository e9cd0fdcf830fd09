import { env } from 'cloudflare:workers'
import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { clearSandbox } from '../../../tests/fixtures/stripe-clear'
import { createTestSandbox, sessionParams, type TestSandbox } from '../../../tests/fixtures/stripe-sandbox'
import { assertSandboxAllowed, createSandboxPages, sandboxFetch, sandboxKeys } from '..'
import { setFault } from '../faults'

const db = env.SANDBOX_DB as D1Database
beforeEach(() => clearSandbox(db))

let sandbox: TestSandbox | undefined
const openSandbox = () => {
  sandbox = createTestSandbox(db)
  return sandbox
}
// Background work of a test must not leak into the next.
afterEach(() => sandbox?.idle())
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: Stripe.errors.StripeError) => error,
  )

describe('sessions', () => {
  test('are created with the response of the real API', async () => {
    const { stripe, exchanges } = openSandbox()
    const params = sessionParams({ locale: 'pt-BR' })
    const session = await stripe.checkout.sessions.create(params)
    expect(session).toMatchObject({
      object: 'checkout.session',
      amount_subtotal: 4900,
      amount_total: 4900,
      currency: 'usd',
      client_reference_id: 'order_1',
      customer_details: null,
      customer_email: 'ana@example.com',
      expires_at: params.expires_at,
      livemode: false,
      locale: 'pt-BR',
      metadata: { order_id: 'order_1', plan: 'starter' },
      mode: 'payment',
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      success_url: params.success_url,
      url: `http://localhost:8787/__sandbox/checkout/${session.id}`,
    })
    expect(session.id).toMatch(/^cs_test_\w{58}$/)
    expect(session.lastResponse.requestId).toMatch(/^req_\w{14}$/)
    expect(exchanges[0]?.headers.get('stripe-version')).toBe('2026-10-28.endive')
  })

  test('can be retrieved, expanded after payment, and listed by payment', async () => {
    const { stripe, submit } = openSandbox()
    const { id } = await stripe.checkout.sessions.create(sessionParams())
    const open = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })
    expect(open.payment_intent).toBeNull()
    await submit(`/__sandbox/checkout/${id}`, { outcome: 'pay', email: 'ana@example.com' })
    const paid = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })
    const intent = paid.payment_intent as Stripe.PaymentIntent
    expect(intent).toMatchObject({ status: 'succeeded', amount: 4900, metadata: { order_id: 'order_1' } })
    expect(intent.latest_charge).toMatchObject({ paid: true, amount: 4900, payment_intent: intent.id })
    const list = await stripe.checkout.sessions.list({ payment_intent: intent.id })
    expect(list.data.map((session) => session.id)).toEqual([id])
    const wrong = await failure(stripe.checkout.sessions.retrieve(id, { expand: ['customer.shoes'] }))
    expect(wrong).toMatchObject({ type: 'StripeInvalidRequestError', param: 'expand' })
  })

  test('expire once, by request and by time', async () => {
    const { stripe, webhooks, idle } = openSandbox()
    const { id } = await stripe.checkout.sessions.create(sessionParams())
    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null })
    expect(await failure(stripe.checkout.sessions.expire(id))).toMatchObject({ statusCode: 400 })

    const { id: overdue } = await stripe.checkout.sessions.create(sessionParams())
    await db
      .prepare("UPDATE records SET json = json_set(json, '$.session.expires_at', 1) WHERE id = ?")
      .bind(overdue)
      .run()
    expect(await stripe.checkout.sessions.retrieve(overdue)).toMatchObject({ status: 'expired' })
    await idle()
    expect(webhooks.map(({ event }) => [event.type, (event.data.object as { id: string }).id])).toEqual([
      ['checkout.session.expired', id],
      ['checkout.session.expired', overdue],
    ])
  })

  test('return 404 when unknown, and reject other keys', async () => {
    const { stripe, host } = openSandbox()
    const missing = { statusCode: 404, code: 'resource_missing' }
    expect(await failure(stripe.checkout.sessions.retrieve('cs_test_nobody'))).toMatchObject(missing)
    expect(await failure(stripe.paymentIntents.retrieve('pi_nobody'))).toMatchObject(missing)
    expect(await failure(stripe.charges.retrieve('ch_nobody'))).toMatchObject(missing)
    expect(await failure(stripe.refunds.create({ payment_intent: 'pi_nobody' }))).toMatchObject(missing)
    const httpClient = Stripe.createFetchHttpClient(sandboxFetch(host))
    const stranger = new Stripe('sk_test_stranger', { httpClient })
    expect(await failure(stranger.checkout.sessions.retrieve('x'))).toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    })
    const old = new Stripe(sandboxKeys.stripeSecretKey, { httpClient, apiVersion: '2024-06-20' as never })
    expect(await failure(old.checkout.sessions.retrieve('x'))).toMatchObject({ statusCode: 400 })
  })
})

describe('refunds', () => {
  test('work in part and in full, but not beyond the paid amount', async () => {
    const { stripe, submit, webhooks, idle } = openSandbox()
    const { id } = await stripe.checkout.sessions.create(sessionParams())
    await submit(`/__sandbox/checkout/${id}`, { outcome: 'pay', email: 'ana@example.com', webhook: 'never' })
    const payment_intent = String((await stripe.checkout.sessions.retrieve(id)).payment_intent)
    const half = await stripe.refunds.create({ payment_intent, amount: 2000 })
    expect(half).toMatchObject({ object: 'refund', amount: 2000, status: 'succeeded', payment_intent })
    expect(await stripe.charges.retrieve(String(half.charge))).toMatchObject({
      amount_refunded: 2000,
      refunded: false,
    })
    const tooMuch = await failure(stripe.refunds.create({ payment_intent, amount: 2901 }))
    expect(tooMuch).toMatchObject({ param: 'amount' })
    expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 2900 })
    const again = await failure(stripe.refunds.create({ payment_intent }))
    expect(again).toMatchObject({ code: 'charge_already_refunded' })
    await idle()
    expect(
      webhooks.map(({ event }) => [event.type, (event.data.object as Stripe.Charge).amount_refunded]),
    ).toEqual([
      ['charge.refunded', 2000],
      ['charge.refunded', 4900],
    ])
  })

  test('do not exceed the paid amount when concurrent', async () => {
    const { stripe, submit } = openSandbox()
    const { id } = await stripe.checkout.sessions.create(sessionParams())
    await submit(`/__sandbox/checkout/${id}`, { outcome: 'pay', email: 'ana@example.com' })
    const payment_intent = String((await stripe.checkout.sessions.retrieve(id)).payment_intent)
    const refunds = await Promise.all(
      Array.from({ length: 4 }, () => failure(stripe.refunds.create({ payment_intent, amount: 2450 }))),
    )
    expect(refunds.filter((error) => error === undefined)).toHaveLength(2)
  })
})

describe('idempotency', () => {
  const idempotencyKey = 'checkout:order_1:1'
  const replayed = (exchange: { headers: Headers } | undefined) =>
    exchange?.headers.get('idempotent-replayed')

  test('the same key and body return the stored response byte for byte', async () => {
    const { stripe, exchanges } = openSandbox()
    const params = sessionParams()
    const first = await stripe.checkout.sessions.create(params, { idempotencyKey })
    await stripe.checkout.sessions.expire(first.id)
    const second = await stripe.checkout.sessions.create(params, { idempotencyKey })
    expect(second).toMatchObject({ id: first.id, status: 'open' })
    expect(exchanges[2]?.responseBody).toBe(exchanges[0]?.responseBody)
    expect([replayed(exchanges[0]), replayed(exchanges[2])]).toEqual([null, 'true'])
  })

  test('the same key with another body is an error', async () => {
    const { stripe } = openSandbox()
    await stripe.checkout.sessions.create(sessionParams(), { idempotencyKey })
    const params = sessionParams({ client_reference_id: 'order_2' })
    const error = await failure(stripe.checkout.sessions.create(params, { idempotencyKey }))
    expect(error).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
  })

  test('concurrent requests create one session', async () => {
    const { stripe } = openSandbox()
    const params = sessionParams()
    const results = await Promise.all(
      Array.from({ length: 10 }, () =>
        stripe.checkout.sessions.create(params, { idempotencyKey, maxNetworkRetries: 2 }),
      ),
    )
    expect(new Set(results.map((session) => session.id)).size).toBe(1)
    expect((await stripe.checkout.sessions.list()).data).toHaveLength(1)
  })

  test('a stored 500 is replayed, a rejected parameter is not', async () => {
    const { stripe, host, exchanges } = openSandbox()
    const params = sessionParams()
    await setFault(host, { kind: 'error', calls: 1 })
    const broken = await failure(stripe.checkout.sessions.create(params, { idempotencyKey }))
    expect(broken).toMatchObject({ type: 'StripeAPIError', statusCode: 500 })
    const again = await failure(stripe.checkout.sessions.create(params, { idempotencyKey }))
    expect(again).toMatchObject({ statusCode: 500 })
    expect(replayed(exchanges[1])).toBe('true')

    const key = { idempotencyKey: 'other' }
    await failure(stripe.checkout.sessions.create(sessionParams({ locale: 'pt_BR' }), key))
    expect(await stripe.checkout.sessions.create(params, key)).toMatchObject({ status: 'open' })
  })
})

describe('faults', () => {
  test('a request interrupted by a restart does not block its key', async () => {
    const { stripe } = openSandbox()
    const params = sessionParams()
    const key = { idempotencyKey: 'cut off' }
    await stripe.checkout.sessions.create(params, key)
    const cut = (secondsAgo: number) =>
      db
        .prepare('UPDATE answers SET status = NULL, body = NULL, created_at = ?')
        .bind(Date.now() - secondsAgo * 1000)
        .run()
    await cut(10)
    expect(await failure(stripe.checkout.sessions.create(params, key))).toMatchObject({ statusCode: 409 })
    await cut(16)
    expect(await stripe.checkout.sessions.create(params, key)).toMatchObject({ status: 'open' })
  })

  test('of the sandbox itself are reported to the host', async () => {
    const reported: unknown[] = []
    const full = {
      batch: (statements) => db.batch(statements),
      prepare: (sql) => {
        if (sql.startsWith('INSERT INTO records')) throw new Error('database or disk is full')
        return db.prepare(sql)
      },
    } as D1Database
    const { stripe } = createTestSandbox(full, { report: (error) => void reported.push(error) })
    const broken = await failure(stripe.checkout.sessions.create(sessionParams()))
    expect(broken).toMatchObject({ type: 'StripeAPIError', statusCode: 500 })
    expect(reported.map(String)).toEqual(['Error: database or disk is full'])
  })

  test('a timeout loses the response, not the work', async () => {
    const { stripe, host } = openSandbox()
    const params = sessionParams()
    await setFault(host, { kind: 'timeout', calls: 1 })
    const key = { idempotencyKey: 'k' }
    const lost = await failure(stripe.checkout.sessions.create(params, key))
    expect(lost).toMatchObject({ type: 'StripeConnectionError' })
    expect(lost?.message).toContain('timeout')
    const { data } = await stripe.checkout.sessions.list()
    expect(data).toHaveLength(1)
    expect(await stripe.checkout.sessions.create(params, key)).toMatchObject({ id: data[0]?.id })
  })

  test('garbage is not JSON, and faults end after their count or when cleared', async () => {
    const { stripe, host } = openSandbox()
    await setFault(host, { kind: 'garbage', calls: 1 })
    const garbled = await failure(stripe.checkout.sessions.list())
    expect(garbled?.message).toContain('Invalid JSON')
    expect(await failure(stripe.checkout.sessions.list())).toBeUndefined()
    await setFault(host, { kind: 'error', calls: 9 })
    await setFault(host, null)
    expect(await failure(stripe.checkout.sessions.list())).toBeUndefined()
  })
})

describe('allowed origins', () => {
  const allowed =
    (origin: string, liveKeys = false) =>
    () =>
      assertSandboxAllowed({ origin, liveKeys })

  test.each(['http://localhost:8787', 'http://127.0.0.1:8787', 'https://127.8.9.1', 'http://[::1]:1'])(
    'include %s',
    (origin) => expect(allowed(origin)).not.toThrow(),
  )

  test.each([
    'https://www.shop.example',
    'http://localhost.example',
    'http://127.0.0.1.example',
    'http://192.168.0.7:8787',
    'http://0.0.0.0:8787',
    'file://localhost/',
    'localhost',
    '',
  ])('exclude %s', (origin) => expect(allowed(origin)).toThrow(/loopback/))

  test('exclude live keys, for the API and the pages', async () => {
    expect(allowed('http://localhost:8787', true)).toThrow(/live key/)
    const { host } = openSandbox()
    expect(() => sandboxFetch({ ...host, liveKeys: true })).toThrow(/live key/)
    const pages = createSandboxPages(() => ({ ...host, origin: 'https://www.shop.example' }))
    await expect(async () => pages.request('https://www.shop.example/')).rejects.toThrow(/loopback/)
  })

  test('the keys of the Access team are at one path only', async () => {
    const { host } = openSandbox()
    const ask = (path: string) => sandboxFetch(host)(`https://${sandboxKeys.accessTeam}${path}`)
    expect(await (await ask('/cdn-cgi/access/certs')).json()).toHaveProperty('keys')
    for (const path of ['/', '/cdn-cgi/access/cert']) expect((await ask(path)).status).toBe(404)
  })

  test('no request reaches the network', async () => {
    const { host } = openSandbox()
    await expect(sandboxFetch(host)('https://api.paypal.com/v2')).rejects.toThrow(/api.paypal.com/)
    await expect(sandboxFetch(host)('http://api.stripe.com/v1')).rejects.toThrow(/api.stripe.com/)
  })
})
