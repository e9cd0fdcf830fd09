import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPayPalGateway } from '~/server/payments/paypal/gateway'
import { clearTokenCache } from '~/server/payments/paypal/token'
import { createStripeGateway } from '~/server/payments/stripe/gateway'
import { sandboxFetch, sandboxKeys } from '~dev/sandbox'
import { insertRecord, listRecords } from '~dev/sandbox/store'
import { createWalletSandbox, paypalKeys } from '~tests/fixtures/paypal-sandbox'
import { memoryD1 } from '~tests/fixtures/stripe-d1'
import { createTestSandbox, sessionParams } from '~tests/fixtures/stripe-sandbox'

vi.mock('cloudflare:workers', () => ({ env: {}, waitUntil: () => {} }))

afterEach(() => vi.unstubAllGlobals())

const site = { publicOrigin: 'http://localhost:8787', live: false }

/** Stores copies of the only record of a collection. */
async function copyRecord<Value extends object>(
  db: D1Database,
  collection: Parameters<typeof insertRecord>[1],
  copies: number,
  copy: (value: Value, id: string) => Value,
) {
  const [record] = await listRecords<Value>(db, collection)
  if (!record) throw new Error(`no ${collection}`)
  const ids = Array.from({ length: copies }, (_, at) => `${collection}_${at}`)
  for (const id of ids) await insertRecord(db, collection, id, copy(record, id))
}

const withId = (value: object, id: string) => ({ ...value, id })

describe('Stripe, whose lists have at most 100 items a page', () => {
  async function paidSession() {
    const db = memoryD1()
    const { stripe, submit, host } = createTestSandbox(db)
    vi.stubGlobal('fetch', sandboxFetch(host))
    const { id } = await stripe.checkout.sessions.create(sessionParams())
    await submit(`/__sandbox/checkout/${id}`, { outcome: 'pay', email: 'ana@example.com', webhook: 'never' })
    const { payment_intent } = await stripe.checkout.sessions.retrieve(id)
    const keys = {
      STRIPE_SECRET_KEY: sandboxKeys.stripeSecretKey,
      STRIPE_WEBHOOK_SECRET: sandboxKeys.stripeWebhookSecret,
    }
    const gateway = createStripeGateway({ mode: 'test', keys }, site)
    return { db, id, payment: String(payment_intent), stripe, submit, gateway }
  }

  it('adds up the refunds of every page', async () => {
    const { db, id, payment, stripe, gateway } = await paidSession()
    await stripe.refunds.create({ payment_intent: payment, amount: 10 })
    await copyRecord(db, 'refund', 210, withId)
    expect(await gateway.readSession(id)).toMatchObject({ ok: true, value: { refundedMinor: 2110 } })
  })

  it('tells a forged event from one that it has no keys to verify', async () => {
    const { gateway } = await paidSession()
    const event = ['{}', new Headers({ 'stripe-signature': 't=1,v1=00' })] as const
    expect(await gateway.readEvent(...event)).toEqual({ ok: false, code: 'bad_signature' })
    const unset = createStripeGateway({ mode: 'live', keys: undefined }, { ...site, live: true })
    expect(await unset.readEvent(...event)).toEqual({ ok: false, code: 'payments_unavailable' })
  })

  it('reads the disputes and fraud warnings of every page', async () => {
    const { db, id, payment, submit, gateway } = await paidSession()
    for (const action of ['warn_of_fraud', 'dispute'])
      await submit(`/__sandbox/sessions/${id}`, { action, webhook: 'never' })
    await copyRecord(db, 'dispute', 110, withId)
    await copyRecord(db, 'early_fraud_warning', 120, withId)
    const read = await gateway.readDisputes(payment)
    if (!read.ok) throw new Error(read.code)
    expect(new Set(read.value.map(({ id }) => id)).size).toBe(111 + 121)
    expect(Object.groupBy(read.value, ({ kind }) => kind)).toMatchObject({
      dispute: { length: 111 },
      warning: { length: 121 },
    })
  })
})

describe('PayPal, whose lists have at most 50 items a page', () => {
  it.each([
    ['every page', 110, 111],
    ['four pages at most', 230, 200],
  ])('reads the disputes of %s', async (_, copies, expected) => {
    const db = memoryD1()
    const sandbox = createWalletSandbox(db)
    clearTokenCache()
    vi.stubGlobal('fetch', sandbox.fetch)
    const { id } = (await sandbox.create()).body
    await sandbox.press(id, 'pay', 'never')
    const { purchase_units } = (await sandbox.capture(id)).body
    await sandbox.act(id, 'dispute')
    await copyRecord<{ dispute: { dispute_id: string } }>(
      db,
      'paypal_dispute',
      copies,
      (record, dispute_id) => ({
        ...record,
        dispute: { ...record.dispute, dispute_id },
      }),
    )
    const gateway = createPayPalGateway({ mode: 'test', keys: paypalKeys }, site)
    const read = await gateway.readDisputes(purchase_units[0].payments?.captures[0].id ?? '', undefined)
    if (!read.ok) throw new Error(read.code)
    expect(new Set(read.value.map(({ id }) => id)).size).toBe(expected)
  })
})
