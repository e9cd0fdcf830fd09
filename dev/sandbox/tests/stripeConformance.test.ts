import { beforeAll, describe, expect, test } from 'vitest'
import { type ConformanceChecker, createConformanceChecker } from '../../../tests/fixtures/stripe-conformance'
import { memoryD1 } from '../../../tests/fixtures/stripe-d1'
import { createTestSandbox, sessionParams, type TestSandbox } from '../../../tests/fixtures/stripe-sandbox'

let checker: ConformanceChecker
beforeAll(() => {
  checker = createConformanceChecker()
})

const lineItem = (changes: Record<string, unknown>) => [
  {
    quantity: 1,
    price_data: { currency: 'usd', unit_amount: 4900, product_data: { name: 'Starter' }, ...changes },
  },
]

describe('requests of the real client and responses of the sandbox', () => {
  let sandbox: TestSandbox
  beforeAll(async () => {
    sandbox = createTestSandbox(memoryD1())
    await runAllOutcomes(sandbox)
  })

  const exchanges = (method: string, path: RegExp) =>
    sandbox.exchanges.filter((exchange) => exchange.method === method && path.test(exchange.path))

  test.each([
    ['CreateSession', /sessions$/, 4],
    ['ExpireSession', /expire$/, 1],
    ['CreateRefund', /refunds$/, 2],
  ] as const)('%s requests match the declarations of the package', (name, path, count) => {
    const bodies = exchanges('POST', path).map((exchange) => exchange.requestBody)
    expect(bodies).toHaveLength(count)
    expect(bodies.flatMap((body) => checker.request(name, body))).toEqual([])
  })

  test.each([
    ['Session', 'POST', /sessions$/, 4],
    ['Session', 'GET', /sessions\/cs_test_/, 3],
    ['Session', 'POST', /expire$/, 1],
    ['PaymentIntent', 'GET', /payment_intents\/pi_/, 1],
    ['Charge', 'GET', /charges\/ch_/, 2],
    ['Refund', 'POST', /refunds$/, 2],
  ] as const)('%s responses to %s %s match the declarations', (name, method, path, count) => {
    const answers = exchanges(method, path).map((exchange) => JSON.parse(exchange.responseBody))
    expect(answers).toHaveLength(count)
    expect(answers.flatMap((answer) => checker.answer(name, answer))).toEqual([])
  })

  test('webhook events of every type match the declarations', () => {
    const events = sandbox.webhooks.map((webhook) => webhook.event)
    expect(new Set(events.map((event) => event.type))).toEqual(
      new Set([
        'checkout.session.completed',
        'checkout.session.expired',
        'checkout.session.async_payment_succeeded',
        'checkout.session.async_payment_failed',
        'charge.refunded',
      ]),
    )
    expect(events.flatMap((event) => checker.answer('Event', event))).toEqual([])
  })
})

/** Requests that the real API rejects: the checker and the sandbox must both reject them. */
const rejected: [what: string, changes: Record<string, unknown>, param: string][] = [
  ['payment_method_types, removed in endive', { payment_method_types: ['card'] }, 'payment_method_types'],
  ['an unknown parameter', { colour: 'gold' }, 'colour'],
  [
    'an unknown nested parameter',
    { adaptive_pricing: { enabled: true, how: 'much' } },
    'adaptive_pricing[how]',
  ],
  ['locale pt_BR', { locale: 'pt_BR' }, 'locale'],
  ['another ui_mode', { ui_mode: 'hosted' }, 'ui_mode'],
  ['another mode', { mode: 'pay' }, 'mode'],
  [
    'an amount with a fraction',
    { line_items: lineItem({ unit_amount: 49.5 }) },
    'line_items[0][price_data][unit_amount]',
  ],
  [
    'an amount in words',
    { line_items: lineItem({ unit_amount: 'many' }) },
    'line_items[0][price_data][unit_amount]',
  ],
  ['no currency', { line_items: lineItem({ currency: undefined }) }, 'line_items[0][price_data][currency]'],
  ['a flag in words', { adaptive_pricing: { enabled: 'no' } }, 'adaptive_pricing[enabled]'],
  ['expires_at with a fraction', { expires_at: Date.now() / 1000 + 3600.5 }, 'expires_at'],
  [
    'no amount',
    { line_items: lineItem({ unit_amount: undefined }) },
    'line_items[0][price_data][unit_amount]',
  ],
  ['no line items', { line_items: undefined }, 'line_items'],
  ['no price_data', { line_items: [{ quantity: 1 }] }, 'line_items[0][price_data]'],
  ['no success_url', { success_url: undefined }, 'success_url'],
]

/** Rejected by the real API for reasons that its type declarations do not show. */
const rejectedBySandboxOnly: typeof rejected = [
  [
    'an unsupported currency',
    { line_items: lineItem({ currency: 'xau' }) },
    'line_items[0][price_data][currency]',
  ],
  ['an amount that is too small', { line_items: lineItem({ unit_amount: 49 }) }, 'line_items'],
  ['success_url without a scheme', { success_url: '/upload' }, 'success_url'],
  ['success_url with another scheme', { success_url: 'javascript:alert(1)' }, 'success_url'],
  ['expires_at in 29 minutes', { expires_at: Math.floor(Date.now() / 1000) + 29 * 60 }, 'expires_at'],
  ['expires_at in 25 hours', { expires_at: Math.floor(Date.now() / 1000) + 25 * 3600 }, 'expires_at'],
  ['an e-mail without @', { customer_email: 'ana' }, 'customer_email'],
]

describe('known-bad requests', () => {
  const send = async (changes: Record<string, unknown>) => {
    const sandbox = createTestSandbox(memoryD1())
    const error = await sandbox.stripe.checkout.sessions
      .create(sessionParams(changes))
      .catch((error) => error)
    return { error, body: sandbox.exchanges[0]?.requestBody ?? '' }
  }

  test('the base request is valid', async () => {
    const { error, body } = await send({})
    expect(error).toMatchObject({ object: 'checkout.session' })
    expect(checker.request('CreateSession', body)).toEqual([])
  })

  test.each(rejected)('%s is rejected by the checker and the sandbox', async (_, changes, param) => {
    const { error, body } = await send(changes)
    expect(checker.request('CreateSession', body)).not.toEqual([])
    expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, param })
  })

  test.each(rejectedBySandboxOnly)('%s is rejected by the sandbox', async (_, changes, param) => {
    const { error } = await send(changes)
    expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, param })
  })
})

describe('the response checker', () => {
  test.each([
    ['a missing field', (session: Record<string, unknown>) => delete session.payment_status],
    ['an invented field', (session: Record<string, unknown>) => Object.assign(session, { paid: true })],
    ['an invented status', (session: Record<string, unknown>) => Object.assign(session, { status: 'done' })],
    [
      'an amount as text',
      (session: Record<string, unknown>) => Object.assign(session, { amount_total: '1' }),
    ],
    ['half a cent', (session: Record<string, unknown>) => Object.assign(session, { amount_total: 1.5 })],
  ])('reports %s', async (_, spoil) => {
    const sandbox = createTestSandbox(memoryD1())
    await sandbox.stripe.checkout.sessions.create(sessionParams())
    const session = JSON.parse(sandbox.exchanges[0]?.responseBody ?? '')
    expect(checker.answer('Session', session)).toEqual([])
    spoil(session)
    expect(checker.answer('Session', session)).not.toEqual([])
  })
})

/** Takes four sessions to every outcome: paid and refunded, delayed (succeeded and failed), expired. */
async function runAllOutcomes({ stripe, submit, idle }: TestSandbox): Promise<void> {
  const { sessions } = stripe.checkout
  const pay = async (id: string, outcome: string) => {
    await submit(`/__sandbox/checkout/${id}`, { outcome, email: 'ana@example.com', webhook: 'at_once' })
  }
  const paid = await sessions.create(sessionParams())
  await pay(paid.id, 'pay')
  const { payment_intent } = await sessions.retrieve(paid.id, { expand: ['payment_intent.latest_charge'] })
  const intent = await stripe.paymentIntents.retrieve((payment_intent as { id: string }).id)
  await stripe.refunds.create({ payment_intent: intent.id, amount: 1000, reason: 'requested_by_customer' })
  await stripe.charges.retrieve(String(intent.latest_charge))
  await stripe.refunds.create({ payment_intent: intent.id })
  await stripe.charges.retrieve(String(intent.latest_charge))

  for (const action of ['succeeded', 'failed']) {
    const params = { locale: 'pt-BR', line_items: lineItem({ currency: 'brl' }), customer_email: undefined }
    const delayed = await sessions.create(sessionParams(params))
    await pay(delayed.id, 'delayed')
    await submit(`/__sandbox/sessions/${delayed.id}`, { action })
    await sessions.retrieve(delayed.id, { expand: ['payment_intent'] })
  }
  const unwanted = await sessions.create(sessionParams())
  await sessions.expire(unwanted.id)
  await idle()
}
