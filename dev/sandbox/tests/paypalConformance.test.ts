import { beforeAll, describe, expect, test } from 'vitest'
import { type AnswerName, checkAnswer, checkRequest } from '../../../tests/fixtures/paypal-conformance'
import {
  createWalletSandbox,
  experienceContext,
  orderRequest,
  purchaseUnit,
  verificationOf,
  type WalletSandbox,
} from '../../../tests/fixtures/paypal-sandbox'
import { memoryD1 } from '../../../tests/fixtures/stripe-d1'
import { setFault } from '../faults'
import type { PaypalEvent } from '../paypal/events'
import type { Capture, Order, Refund } from '../paypal/order'

type Answer = { status: number; body: unknown }
/** A response with the vendor schema and status that it must match. */
type RecordedAnswer = { name: AnswerName; status: number; answer: Answer }

const orders = '/v2/checkout/orders'
const verification = '/v1/notifications/verify-webhook-signature'

describe('requests and responses of the sandbox', () => {
  let sandbox: WalletSandbox
  let recorded: RecordedAnswer[]
  beforeAll(async () => {
    sandbox = createWalletSandbox(memoryD1())
    recorded = await runAllOutcomes(sandbox)
  })

  test.each([
    ['CreateOrder', /orders$/],
    ['CaptureOrder', /capture$/],
    ['VerifySignature', /verify-webhook-signature$/],
  ] as const)('%s requests match the vendor’s schema', (name, path) => {
    const accepted = sandbox.calls.filter(
      ({ method, path: called, status }) => method === 'POST' && path.test(called) && status < 300,
    )
    expect(accepted.length).toBeGreaterThan(3)
    expect(accepted.flatMap(({ requestBody = {} }) => checkRequest(name, requestBody))).toEqual([])
  })

  test.each<[AnswerName, number]>([
    ['Order', 13],
    ['MinimalOrder', 2],
    ['Capture', 5],
    ['Refund', 2],
    ['CreateOrder400', 2],
    ['CreateOrder422', 2],
    ['CaptureOrder400', 1],
    ['CaptureOrder422', 4],
    ['RequestId422', 1],
    ['Order404', 3],
    ['Error415', 1],
    ['Error500', 1],
    ['Verification', 16],
  ])('%s responses match the vendor’s schema', (name, count) => {
    const found = recorded.filter((one) => one.name === name)
    expect(found.map(({ answer }) => answer.status)).toEqual(found.map(({ status }) => status))
    expect(found.flatMap(({ answer }) => checkAnswer(name, answer.body))).toEqual([])
    expect(found).toHaveLength(count)
  })

  test('webhook events of every type match the schema, each with a valid signature', () => {
    const events = sandbox.webhooks.map((webhook) => webhook.event)
    expect(new Set(events.map((event) => event.event_type))).toEqual(
      new Set([
        'CHECKOUT.ORDER.APPROVED',
        'PAYMENT.CAPTURE.COMPLETED',
        'PAYMENT.CAPTURE.PENDING',
        'PAYMENT.CAPTURE.DENIED',
        'PAYMENT.CAPTURE.REFUNDED',
        'PAYMENT.CAPTURE.REVERSED',
      ]),
    )
    expect(events.flatMap((event) => checkAnswer('Event', event))).toEqual([])
    const verdicts = recorded.filter(({ name }) => name === 'Verification').map(({ answer }) => answer.body)
    expect(verdicts).toEqual(events.map(() => ({ verification_status: 'SUCCESS' })))
  })
})

const context = (changes: object) => ({
  payment_source: { paypal: { experience_context: { ...experienceContext, ...changes } } },
})
const amount = (changes: object) => ({
  purchase_units: [{ ...purchaseUnit, amount: { ...purchaseUnit.amount, ...changes } }],
})
const unit = (changes: object) => ({ purchase_units: [{ ...purchaseUnit, ...changes }] })

/** Requests that the checker and the sandbox must both reject. */
const rejected: [what: string, changes: object, status: number, field: string, issue: string][] = [
  ['intent SALE', { intent: 'SALE' }, 400, '/intent', 'INVALID_PARAMETER_VALUE'],
  ['intent AUTHORIZE', { intent: 'AUTHORIZE' }, 422, '/intent', 'UNSUPPORTED_INTENT'],
  ['no intent', { intent: undefined }, 400, '/intent', 'MISSING_REQUIRED_PARAMETER'],
  [
    'a numeric value',
    amount({ value: 129 }),
    400,
    '/purchase_units/0/amount/value',
    'INVALID_PARAMETER_SYNTAX',
  ],
  [
    'a value without cents',
    amount({ value: '129' }),
    422,
    '/purchase_units/0/amount/value',
    'DECIMAL_PRECISION',
  ],
  ['half a cent', amount({ value: '129.005' }), 422, '/purchase_units/0/amount/value', 'DECIMAL_PRECISION'],
  ['a comma', amount({ value: '129,00' }), 400, '/purchase_units/0/amount/value', 'INVALID_PARAMETER_SYNTAX'],
  [
    'less than nothing',
    amount({ value: '-1.00' }),
    422,
    '/purchase_units/0/amount/value',
    'CANNOT_BE_ZERO_OR_NEGATIVE',
  ],
  [
    'a currency of two letters',
    amount({ currency_code: 'US' }),
    400,
    '/purchase_units/0/amount/currency_code',
    'INVALID_STRING_LENGTH',
  ],
  [
    'a currency in lower case',
    amount({ currency_code: 'usd' }),
    422,
    '/purchase_units/0/amount/currency_code',
    'INVALID_CURRENCY_CODE',
  ],
  ['no amount', unit({ amount: undefined }), 400, '/purchase_units/0/amount', 'MISSING_REQUIRED_PARAMETER'],
  [
    'no currency',
    amount({ currency_code: undefined }),
    400,
    '/purchase_units/0/amount/currency_code',
    'MISSING_REQUIRED_PARAMETER',
  ],
  ['no purchase unit', { purchase_units: [] }, 400, '/purchase_units', 'INVALID_ARRAY_MIN_ITEMS'],
  [
    'two purchase units',
    { purchase_units: [purchaseUnit, purchaseUnit] },
    400,
    '/purchase_units',
    'INVALID_ARRAY_MAX_ITEMS',
  ],
  [
    'a long description',
    unit({ description: 'x'.repeat(128) }),
    400,
    '/purchase_units/0/description',
    'INVALID_STRING_LENGTH',
  ],
  [
    'an empty custom_id',
    unit({ custom_id: '' }),
    400,
    '/purchase_units/0/custom_id',
    'INVALID_STRING_LENGTH',
  ],
  ['an unknown property', { colour: 'gold' }, 400, '/colour', 'NOT_SUPPORTED'],
  [
    'an unknown property further down',
    unit({ colour: 'gold' }),
    400,
    '/purchase_units/0/colour',
    'NOT_SUPPORTED',
  ],
  [
    'an unknown property at the bottom',
    context({ colour: 'gold' }),
    400,
    '/payment_source/paypal/experience_context/colour',
    'NOT_SUPPORTED',
  ],
  [
    'application_context',
    { application_context: { user_action: 'PAY_NOW' } },
    400,
    '/application_context',
    'NOT_SUPPORTED',
  ],
  ['payer', { payer: { email_address: 'ana@example.com' } }, 400, '/payer', 'NOT_SUPPORTED'],
  ['no payment source', { payment_source: undefined }, 400, '/payment_source', 'MISSING_REQUIRED_PARAMETER'],
  [
    'locale pt_BR',
    context({ locale: 'pt_BR' }),
    400,
    '/payment_source/paypal/experience_context/locale',
    'INVALID_PARAMETER_SYNTAX',
  ],
  [
    'locale pt',
    context({ locale: 'pt' }),
    400,
    '/payment_source/paypal/experience_context/locale',
    'INVALID_PARAMETER_SYNTAX',
  ],
  [
    'shipping in lower case',
    context({ shipping_preference: 'no_shipping' }),
    400,
    '/payment_source/paypal/experience_context/shipping_preference',
    'INVALID_PARAMETER_VALUE',
  ],
  [
    'an invented user action',
    context({ user_action: 'BUY' }),
    400,
    '/payment_source/paypal/experience_context/user_action',
    'INVALID_PARAMETER_VALUE',
  ],
  [
    'no return_url',
    context({ return_url: undefined }),
    400,
    '/payment_source/paypal/experience_context/return_url',
    'MISSING_REQUIRED_PARAMETER',
  ],
  [
    'a return_url with another scheme',
    context({ return_url: 'javascript:alert(1)' }),
    400,
    '/payment_source/paypal/experience_context/return_url',
    'INVALID_PARAMETER_SYNTAX',
  ],
]

/** Rejected by the real API for reasons that its schema does not show. */
const rejectedBySandboxOnly: typeof rejected = [
  [
    'a currency that nobody has',
    amount({ currency_code: 'XAU' }),
    422,
    '/purchase_units/0/amount/currency_code',
    'INVALID_CURRENCY_CODE',
  ],
  ['nothing', amount({ value: '0.00' }), 422, '/purchase_units/0/amount/value', 'CANNOT_BE_ZERO_OR_NEGATIVE'],
  [
    'a fortune',
    amount({ value: '9999999999999999.00' }),
    422,
    '/purchase_units/0/amount/value',
    'MAX_VALUE_EXCEEDED',
  ],
]

describe('known-bad requests', () => {
  const send = (changes: object) => createWalletSandbox(memoryD1()).create(changes)

  test.each([
    ['as it is', {}],
    ['in reais and Portuguese', { ...amount({ currency_code: 'BRL' }), ...context({ locale: 'pt-BR' }) }],
    [
      'with everything that may be left out',
      {
        ...unit({ reference_id: 'one', invoice_id: 'invoice-1' }),
        ...context({
          brand_name: 'A brand',
          landing_page: 'LOGIN',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
        }),
      },
    ],
  ])('the base request is valid: %s', async (_, changes) => {
    expect(checkRequest('CreateOrder', wire(orderRequest(changes)))).toEqual([])
    expect(await send(changes)).toMatchObject({ status: 201, body: { status: 'PAYER_ACTION_REQUIRED' } })
  })

  test.each(rejected)(
    '%s is rejected by the checker and the sandbox',
    async (_, changes, status, field, issue) => {
      expect(checkRequest('CreateOrder', wire(orderRequest(changes)))).not.toEqual([])
      const answer = await send(changes)
      expect(answer).toMatchObject({ status, body: { details: [{ field, issue, location: 'body' }] } })
      expect(checkAnswer(status === 400 ? 'CreateOrder400' : 'CreateOrder422', answer.body)).toEqual([])
    },
  )

  test.each(rejectedBySandboxOnly)(
    '%s is rejected by the sandbox',
    async (_, changes, status, field, issue) => {
      expect(checkRequest('CreateOrder', wire(orderRequest(changes)))).toEqual([])
      const answer = await send(changes)
      expect(answer).toMatchObject({ status, body: { details: [{ field, issue }] } })
      expect(checkAnswer('CreateOrder422', answer.body)).toEqual([])
    },
  )

  test('the checker rejects a bad capture and a bad verification', () => {
    expect(checkRequest('CaptureOrder', {})).toEqual([])
    expect(checkRequest('CaptureOrder', { final_capture: true })).not.toEqual([])
    expect(checkRequest('VerifySignature', { webhook_event: {} })).not.toEqual([])
  })
})

describe('the response checker', () => {
  const faults: [what: string, spoil: (order: Order, capture: Capture, refund: Refund) => unknown][] = [
    ['a missing status', (order) => Reflect.deleteProperty(order, 'status')],
    ['a missing payee', (order) => Reflect.deleteProperty(order.purchase_units[0], 'payee')],
    ['a missing amount of a capture', (_, capture) => Reflect.deleteProperty(capture, 'amount')],
    ['an invented field', (order) => Object.assign(order, { paid: true })],
    ['an invented field of a capture', (_, capture) => Object.assign(capture, { paid: true })],
    ['an invented field of an amount', (_, { amount }) => Object.assign(amount, { minor: 12900 })],
    ['an invented status', (order) => Object.assign(order, { status: 'DONE' })],
    ['an invented status of a capture', (_, capture) => Object.assign(capture, { status: 'PAID' })],
    ['an amount as a number', (_, { amount }) => Object.assign(amount, { value: 129 })],
    ['a flag as text', (_, capture) => Object.assign(capture, { final_capture: 'true' })],
    ['a time in milliseconds', (_, capture) => Object.assign(capture, { create_time: Date.now() })],
    [
      'an account number with a zero',
      (order) => Object.assign(order.purchase_units[0].payee, { merchant_id: '0000000000000' }),
    ],
    ['a refund in words', (_, __, refund) => Object.assign(refund, { amount: 'half' })],
  ]
  test.each(faults)('reports %s', async (_, spoil) => {
    const sandbox = createWalletSandbox(memoryD1())
    const { id } = (await sandbox.create()).body
    await sandbox.press(id, 'pay')
    await sandbox.capture(id)
    await sandbox.act(id, 'refund_half')
    const order = (await sandbox.get(`${orders}/${id}`)).body
    expect(checkAnswer('Order', order)).toEqual([])
    const { captures, refunds } = order.purchase_units[0].payments as {
      captures: [Capture]
      refunds: [Refund]
    }
    spoil(order, captures[0], refunds[0])
    expect(checkAnswer('Order', order)).not.toEqual([])
  })

  test('checks the resource of an event', async () => {
    const sandbox = createWalletSandbox(memoryD1())
    await sandbox.press((await sandbox.create()).body.id, 'pay')
    const event = sandbox.webhooks[0]?.event as PaypalEvent
    expect(checkAnswer('Event', event)).toEqual([])
    expect(checkAnswer('Event', { ...event, summary: undefined })).not.toEqual([])
    expect(checkAnswer('Event', { ...event, resource_type: 'sale' })).not.toEqual([])
    expect(checkAnswer('Event', { ...event, resource: { ...event.resource, status: 'DONE' } })).not.toEqual(
      [],
    )
  })
})

const wire = (body: object) => JSON.parse(JSON.stringify(body)) as unknown

/** Takes orders to every outcome, with every rejection on the way. */
async function runAllOutcomes(sandbox: WalletSandbox): Promise<RecordedAnswer[]> {
  const { create, capture, press, act, post, get, host } = sandbox
  const recorded: RecordedAnswer[] = []
  const note = <Body>(name: AnswerName, status: number, answer: { status: number; body: Body }) => {
    recorded.push({ name, status, answer })
    return answer.body
  }
  const read = async (id: string) => note('Order', 200, await get(`${orders}/${id}`))
  const readCapture = async (order: Order) => {
    const id = order.purchase_units[0].payments?.captures[0].id
    note('Capture', 200, await get(`/v2/payments/captures/${id}`))
  }

  const { id } = note('Order', 201, await create({}, 'create-1'))
  note('Order', 200, await create({}, 'create-1'))
  note(
    'RequestId422',
    422,
    await create({ intent: 'CAPTURE', ...unit({ description: 'Other' }) }, 'create-1'),
  )
  note('CaptureOrder422', 422, await capture(id))
  await press(id, 'declined')
  await read(id)
  note('CaptureOrder422', 422, await capture(id))
  await press(id, 'pay')
  note('CaptureOrder400', 400, await post(`${orders}/${id}/capture`, { final_capture: true }))
  await readCapture(note('Order', 201, await capture(id, 'capture-1')))
  note('Order', 200, await capture(id, 'capture-1'))
  note('CaptureOrder422', 422, await capture(id))
  for (const action of ['refund_half', 'refund']) {
    await act(id, action)
    const { payments } = (await read(id)).purchase_units[0]
    note('Refund', 200, await get(`/v2/payments/refunds/${payments?.refunds?.at(-1)?.id}`))
  }

  for (const action of ['complete', 'deny']) {
    const { id } = (await create()).body
    await press(id, 'review')
    await readCapture(note('Order', 201, await capture(id)))
    await act(id, action)
    await readCapture(await read(id))
    await act(id, 'reverse')
  }
  const denied = (await create()).body
  await press(denied.id, 'denied')
  note('Order', 201, await capture(denied.id))
  await read(denied.id)

  const minimal = { prefer: 'return=minimal' }
  const small = note('MinimalOrder', 201, await post(orders, orderRequest(), minimal))
  await press(small.id, 'pay')
  note('MinimalOrder', 201, await post(`${orders}/${small.id}/capture`, {}, minimal))

  note('CreateOrder400', 400, await post(orders, '{'))
  note('CreateOrder400', 400, await post(orders, orderRequest(), { 'paypal-request-id': '' }))
  note('CreateOrder422', 422, await create(amount({ value: '0.00' })))
  note('CreateOrder422', 422, await create({ intent: 'AUTHORIZE' }))
  note('Order404', 404, await get(`${orders}/NOBODY`))
  note('Order404', 404, await capture('NOBODY'))
  note('Order404', 404, await get('/v2/payments/captures/NOBODY'))
  note('CaptureOrder422', 422, await capture((await create()).body.id))
  note('Error415', 415, await post(orders, orderRequest(), { 'content-type': 'text/plain' }))
  await setFault(host, { kind: 'error', calls: 1 })
  note('Error500', 500, await create())
  await sandbox.idle()
  for (const webhook of sandbox.webhooks)
    note('Verification', 200, await post(verification, verificationOf(webhook)))
  return recorded
}
