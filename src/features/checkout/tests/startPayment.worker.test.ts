import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { priceOf } from '~/catalog/prices'
import { processStripePayment } from '~/features/checkout/server/processStripePayment'
import { startPayment } from '~/features/checkout/server/startPayment'
import { orders } from '~/server/db/schema'
import { createServices } from '~/server/services'
import { checkoutDollars, checkoutPrice } from '~tests/prices'
import {
  clearProviderFaults,
  database,
  form,
  origin,
  post,
  press,
  rowOf,
  send,
  setProviderFault,
  statusOf,
} from '~tests/worker/support/buyer'
import { runOnFakeClock } from '~tests/worker/support/runOnFakeClock'
import { withoutProviderFaults } from '~tests/worker/support/withoutProviderFaults'

const request = (change: object = {}) => ({
  customerName: 'Ana Lima',
  customerEmail: 'ana@example.com',
  amount: checkoutDollars(),
  currency: 'USD',
  planType: 'pro' as const,
  successUrl: `${origin}/upload?session_id={CHECKOUT_SESSION_ID}`,
  cancelUrl: `${origin}/ai-photo-service-us`,
  requestKey: crypto.randomUUID(),
  ...change,
})
const countOrders = async () => (await database.select().from(orders)).length
withoutProviderFaults()

describe('starting a card payment', () => {
  it('R-API-04 R-PAY-06 R-PAY-07 returns the URL of a hosted session for the shown price', async () => {
    const started = await processStripePayment(createServices(), request())
    if (!started.ok) throw new Error(started.code)
    expect(started.value.url).toBe(`${origin}/__sandbox/checkout/${started.value.sessionId}`)
    const row = await rowOf(started.value.sessionId)
    expect(row).toMatchObject({
      plan: 'pro',
      edition: 'us',
      amountMinor: checkoutPrice(),
      currency: 'USD',
      customerName: 'Ana Lima',
      customerEmail: 'ana@example.com',
      status: 'created',
    })
  })

  it('R-PAY-10 R-TIM-21 charges dollars from the Portuguese checkout too, in minor units', async () => {
    for (const plan of ['essential', 'pro', 'global'] as const) {
      const minor = checkoutPrice(plan, 'br')
      const started = await processStripePayment(
        createServices(),
        request({
          planType: plan,
          amount: minor / 100,
          successUrl: `${origin}/upload-br?session_id={CHECKOUT_SESSION_ID}`,
          cancelUrl: `${origin}/ai-photo-service-br`,
        }),
      )
      if (!started.ok) throw new Error(started.code)
      expect(await rowOf(started.value.sessionId)).toMatchObject({
        edition: 'br',
        amountMinor: minor,
        currency: 'USD',
      })
    }
  })

  it.each([
    ['a lower amount', { amount: 1 }, 'amount_changed'],
    ['another plan’s amount', { amount: checkoutDollars('essential') }, 'amount_changed'],
    ['another currency', { currency: 'BRL' }, 'amount_changed'],
    ['a foreign success address', { successUrl: 'https://evil.example/upload' }, 'foreign_address'],
    [
      'a foreign cancel address',
      { cancelUrl: 'https://evil.example/ai-photo-service-us' },
      'foreign_address',
    ],
    ['another of our pages', { successUrl: `${origin}/thank-you` }, 'foreign_address'],
  ])('R-PAY-08 rejects %s and creates no order', async (_, change, code) => {
    const before = await countOrders()
    expect(await processStripePayment(createServices(), request(change))).toEqual({ ok: false, code })
    expect(await countOrders()).toBe(before)
  })

  it('creates one order and one session per form, even on concurrent requests', async () => {
    const same = request()
    const results = await Promise.all(
      Array.from({ length: 5 }, () => processStripePayment(createServices(), same)),
    )
    const sessions = new Set(results.map((result) => (result.ok ? result.value.sessionId : result.code)))
    expect(sessions.size).toBe(1)
    const rows = await database.select().from(orders).where(sql`${orders.formKey} = ${same.requestKey}`)
    expect(rows).toHaveLength(1)
  })

  it('R-PAY-08 charges the new price when it changes while the form is open, and closes the old session', async () => {
    const same = request()
    const before = await processStripePayment(createServices(), same)
    if (!before.ok) throw new Error(before.code)
    const price = priceOf('us', 'checkout', 'ai-photos', 'pro')
    const { amount } = price
    Object.assign(price, { amount: amount + 1000 })
    try {
      const changed = { ...same, amount: amount / 100 + 10 }
      const after = await processStripePayment(createServices(), changed)
      if (!after.ok) throw new Error(after.code)
      expect(await rowOf(after.value.sessionId)).toMatchObject({ amountMinor: amount + 1000 })
      const read = await createServices().gateways.stripe.readSession(after.value.sessionId)
      expect(read).toMatchObject({ ok: true, value: { amountMinor: amount + 1000 } })
    } finally {
      Object.assign(price, { amount })
    }
    const old = await createServices().gateways.stripe.readSession(before.value.sessionId)
    expect(old).toMatchObject({ ok: true, value: { status: 'expired' } })
  })

  it('R-PAY-18 keeps the order when the provider is down and reuses it on retry', async () => {
    const same = request()
    await setProviderFault('error', 10)
    expect(await processStripePayment(createServices(), same)).toEqual({ ok: false, code: 'provider_error' })
    const [kept] = await database.select().from(orders).where(sql`${orders.formKey} = ${same.requestKey}`)
    expect(kept).toMatchObject({ status: 'created', providerSessionId: null })
    await clearProviderFaults()
    const retried = await processStripePayment(createServices(), same)
    if (!retried.ok) throw new Error(retried.code)
    expect((await rowOf(retried.value.sessionId)).id).toBe(kept?.id)
  })

  it.each(['garbage', 'timeout'] as const)(
    'fails within seven seconds on the provider fault %s',
    async (kind) => {
      await setProviderFault(kind, 10)
      const { value, took } = await runOnFakeClock(() => processStripePayment(createServices(), request()))
      expect(value).toMatchObject({ ok: false })
      expect(took).toBeLessThan(7_000)
      if (kind === 'timeout') expect(took).toBeGreaterThanOrEqual(6_000)
    },
  )

  it('returns the upload page instead of a second payment for a paid order', async () => {
    const services = createServices()
    const form = {
      offer: 'checkout' as const,
      plan: 'pro' as const,
      edition: 'us' as const,
      requestKey: crypto.randomUUID(),
      customerName: 'Ana',
      customerEmail: 'ana@example.com',
    }
    const first = await startPayment(services, 'stripe', form)
    if (!first.ok) throw new Error(first.code)
    await press(first.value.sessionId, 'pay')
    const again = await startPayment(services, 'stripe', form)
    expect(again).toEqual({
      ok: true,
      value: {
        url: `${origin}/upload?session_id=${first.value.sessionId}`,
        sessionId: first.value.sessionId,
        settled: true,
      },
    })
  })

  it('creates a new session for the same order after the first has expired', async () => {
    const form = {
      offer: 'checkout' as const,
      plan: 'essential' as const,
      edition: 'br' as const,
      requestKey: crypto.randomUUID(),
      customerName: 'Ana',
      customerEmail: 'ana@example.com',
    }
    const first = await startPayment(createServices(), 'stripe', form)
    if (!first.ok) throw new Error(first.code)
    await press(first.value.sessionId, 'expire')
    expect(await statusOf(first.value.sessionId)).toBe('expired')
    const second = await startPayment(createServices(), 'stripe', form)
    if (!second.ok) throw new Error(second.code)
    expect(second.value.sessionId).not.toBe(first.value.sessionId)
    expect(await rowOf(second.value.sessionId)).toMatchObject({ attempt: 2, status: 'created' })
  })
})
describe('the form of a plan card', () => {
  it('R-PHE-06 R-CFG-05 X-07 creates a session for the card’s own price and returns 303', async () => {
    const answer = await post('/orders', { edition: 'us', offer: 'service', plan: 'pro-plus' })
    expect(answer.status).toBe(303)
    const session = answer.headers.get('location')?.split('/').pop() ?? ''
    const { amount } = priceOf('us', 'service', 'ai-photos', 'pro-plus')
    expect(await rowOf(session)).toMatchObject({ offer: 'service', amountMinor: amount, currency: 'USD' })
  })

  it('R-PHB-03 charges the Portuguese card in reais, as shown', async () => {
    const answer = await post('/orders', { edition: 'br', offer: 'service', plan: 'essential' })
    const session = answer.headers.get('location')?.split('/').pop() ?? ''
    const { amount } = priceOf('br', 'service', 'ai-photos', 'essential')
    expect(await rowOf(session)).toMatchObject({ amountMinor: amount, currency: 'BRL', edition: 'br' })
    const page = await (await send(`/__sandbox/checkout/${session}`)).text()
    expect(page).toContain('R$')
  })

  it('takes name and email from the payment when the card has no form', async () => {
    const answer = await post('/orders', { edition: 'us', offer: 'service', plan: 'pro' })
    const session = answer.headers.get('location')?.split('/').pop() ?? ''
    await press(session, 'pay')
    expect(await rowOf(session)).toMatchObject({
      status: 'paid',
      customerEmail: 'ana@example.com',
      customerName: 'Ana Lima',
    })
  })

  it('R-ERR-06 R-ERR-22 reports a provider outage in the page’s language, without the provider’s text', async () => {
    await setProviderFault('error', 10)
    const br = await post('/orders', { edition: 'br', offer: 'service', plan: 'pro' })
    expect(br.status).toBe(502)
    const page = await br.text()
    expect(page).toMatch(/Falha no pagamento: .+\. Tente novamente\./)
    expect(page).not.toMatch(/stripe|error|500/i)
    await setProviderFault('error', 10)
    expect(await (await post('/orders', { edition: 'us', offer: 'service', plan: 'pro' })).text()).toMatch(
      /Payment failed: .+\. Please try again\./,
    )
  })

  it('R-ERR-08 reports empty checkout fields without JavaScript', async () => {
    const fields = { edition: 'br', offer: 'checkout', plan: 'pro', customerName: ' ', customerEmail: '' }
    const answer = await post('/orders', fields)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Por favor, preencha todos os campos')
  })

  it.each([
    ['a plan card', 'us', { offer: 'service' }, 'the price has changed; reload the page to see it'],
    ['a plan card', 'br', { offer: 'service' }, 'o preço mudou; recarregue a página para ver o novo'],
    ['the checkout', 'us', { ...form(), edition: 'us' }, 'the price has changed; reload the page to see it'],
  ] as const)('R-PAY-08 starts nothing at a former price of %s of %s', async (_, edition, fields, text) => {
    const before = await countOrders()
    const { amount } = priceOf(edition, fields.offer, 'ai-photos', 'pro')
    const order = (shown: number) => post('/orders', { ...fields, edition, plan: 'pro', amount: `${shown}` })
    const refused = await order(amount - 100)
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(text)])
    expect(await countOrders()).toBe(before)
    expect((await order(amount)).status).toBe(303)
    expect(await countOrders()).toBe(before + 1)
  })

  it('R-API-14 rejects a form of another site', async () => {
    const before = await countOrders()
    const fields = { edition: 'us', offer: 'service', plan: 'pro' }
    for (const from of [{}, { origin: 'https://evil.example' }, { origin: 'null' }])
      expect((await post('/orders', fields, { 'sec-fetch-site': 'cross-site', ...from })).status).toBe(403)
    expect(await countOrders()).toBe(before)
    // WebKit sends `cross-site` for the site's own form when it opens a tab, but with the correct origin.
    expect((await post('/orders', fields, { 'sec-fetch-site': 'cross-site', origin })).status).toBe(303)
    expect(await countOrders()).toBe(before + 1)
  })

  it('rejects a plan that is not for sale', async () => {
    const answer = await post('/orders', { edition: 'us', offer: 'service', plan: 'premium' })
    expect(answer.status).toBe(422)
  })
})
