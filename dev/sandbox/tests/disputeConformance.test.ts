import { beforeAll, describe, expect, test } from 'vitest'
import { readDisputes } from '~/server/payments/stripe/disputes'
import { checkAnswer } from '../../../tests/fixtures/paypal-conformance'
import { createWalletSandbox, type WalletSandbox } from '../../../tests/fixtures/paypal-sandbox'
import { type ConformanceChecker, createConformanceChecker } from '../../../tests/fixtures/stripe-conformance'
import { memoryD1 } from '../../../tests/fixtures/stripe-d1'
import { createTestSandbox, sessionParams, type TestSandbox } from '../../../tests/fixtures/stripe-sandbox'
import type { DisputeAction } from '../disputeActions'

/** Disputes with every outcome. */
const scenarios: readonly (readonly DisputeAction[])[] = [
  ['dispute', 'answer', 'win'],
  ['dispute', 'lose'],
  ['inquiry', 'answer', 'withdraw'],
  ['inquiry', 'escalate', 'answer', 'lose'],
]

describe('disputes and warnings of Stripe', () => {
  let sandbox: TestSandbox
  let checker: ConformanceChecker
  beforeAll(async () => {
    checker = createConformanceChecker()
    sandbox = createTestSandbox(memoryD1())
    for (const actions of [...scenarios, []]) await runCardScenario(sandbox, actions)
  })
  const listed = (path: string) => sandbox.exchanges.filter((exchange) => exchange.path === path)

  test.each([
    ['ListDisputes', 'Dispute', '/v1/disputes'],
    ['ListWarnings', 'EarlyFraudWarning', '/v1/radar/early_fraud_warnings'],
  ] as const)('%s requests and responses match the declarations', (request, answer, path) => {
    const found = listed(path)
    expect(found.flatMap(({ requestBody }) => checker.request(request, requestBody))).toEqual([])
    const objects = found.flatMap(({ responseBody }) => JSON.parse(responseBody).data)
    expect(objects.length).toBeGreaterThan(4)
    expect(objects.flatMap((object) => checker.answer(answer, object))).toEqual([])
    const [sample] = structuredClone(objects)
    expect(checker.answer(answer, { ...sample, id: undefined })).not.toEqual([])
    expect(checker.answer(answer, { ...sample, invented: true })).not.toEqual([])
  })

  test('webhook events of every type match their schema', () => {
    const events = sandbox.webhooks.map(({ event }) => event).filter(({ type }) => /dispute|fraud/.test(type))
    expect(new Set(events.map(({ type }) => type))).toEqual(
      new Set([
        'charge.dispute.created',
        'charge.dispute.updated',
        'charge.dispute.closed',
        'charge.dispute.funds_withdrawn',
        'charge.dispute.funds_reinstated',
        'radar.early_fraud_warning.created',
      ]),
    )
    expect(events.flatMap((event) => checker.answer('Event', event))).toEqual([])
  })

  test('a disputed charge cannot be refunded through the API', async () => {
    const { intent } = await payCard(sandbox)
    await sandbox.submit(`/__sandbox/sessions/${intent.session}`, { action: 'dispute' })
    const error = await sandbox.stripe.refunds.create({ payment_intent: intent.id }).catch((error) => error)
    expect(error).toMatchObject({ type: 'StripeInvalidRequestError', code: 'charge_disputed' })
  })
})

describe('disputes of PayPal', () => {
  let sandbox: WalletSandbox
  beforeAll(async () => {
    sandbox = createWalletSandbox(memoryD1())
    for (const actions of scenarios) await runWalletScenario(sandbox, actions)
    await sandbox.idle()
  })
  const answered = (path: RegExp) => sandbox.calls.filter((call) => path.test(call.path))

  test.each([
    ['DisputeList', /disputes\?/],
    ['Dispute', /disputes\/PP-/],
  ] as const)('%s responses match the schemas', (name, path) => {
    const found = answered(path)
    expect(found.length).toBeGreaterThan(8)
    expect(found.map(({ status }) => status)).toEqual(found.map(() => 200))
    expect(found.flatMap(({ body }) => checkAnswer(name, body))).toEqual([])
    const [sample] = found
    expect(checkAnswer(name, { ...(sample?.body as object), invented: true })).not.toEqual([])
  })

  test('webhook events of every type match their schema', () => {
    const events = sandbox.webhooks
      .map(({ event }) => event)
      .filter((event) => event.resource_type === 'dispute')
    expect(new Set(events.map(({ event_type }) => event_type))).toEqual(
      new Set(['CUSTOMER.DISPUTE.CREATED', 'CUSTOMER.DISPUTE.UPDATED', 'CUSTOMER.DISPUTE.RESOLVED']),
    )
    expect(events.flatMap((event) => checkAnswer('Event', event))).toEqual([])
  })

  test('a payment without a dispute has an empty list', async () => {
    const { capture } = await payWallet(sandbox)
    const list = await sandbox.get<object>(
      `/v1/customer/disputes?disputed_transaction_id=${capture}&page_size=50`,
    )
    expect(list.status).toBe(200)
    expect(checkAnswer('DisputeList', list.body)).toEqual([])
    expect(list.body).not.toHaveProperty('items')
  })
})

async function payCard({ stripe, submit }: TestSandbox) {
  const { id } = await stripe.checkout.sessions.create(sessionParams())
  await submit(`/__sandbox/checkout/${id}`, { outcome: 'pay', email: 'ana@example.com', webhook: 'at_once' })
  const { payment_intent } = await stripe.checkout.sessions.retrieve(id)
  return { intent: { id: String(payment_intent), session: id } }
}

async function runCardScenario(sandbox: TestSandbox, actions: readonly DisputeAction[]): Promise<void> {
  const { intent } = await payCard(sandbox)
  for (const action of ['warn_of_fraud', ...actions]) {
    await sandbox.submit(`/__sandbox/sessions/${intent.session}`, { action })
    await readDisputes(sandbox.stripe, intent.id)
  }
}

async function payWallet(sandbox: WalletSandbox) {
  const { id } = (await sandbox.create()).body
  await sandbox.press(id, 'pay')
  const { purchase_units } = (await sandbox.capture(id)).body
  return { id, capture: purchase_units[0].payments?.captures[0].id ?? '' }
}

async function runWalletScenario(sandbox: WalletSandbox, actions: readonly DisputeAction[]): Promise<void> {
  const { id, capture } = await payWallet(sandbox)
  for (const action of actions) {
    await sandbox.act(id, action)
    const query = `disputed_transaction_id=${capture}&page_size=50`
    const { body } = await sandbox.get<{ items: { dispute_id: string }[] }>(`/v1/customer/disputes?${query}`)
    for (const { dispute_id } of body.items) await sandbox.get(`/v1/customer/disputes/${dispute_id}`)
  }
}
