import { env } from 'cloudflare:workers'
import type Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { clearSandbox } from '../../../tests/fixtures/stripe-clear'
import {
  createTestSandbox,
  origin,
  sessionParams,
  type TestSandbox,
} from '../../../tests/fixtures/stripe-sandbox'
import { sandboxKeys } from '..'

const db = env.SANDBOX_DB as D1Database
let sandbox: TestSandbox
beforeEach(async () => {
  await clearSandbox(db)
  sandbox = createTestSandbox(db)
})

afterEach(() => sandbox.idle())

const create = (changes = {}) => sandbox.stripe.checkout.sessions.create(sessionParams(changes))
const read = (id: string) => sandbox.stripe.checkout.sessions.retrieve(id)
const press = (id: string, outcome: string, webhook = 'at_once', email = 'buyer@example.com') =>
  sandbox.submit(`/__sandbox/checkout/${id}`, { outcome, webhook, email, name: 'Ana Lima' })
const page = async (path: string) => (await sandbox.open(path)).text()
/** Type and payment status of the delivered webhooks, in order. */
const arrived = () =>
  sandbox.webhooks.map(({ event }) => {
    const { payment_status } = event.data.object as Stripe.Checkout.Session
    return payment_status ? `${event.type}: ${payment_status}` : event.type
  })
const completed = 'checkout.session.completed'

test('the dashboard works with and without a trailing slash', async () => {
  await create()
  for (const path of ['/__sandbox', '/__sandbox/']) {
    const text = await page(path)
    expect(text).toContain('<h1>Payments</h1>')
    expect(text).toContain('Starter')
  }
  expect((await sandbox.open('/__sandbox/nothing')).status).toBe(404)
})

test('faults can be set and cleared on the dashboard', async () => {
  await sandbox.submit('/__sandbox/faults', { action: 'set', kind: 'error', calls: '2' })
  expect(await page('/__sandbox/')).toContain('The next 2 API calls: Answer 500.')
  await expect(create()).rejects.toThrow('unknown error')
  expect(await page('/__sandbox/')).toContain('The next 1 API calls: Answer 500.')
  await sandbox.submit('/__sandbox/faults', { action: 'clear', kind: 'error', calls: '2' })
  expect(await create()).toMatchObject({ status: 'open' })
})

describe('the hosted page', () => {
  test('shows the product, the locale, and that no money moves', async () => {
    const line = {
      currency: 'brl',
      unit_amount: 29_700,
      product_data: { name: 'Retratos <IA>', description: '20 fotos' },
    }
    const { id } = await create({ locale: 'pt-BR', line_items: [{ quantity: 1, price_data: line }] })
    const response = await sandbox.open(`/__sandbox/checkout/${id}`)
    const text = await response.text()
    expect(text).toContain('This is a sandbox: no money moves.')
    expect(text).toContain('Retratos &lt;IA&gt;')
    expect(text).toContain('20 fotos')
    expect(text).toContain('R$\u00a0297,00')
    expect(text).toContain('pt-BR')
    expect(text).toContain('value="ana@example.com"')
    for (const name of ['Pay', 'Decline', 'Cancel and go back', 'Let it expire', 'Pay with a delayed method'])
      expect(text).toContain(`>${name}</button>`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
  })

  test('has a CSP that allows only its own style sheet', async () => {
    const { id } = await create()
    const response = await sandbox.open(`/__sandbox/checkout/${id}`)
    const text = await response.text()
    const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? ''
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}';`)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(text).not.toMatch(/<script|\sstyle=|\son\w+=/)
  })

  test('rejects a form from another site and an unknown session', async () => {
    const { id } = await create()
    const body = new URLSearchParams({ outcome: 'pay', email: 'buyer@example.com' })
    const foreign = await sandbox.submit(`/__sandbox/checkout/${id}`, {})
    expect(foreign.status).toBe(400)
    const evil = {
      method: 'POST',
      body,
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    }
    expect((await sandbox.send(`/__sandbox/checkout/${id}`, evil)).status).toBe(403)
    expect((await read(id)).status).toBe('open')
    expect((await sandbox.open('/__sandbox/checkout/cs_test_nobody')).status).toBe(404)
  })
})

describe('outcomes', () => {
  test('Pay', async () => {
    const { id } = await create({ customer_email: undefined })
    const response = await press(id, 'pay')
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `${origin}/upload?session_id=${id}`,
    ])
    expect(await read(id)).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      payment_intent: expect.stringMatching(/^pi_/),
      customer_details: { email: 'buyer@example.com', name: 'Ana Lima' },
      url: null,
    })
    expect(arrived()).toEqual([`${completed}: paid`])
    expect(await page(`/__sandbox/checkout/${id}`)).toContain(`href="${origin}/upload?session_id=${id}"`)
  })

  test('Pay requires an email address', async () => {
    const { id } = await create({ customer_email: undefined })
    const response = await press(id, 'pay', 'at_once', ' ')
    const back = response.headers.get('location') ?? ''
    expect(await page(back)).toContain('role="alert"')
    expect(await read(id)).toMatchObject({ status: 'open', payment_intent: null })
  })

  test('a double click pays once', async () => {
    const { id } = await create()
    const responses = await Promise.all([press(id, 'pay'), press(id, 'pay'), press(id, 'delayed')])
    expect(responses.map((response) => response.status)).toEqual([303, 303, 303])
    expect(sandbox.webhooks).toHaveLength(1)
    const { results } = await db.prepare("SELECT id FROM records WHERE collection = 'charge'").all()
    expect(results).toHaveLength(1)
  })

  test('escaped braces in success_url stay, like at Stripe', async () => {
    const { id } = await create({ success_url: `${origin}/upload?session_id=%7BCHECKOUT_SESSION_ID%7D` })
    const response = await press(id, 'pay')
    expect(response.headers.get('location')).toBe(`${origin}/upload?session_id=%7BCHECKOUT_SESSION_ID%7D`)
  })

  test('Decline shows an error and leaves the session open', async () => {
    const { id } = await create()
    const back = (await press(id, 'decline')).headers.get('location') ?? ''
    expect(await page(back)).toContain('The card was declined.')
    expect(await read(id)).toMatchObject({ status: 'open', payment_status: 'unpaid' })
    await press(id, 'pay')
    expect(await read(id)).toMatchObject({ status: 'complete', payment_status: 'paid' })
  })

  test('Cancel and go back', async () => {
    const { id } = await create()
    expect((await press(id, 'cancel')).headers.get('location')).toBe(`${origin}/ai-photo-service`)
    expect(await read(id)).toMatchObject({ status: 'open' })
    expect(arrived()).toEqual([])
  })

  test('Let it expire', async () => {
    const { id } = await create()
    const back = (await press(id, 'expire')).headers.get('location') ?? ''
    const text = await page(back)
    expect(text).toContain('This session has expired.')
    expect(text).toContain(`href="${origin}/ai-photo-service"`)
    expect(arrived()).toEqual(['checkout.session.expired: unpaid'])
    await press(id, 'pay')
    expect(await read(id)).toMatchObject({ status: 'expired', payment_status: 'unpaid' })
  })

  test.each([
    ['succeeded', 'paid', 'succeeded'],
    ['failed', 'unpaid', 'requires_payment_method'],
  ])('Pay with a delayed method that %s', async (action, paymentStatus, intentStatus) => {
    const { id } = await create()
    const response = await press(id, 'delayed')
    expect(response.headers.get('location')).toBe(`${origin}/upload?session_id=${id}`)
    expect(await read(id)).toMatchObject({ status: 'complete', payment_status: 'unpaid' })
    expect(await page('/__sandbox/')).toContain('Succeed now')
    await sandbox.submit(`/__sandbox/sessions/${id}`, { action })
    await sandbox.submit(`/__sandbox/sessions/${id}`, { action: 'succeeded' })
    const after = await sandbox.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })
    expect(after).toMatchObject({ payment_status: paymentStatus, payment_intent: { status: intentStatus } })
    expect(arrived()).toEqual([
      `${completed}: unpaid`,
      `checkout.session.async_payment_${action}: ${paymentStatus}`,
    ])
    expect(await page('/__sandbox/')).not.toContain('Succeed now')
  })

  test('Refund half, then the rest', async () => {
    const { id } = await create()
    expect(await page('/__sandbox/')).not.toContain('Refund half')
    await press(id, 'pay')
    expect(await page('/__sandbox/')).toContain('Refund half')
    await sandbox.submit(`/__sandbox/sessions/${id}`, { action: 'refund_half' })
    expect(await page('/__sandbox/')).toContain('refunded $24.50')
    await sandbox.submit(`/__sandbox/sessions/${id}`, { action: 'refund' })
    const charges = sandbox.webhooks.slice(1).map(({ event }) => event.data.object as Stripe.Charge)
    expect(charges.map(({ amount_refunded, refunded }) => [amount_refunded, refunded])).toEqual([
      [2450, false],
      [4900, true],
    ])
    expect(await page('/__sandbox/')).not.toContain('Refund half')
  })
})

describe('webhooks', () => {
  const due = (seconds: number) =>
    db
      .prepare('UPDATE deliveries SET deliver_at = deliver_at - ?')
      .bind(seconds * 1000)
      .run()
  const deliveries = async () =>
    (await db.prepare('SELECT id, state, attempts, last_status FROM deliveries ORDER BY id').all()).results

  test('have signatures that the real client verifies', async () => {
    const { id } = await create()
    await press(id, 'pay')
    const { body, signature } = sandbox.webhooks[0] as { body: string; signature: string }
    const verify = (text: string, secret: string) =>
      sandbox.stripe.webhooks.constructEventAsync(text, signature, secret)
    const event = await verify(body, sandboxKeys.stripeWebhookSecret)
    expect(event).toMatchObject({
      object: 'event',
      type: completed,
      api_version: '2026-10-28.endive',
      livemode: false,
      data: { object: { id } },
    })
    expect(event.id).toMatch(/^evt_/)
    await expect(verify(body.replace('4900', '1'), sandboxKeys.stripeWebhookSecret)).rejects.toThrow()
    await expect(verify(body, 'whsec_other')).rejects.toThrow()
  })

  test('late: after half a minute or on request', async () => {
    const { id } = await create()
    await press(id, 'pay', 'late')
    await page('/__sandbox/')
    expect(arrived()).toEqual([])
    await due(29)
    await page('/__sandbox/')
    expect(arrived()).toEqual([])
    await due(1)
    await page('/__sandbox/')
    expect(arrived()).toEqual([`${completed}: paid`])

    const { id: second } = await create()
    await press(second, 'pay', 'late')
    await sandbox.submit('/__sandbox/deliveries', {})
    expect(arrived()).toHaveLength(2)
  })

  test('twice: the same event', async () => {
    const { id } = await create()
    await press(id, 'pay', 'twice')
    expect(arrived()).toEqual([`${completed}: paid`, `${completed}: paid`])
    expect(new Set(sandbox.webhooks.map(({ event }) => event.id)).size).toBe(1)
  })

  test('out of order: the outcome before the completion', async () => {
    const { id } = await create()
    await press(id, 'delayed', 'out_of_order')
    expect(arrived()).toEqual([])
    await sandbox.submit(`/__sandbox/sessions/${id}`, { action: 'succeeded' })
    expect(arrived()).toEqual(['checkout.session.async_payment_succeeded: paid', `${completed}: unpaid`])
  })

  test('never, until Deliver now is clicked', async () => {
    const { id } = await create()
    await press(id, 'pay', 'never')
    await due(3600)
    await sandbox.submit('/__sandbox/deliveries', {})
    expect(arrived()).toEqual([])
    expect(await read(id)).toMatchObject({ payment_status: 'paid' })
    const [held] = await deliveries()
    expect(await page('/__sandbox/')).toContain('Deliver now')
    await sandbox.submit(`/__sandbox/deliveries/${held?.id}`, {})
    expect(arrived()).toEqual([`${completed}: paid`])
    await sandbox.submit(`/__sandbox/deliveries/${held?.id}`, {})
    expect(arrived()).toHaveLength(2)
  })

  test('a rejected one is redelivered until it is accepted', async () => {
    sandbox.application.answer = () => new Response(null, { status: 500 })
    const { id } = await create()
    expect((await press(id, 'pay')).status).toBe(303)
    expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 1, last_status: 500 }])
    await page('/__sandbox/')
    expect(arrived()).toHaveLength(1)
    sandbox.application.answer = () => Promise.reject(new Error('down'))
    await due(5)
    await page('/__sandbox/')
    expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 2, last_status: 0 }])
    sandbox.application.answer = () => new Response()
    await due(10)
    await page('/__sandbox/')
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 3, last_status: 200 }])
  })

  test('the application can call the sandbox inside a webhook handler', async () => {
    let running = 0
    let mostAtOnce = 0
    sandbox.application.answer = async ({ event }) => {
      mostAtOnce = Math.max(mostAtOnce, ++running)
      const session = await read((event.data.object as Stripe.Checkout.Session).id)
      await sandbox.idle()
      running--
      return Response.json({ status: session.payment_status })
    }
    const { id } = await create()
    await press(id, 'pay', 'twice')
    expect(arrived()).toHaveLength(2)
    expect(mostAtOnce).toBe(1)
    expect(await deliveries()).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }])
  })
})
