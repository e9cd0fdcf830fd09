import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createPayPalOrder } from '~/features/checkout/server/createPayPalOrder'
import { processPayPalPayment } from '~/features/checkout/server/processPayPalPayment'
import { readWalletSettings } from '~/features/checkout/server/readWalletSettings'
import { orders } from '~/server/db/schema'
import { confirmOrder } from '~/server/orders/confirmOrder'
import type { ProviderAccount } from '~/server/payments/provider'
import { createServices } from '~/server/services'
import { revokeTokens } from '~dev/sandbox/paypal/tokens'
import { checkoutDollars, checkoutPrice } from '~tests/prices'
import {
  approve,
  approved,
  clearProviderFaults,
  database,
  origin,
  rowOf,
  send,
  setProviderFault,
  walletOrder,
} from '~tests/worker/support/buyer'
import { runOnFakeClock } from '~tests/worker/support/runOnFakeClock'
import { withoutProviderFaults } from '~tests/worker/support/withoutProviderFaults'
import { claim, sandboxDb } from './walletOrders'

withoutProviderFaults()

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
      readWalletSettings({ ...config, payments: { ...config.payments, paypal } })
    const live = await settingsOf({ mode: 'live', keys })
    expect(live).toEqual({ clientId: 'client', environment: 'production', standIn: null })
    const test = await settingsOf({ mode: 'test', keys })
    expect(test).toEqual({ clientId: 'client', environment: 'sandbox', standIn: null })
    const none = await settingsOf({ mode: 'unavailable', keys: undefined })
    expect(none).toBeNull()
    expect(await readWalletSettings(config)).toMatchObject({ standIn: '/__sandbox/paypal/sdk.js' })
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
