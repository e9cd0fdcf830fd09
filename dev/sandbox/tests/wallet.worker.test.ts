import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createWalletSandbox,
  experienceContext,
  orderRequest,
  paypal,
  purchaseUnit,
  verificationOf,
  type WalletSandbox,
} from '../../../tests/fixtures/paypal-sandbox'
import { clearSandbox } from '../../../tests/fixtures/stripe-clear'
import { createTestSandbox, origin, sessionParams } from '../../../tests/fixtures/stripe-sandbox'
import { sandboxKeys } from '..'
import { setFault } from '../faults'
import type { Capture } from '../paypal/order'
import { revokeTokens } from '../paypal/tokens'

const db = env.SANDBOX_DB as D1Database
const orders = '/v2/checkout/orders'
const hour = 60 * 60 * 1000
let sandbox: WalletSandbox
beforeEach(async () => {
  await clearSandbox(db)
  sandbox = createWalletSandbox(db)
})
afterEach(async () => {
  await sandbox.idle()
  vi.useRealTimers()
})

const create = async (changes?: object) => (await sandbox.create(changes)).body.id
const read = async (id: string) => (await sandbox.get(`${orders}/${id}`)).body
const captureOf = async (id: string) => (await read(id)).purchase_units[0].payments?.captures[0] as Capture
const page = async (path: string) => (await sandbox.open(path)).text()
const issueOf = (answer: { status: number; body: unknown }) => {
  const { details = [] } = answer.body as { details?: { issue: string }[] }
  return [answer.status, details[0]?.issue]
}
/** Types of the delivered events, in order. */
const arrived = async () => {
  await sandbox.idle()
  return sandbox.webhooks.map(({ event }) => event.event_type)
}
const advance = (milliseconds: number) => {
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(now + milliseconds)
}
const approved = 'CHECKOUT.ORDER.APPROVED'
const completed = 'PAYMENT.CAPTURE.COMPLETED'

describe('tokens', () => {
  const ask = (credentials: string, body = 'grant_type=client_credentials') =>
    sandbox.fetch(`${paypal}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(credentials)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body,
    })
  const use = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await sandbox.fetch(`${paypal}${orders}/NOBODY`, { headers })).status
  }

  test('are issued only to the right client', async () => {
    const { paypalClientId, paypalClientSecret } = sandboxKeys
    const right = await ask(`${paypalClientId}:${paypalClientSecret}`)
    expect([right.status, await right.json()]).toEqual([
      200,
      {
        scope: expect.any(String),
        access_token: expect.stringMatching(/^A21AA/),
        token_type: 'Bearer',
        app_id: expect.any(String),
        expires_in: 32_400,
        nonce: expect.any(String),
      },
    ])
    const wrong = await ask(`${paypalClientId}:other`)
    expect([wrong.status, await wrong.json()]).toMatchObject([401, { error: 'invalid_client' }])
    expect((await ask(`${paypalClientId}:${paypalClientSecret}`, 'grant_type=password')).status).toBe(400)
  })

  test('grant access to the API until they expire or are revoked', async () => {
    const token = await sandbox.token()
    expect(await use(token)).toBe(404)
    expect(await use('A21AAinvented')).toBe(401)
    advance(9 * hour)
    expect(await use(token)).toBe(401)
    vi.useRealTimers()
    await create()
    await revokeTokens(sandbox.host)
    const answer = await sandbox.get(`${orders}/NOBODY`)
    expect(answer).toMatchObject({ status: 401, body: { error: 'invalid_token' } })
    expect(await use(await sandbox.token())).toBe(404)
  })
})

describe('orders', () => {
  test('are created for the buyer to approve', async () => {
    const { status, body } = await sandbox.create()
    expect([status, body]).toEqual([
      201,
      {
        id: expect.stringMatching(/^[0-9A-Z]{17}$/),
        intent: 'CAPTURE',
        status: 'PAYER_ACTION_REQUIRED',
        payment_source: { paypal: {} },
        purchase_units: [
          {
            ...purchaseUnit,
            reference_id: 'default',
            payee: { email_address: expect.any(String), merchant_id: sandboxKeys.paypalMerchantId },
          },
        ],
        create_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
        links: [
          { rel: 'self', method: 'GET', href: expect.stringContaining(`${orders}/${body.id}`) },
          { rel: 'payer-action', method: 'GET', href: `${origin}/__sandbox/paypal/approve/${body.id}` },
        ],
      },
    ])
    expect(await read(body.id)).toEqual(body)
  })

  test('the same request id returns the same order, and is rejected with another body', async () => {
    const first = await sandbox.create({}, 'order_1')
    const second = await sandbox.create({}, 'order_1')
    expect(second).toEqual({ status: 200, body: first.body })
    const other = await sandbox.create(
      { purchase_units: [{ ...purchaseUnit, custom_id: 'order_2' }] },
      'order_1',
    )
    expect(issueOf(other)).toEqual([422, 'DUPLICATE_REQUEST_ID'])
    advance(6 * hour + 1000)
    const forgotten = await sandbox.create({}, 'order_1')
    expect(forgotten.status).toBe(201)
    expect(forgotten.body.id).not.toBe(first.body.id)
  })

  test('concurrent requests with one request id create one order', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => sandbox.create({}, 'order_1')))
    const made = answers.filter(({ status }) => status < 300)
    expect(made.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
    for (const answer of answers.filter(({ status }) => status >= 300))
      expect(issueOf(answer)).toEqual([422, 'PREVIOUS_REQUEST_IN_PROGRESS'])
    const { results } = await db.prepare("SELECT id FROM records WHERE collection = 'paypal_order'").all()
    expect(results).toHaveLength(1)
  })

  test('the request id is required and limited in length', async () => {
    expect((await sandbox.create({}, 'x'.repeat(108))).status).toBe(201)
    expect(issueOf(await sandbox.create({}, 'x'.repeat(109)))).toEqual([400, 'INVALID_STRING_LENGTH'])
    const without = await sandbox.post(orders, orderRequest(), { 'paypal-request-id': '' })
    expect(issueOf(without)).toEqual([400, 'PAYPAL_REQUEST_ID_REQUIRED'])
  })

  test('a rejected body does not consume its request id', async () => {
    expect((await sandbox.create({ intent: 'SALE' }, 'order_1')).status).toBe(400)
    expect((await sandbox.create({}, 'order_1')).status).toBe(201)
  })

  test('expire after six hours without approval', async () => {
    const [waiting, sure] = [await create(), await create()]
    await sandbox.press(sure, 'pay')
    advance(6 * hour - 60_000)
    expect((await read(waiting)).status).toBe('PAYER_ACTION_REQUIRED')
    advance(2 * 60_000)
    expect(issueOf(await sandbox.get(`${orders}/${waiting}`))).toEqual([404, 'INVALID_RESOURCE_ID'])
    expect(issueOf(await sandbox.capture(waiting))).toEqual([404, 'INVALID_RESOURCE_ID'])
    expect((await read(sure)).status).toBe('APPROVED')
    const text = await page(`/__sandbox/paypal/approve/${waiting}`)
    expect(text).toContain('This order has expired.')
    expect(text).not.toContain('<button')
    await sandbox.press(waiting, 'pay')
    expect(await page('/__sandbox/')).toContain('EXPIRED')
    expect(await arrived()).toEqual([approved])
  })
})

describe('the approval page', () => {
  test('shows the product in the order’s language, and that no money moves', async () => {
    const id = await create({
      purchase_units: [
        { ...purchaseUnit, description: 'Plano <Pro>', amount: { currency_code: 'BRL', value: '297.00' } },
      ],
      payment_source: {
        paypal: {
          email_address: 'ana@example.com',
          experience_context: { ...experienceContext, locale: 'pt-BR' },
        },
      },
    })
    const response = await sandbox.open(`/__sandbox/paypal/approve/${id}`)
    const text = await response.text()
    expect(text).toContain('This is a sandbox: no money moves.')
    expect(text).toContain('Plano &lt;Pro&gt;')
    expect(text).toContain('R$\u00a0297,00')
    expect(text).toContain('value="ana@example.com"')
    for (const name of [
      'Pay',
      'Pay, held for review',
      'Pay with a declined card',
      'Pay, denied at once',
      'Cancel and go back',
    ])
      expect(text).toContain(`>${name}</button>`)
    expect(text).not.toMatch(/<script|\sstyle=|\son\w+=/)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('Pay returns with the order and the payer, only once', async () => {
    const id = await create()
    const responses = await Promise.all([sandbox.press(id, 'pay'), sandbox.press(id, 'pay')])
    const order = await read(id)
    expect(order).toMatchObject({
      status: 'APPROVED',
      payer: {
        email_address: 'buyer@example.com',
        name: { given_name: 'Ana', surname: 'de Lima' },
        payer_id: expect.stringMatching(/^[2-9A-HJ-NP-Z]{13}$/),
      },
      payment_source: { paypal: { email_address: 'buyer@example.com', account_id: order.payer?.payer_id } },
    })
    const back = `${experienceContext.return_url}&token=${id}&PayerID=${order.payer?.payer_id}`
    expect(responses.map((response) => [response.status, response.headers.get('location')])).toEqual([
      [303, back],
      [303, back],
    ])
    expect(await arrived()).toEqual([approved])
    const text = await page(`/__sandbox/paypal/approve/${id}`)
    expect(text).not.toContain('<button')
    expect(text).toContain(`href="${back.replaceAll('&', '&amp;')}"`)
  })

  test('Cancel returns and changes nothing', async () => {
    const id = await create()
    const response = await sandbox.press(id, 'cancel')
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `${experienceContext.cancel_url}&token=${id}`,
    ])
    expect(await read(id)).toMatchObject({ status: 'PAYER_ACTION_REQUIRED' })
    expect(await arrived()).toEqual([])
  })

  test('in a pop-up both end on a closing page', async () => {
    const id = await create()
    const popup = '?window=popup'
    expect(await page(`/__sandbox/paypal/approve/${id}${popup}`)).toContain(`approve/${id}?window=popup"`)
    const cancel = await sandbox.press(id, 'cancel', 'at_once', popup)
    expect(cancel.headers.get('location')).toBe('/__sandbox/paypal/closed?outcome=cancelled')
    const pay = await sandbox.press(id, 'pay', 'at_once', popup)
    const { payer } = await read(id)
    const closed = pay.headers.get('location') ?? ''
    expect(closed).toBe(`/__sandbox/paypal/closed?outcome=approved&PayerID=${payer?.payer_id}`)
    expect(await page(closed)).toContain('You can close this window.')
  })

  test('requires an email address, and keeps the pop-up', async () => {
    const id = await create()
    const response = await sandbox.submit(`/__sandbox/paypal/approve/${id}?window=popup`, { outcome: 'pay' })
    const back = response.headers.get('location') ?? ''
    expect(back).toContain('window=popup')
    expect(await page(back)).toContain('role="alert"')
    expect((await read(id)).status).toBe('PAYER_ACTION_REQUIRED')
  })

  test('rejects a form from another site, an unknown outcome and an unknown order', async () => {
    const id = await create()
    const evil = {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'pay', email: 'buyer@example.com' }),
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    }
    expect((await sandbox.send(`/__sandbox/paypal/approve/${id}`, evil)).status).toBe(403)
    expect((await sandbox.press(id, 'free')).status).toBe(400)
    expect((await sandbox.open('/__sandbox/paypal/approve/NOBODY')).status).toBe(404)
    expect((await sandbox.act('NOBODY', 'refund')).status).toBe(404)
  })

  test('the replacement for PayPal’s script is served as JavaScript', async () => {
    const response = await sandbox.open('/__sandbox/paypal/sdk.js')
    expect(response.headers.get('content-type')).toContain('text/javascript')
    expect(await response.text()).toContain(sandboxKeys.paypalClientId)
  })
})

describe('captures', () => {
  test('need an approval', async () => {
    const id = await create()
    expect(issueOf(await sandbox.capture(id, 'capture_1'))).toEqual([422, 'ORDER_NOT_APPROVED'])
    await sandbox.press(id, 'pay')
    expect(issueOf(await sandbox.capture(id, 'capture_1'))).toEqual([422, 'ORDER_NOT_APPROVED'])
    expect((await sandbox.capture(id, 'capture_2')).status).toBe(201)
  })

  test('Pay: completed, with the fee deducted', async () => {
    const id = await create()
    await sandbox.press(id, 'pay')
    const { status, body } = await sandbox.capture(id)
    expect([status, body.status]).toEqual([201, 'COMPLETED'])
    expect(body.purchase_units[0].payments?.captures[0]).toMatchObject({
      id: expect.stringMatching(/^[0-9A-Z]{17}$/),
      status: 'COMPLETED',
      amount: purchaseUnit.amount,
      custom_id: 'order_1',
      final_capture: true,
      seller_receivable_breakdown: {
        gross_amount: { currency_code: 'USD', value: '129.00' },
        paypal_fee: { currency_code: 'USD', value: '4.99' },
        net_amount: { currency_code: 'USD', value: '124.01' },
      },
    })
    expect(await read(id)).toEqual(body)
    expect(await arrived()).toEqual([approved, completed])
    expect(sandbox.webhooks[1]?.event.resource).toMatchObject({
      status: 'COMPLETED',
      custom_id: 'order_1',
      supplementary_data: { related_ids: { order_id: id } },
    })
  })

  test('a repeated request returns the stored response, another request id an error', async () => {
    const id = await create()
    await sandbox.press(id, 'pay')
    const first = await sandbox.capture(id, 'capture_1')
    expect(await sandbox.capture(id, 'capture_1')).toEqual({ status: 200, body: first.body })
    expect(issueOf(await sandbox.capture(id, 'capture_2'))).toEqual([422, 'ORDER_ALREADY_CAPTURED'])
    expect(await arrived()).toEqual([approved, completed])
  })

  test('only one of twenty concurrent captures succeeds', async () => {
    const id = await create()
    await sandbox.press(id, 'pay')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => sandbox.capture(id, `capture_${index}`)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 201).map(issueOf)
    expect(new Set(others.map(String))).toEqual(new Set(['422,ORDER_ALREADY_CAPTURED']))
    expect(await arrived()).toEqual([approved, completed])
  })

  test('a duplicate of a request in progress is rejected, and gets the stored response later', async () => {
    const id = await create()
    await sandbox.press(id, 'pay')
    const first = await sandbox.capture(id, 'capture_1')
    await db.prepare("UPDATE answers SET status = NULL, body = NULL WHERE key LIKE '%capture_1'").run()
    expect(issueOf(await sandbox.capture(id, 'capture_1'))).toEqual([422, 'PREVIOUS_REQUEST_IN_PROGRESS'])
    await db
      .prepare("UPDATE answers SET status = 201, body = ? WHERE key LIKE '%capture_1'")
      .bind(JSON.stringify(first.body))
      .run()
    expect(await sandbox.capture(id, 'capture_1')).toEqual({ status: 200, body: first.body })
  })

  test('a declined card: the buyer approves again, and the shop uses another request id', async () => {
    const id = await create()
    await sandbox.press(id, 'declined')
    expect((await read(id)).status).toBe('APPROVED')
    const declined = await sandbox.capture(id, 'capture_1')
    expect(issueOf(declined)).toEqual([422, 'INSTRUMENT_DECLINED'])
    const href = `${origin}/__sandbox/paypal/approve/${id}`
    expect(declined.body.links).toEqual(
      expect.arrayContaining([
        { rel: 'redirect', method: 'GET', href },
        { rel: 'payer-action', method: 'GET', href },
      ]),
    )
    const order = await read(id)
    expect(order.status).toBe('PAYER_ACTION_REQUIRED')
    expect(order.links.map(({ rel }) => rel)).toEqual(['self', 'payer-action'])
    expect(issueOf(await sandbox.capture(id, 'capture_2'))).toEqual([422, 'ORDER_NOT_APPROVED'])
    await sandbox.press(id, 'pay')
    expect(issueOf(await sandbox.capture(id, 'capture_1'))).toEqual([422, 'INSTRUMENT_DECLINED'])
    expect((await sandbox.capture(id, 'capture_3')).status).toBe(201)
    expect(await arrived()).toEqual([approved, approved, completed])
  })

  test.each([
    ['complete', 'COMPLETED', completed],
    ['deny', 'DECLINED', 'PAYMENT.CAPTURE.DENIED'],
  ])('held for review, then %s', async (action, status, event) => {
    const id = await create()
    await sandbox.press(id, 'review')
    const { body } = await sandbox.capture(id)
    expect(body.status).toBe('COMPLETED')
    expect(body.purchase_units[0].payments?.captures[0]).toMatchObject({
      status: 'PENDING',
      status_details: { reason: 'PENDING_REVIEW' },
    })
    const buttons = await page('/__sandbox/')
    for (const name of ['Succeed now', 'Deny now']) expect(buttons).toContain(name)
    await sandbox.act(id, action)
    await sandbox.act(id, 'complete')
    expect(await captureOf(id)).toMatchObject({ status })
    expect(await captureOf(id)).not.toHaveProperty('status_details')
    expect(await arrived()).toEqual([approved, 'PAYMENT.CAPTURE.PENDING', event])
    expect(await page('/__sandbox/')).not.toContain('Deny now')
  })

  test('denied immediately', async () => {
    const id = await create()
    await sandbox.press(id, 'denied')
    const { status, body } = await sandbox.capture(id)
    expect([status, body.status, body.purchase_units[0].payments?.captures[0].status]).toEqual([
      201,
      'COMPLETED',
      'DECLINED',
    ])
    expect(await arrived()).toEqual([approved, 'PAYMENT.CAPTURE.DENIED'])
    await sandbox.act(id, 'refund')
    expect((await captureOf(id)).status).toBe('DECLINED')
  })
})

describe('refunds', () => {
  const paid = async () => {
    const id = await create({
      purchase_units: [{ ...purchaseUnit, amount: { currency_code: 'USD', value: '57.01' } }],
    })
    await sandbox.press(id, 'pay')
    await sandbox.capture(id)
    return id
  }
  const refunds = async (id: string) => (await read(id)).purchase_units[0].payments?.refunds ?? []

  test('half, then the rest, then nothing more', async () => {
    const id = await paid()
    await sandbox.act(id, 'refund_half')
    expect((await captureOf(id)).status).toBe('PARTIALLY_REFUNDED')
    expect(await page('/__sandbox/')).toContain('refunded $28.50')
    expect(await page('/__sandbox/')).toContain(`/__sandbox/studio/${id}`)
    await sandbox.act(id, 'refund')
    expect(await page('/__sandbox/')).not.toContain(`/__sandbox/studio/${id}`)
    await sandbox.act(id, 'refund')
    const capture = await captureOf(id)
    expect(capture.status).toBe('REFUNDED')
    expect((await refunds(id)).map(({ amount }) => amount.value)).toEqual(['28.50', '28.51'])
    expect((await refunds(id))[1]).toMatchObject({
      status: 'COMPLETED',
      custom_id: 'order_1',
      seller_payable_breakdown: { total_refunded_amount: { value: '57.01' } },
      links: expect.arrayContaining([
        expect.objectContaining({ rel: 'up', href: expect.stringContaining(capture.id) }),
      ]),
    })
    const lookUp = await sandbox.get(`/v2/payments/captures/${capture.id}`)
    expect(lookUp.body).toMatchObject({ ...capture, supplementary_data: { related_ids: { order_id: id } } })
    expect(await arrived()).toEqual([
      approved,
      completed,
      'PAYMENT.CAPTURE.REFUNDED',
      'PAYMENT.CAPTURE.REFUNDED',
    ])
    expect(sandbox.webhooks[3]?.event).toMatchObject({
      resource_type: 'refund',
      resource: { custom_id: 'order_1' },
    })
    expect(await page('/__sandbox/')).not.toContain('Refund half')
  })

  test('reversed by the buyer’s bank', async () => {
    const id = await paid()
    await sandbox.act(id, 'reverse')
    expect((await captureOf(id)).status).toBe('REFUNDED')
    expect((await arrived()).at(-1)).toBe('PAYMENT.CAPTURE.REVERSED')
    expect(await page('/__sandbox/')).toContain('reversed $57.01')
  })

  test('concurrent, only as far as money is left', async () => {
    const id = await paid()
    await Promise.all(Array.from({ length: 6 }, () => sandbox.act(id, 'refund_half')))
    const total = (await refunds(id)).reduce((sum, { amount }) => sum + Number(amount.value), 0)
    expect(total).toBeCloseTo(57.01, 5)
    expect((await captureOf(id)).status).toBe('REFUNDED')
  })

  test('only for a paid capture', async () => {
    const id = await create()
    await sandbox.act(id, 'refund')
    await sandbox.press(id, 'review')
    await sandbox.capture(id)
    await sandbox.act(id, 'refund')
    expect((await captureOf(id)).status).toBe('PENDING')
  })
})

describe('webhooks', () => {
  const buy = async (mode: string) => {
    const id = await create()
    await sandbox.press(id, 'pay', mode)
    await sandbox.capture(id)
    return id
  }
  const due = (seconds: number) =>
    db
      .prepare('UPDATE deliveries SET deliver_at = deliver_at - ?')
      .bind(seconds * 1000)
      .run()

  test('immediately', async () => {
    await buy('at_once')
    expect(await arrived()).toEqual([approved, completed])
    expect(sandbox.webhooks.map(({ path }) => path)).toEqual(['/webhooks/paypal', '/webhooks/paypal'])
    expect(sandbox.webhooks[0]?.event).toMatchObject({
      id: expect.stringMatching(/^WH-/),
      event_version: '1.0',
      resource_version: '2.0',
      resource_type: 'checkout-order',
      resource: { status: 'APPROVED' },
    })
  })

  test('late', async () => {
    await buy('late')
    await due(29)
    await page('/__sandbox/')
    expect(await arrived()).toEqual([])
    await due(1)
    await page('/__sandbox/')
    expect(await arrived()).toEqual([approved, completed])
  })

  test('twice: the same events', async () => {
    await buy('twice')
    expect(await arrived()).toEqual([approved, approved, completed, completed])
    expect(new Set(sandbox.webhooks.map(({ event }) => event.id)).size).toBe(2)
  })

  test('out of order: the first after the second, then in order', async () => {
    const id = await create()
    await sandbox.press(id, 'review', 'out_of_order')
    expect(await arrived()).toEqual([])
    await sandbox.capture(id)
    expect(await arrived()).toEqual(['PAYMENT.CAPTURE.PENDING', approved])
    await sandbox.act(id, 'complete')
    expect(await arrived()).toEqual(['PAYMENT.CAPTURE.PENDING', approved, completed])
  })

  test('never, until Deliver now is clicked', async () => {
    const id = await buy('never')
    await sandbox.act(id, 'refund')
    await due(3600)
    await sandbox.submit('/__sandbox/deliveries', {})
    expect(await arrived()).toEqual([])
    const held = await db
      .prepare('SELECT id FROM deliveries WHERE type = ?')
      .bind(completed)
      .first<{ id: number }>()
    await sandbox.submit(`/__sandbox/deliveries/${held?.id}`, {})
    expect(await arrived()).toEqual([completed])
  })

  test('are sent to the endpoint of each provider', async () => {
    const paths: string[] = []
    const deliver = async (request: Request) => {
      paths.push(new URL(request.url).pathname)
      return new Response()
    }
    const both = createTestSandbox(db, { deliver })
    const { id } = await both.stripe.checkout.sessions.create(sessionParams())
    await both.submit(`/__sandbox/checkout/${id}`, {
      outcome: 'pay',
      email: 'ana@example.com',
      webhook: 'late',
    })
    await sandbox.press(await create(), 'pay', 'late')
    await both.submit('/__sandbox/deliveries', {})
    expect(paths).toEqual(['/webhooks/stripe', '/webhooks/paypal'])
    await both.idle()
  })

  test('the application can capture inside a handler', async () => {
    sandbox.application.answer = async ({ event }) => {
      if (event.event_type !== approved) return new Response()
      const { status } = await sandbox.capture((event.resource as { id: string }).id)
      return new Response(null, { status: status === 201 ? 200 : 500 })
    }
    const id = await create()
    await sandbox.press(id, 'pay')
    expect(await arrived()).toEqual([approved, completed])
    expect((await read(id)).status).toBe('COMPLETED')
  })
})

describe('verifying a webhook', () => {
  const webhook = async () => {
    await sandbox.press(
      await create({ purchase_units: [{ ...purchaseUnit, description: 'Retratos à mão' }] }),
      'pay',
    )
    return sandbox.webhooks[0] as WalletSandbox['webhooks'][number]
  }
  const ask = async (body: string) =>
    (await sandbox.post('/v1/notifications/verify-webhook-signature', body)).body
  const success = { verification_status: 'SUCCESS' }
  const failure = { verification_status: 'FAILURE' }

  test('unchanged bytes verify', async () => {
    const delivered = await webhook()
    expect(await ask(verificationOf(delivered))).toEqual(success)
    expect(await ask(`${verificationOf(delivered).slice(0, -1)}\n}\n`)).toEqual(success)
  })

  test('a reserialized event does not verify', async () => {
    const delivered = await webhook()
    const event = JSON.parse(delivered.body)
    for (const body of [JSON.stringify(event), JSON.stringify(event, null, 2)])
      expect(await ask(verificationOf({ ...delivered, body }))).toEqual(failure)
    const whole = JSON.parse(verificationOf(delivered))
    expect(await ask(JSON.stringify(whole))).toEqual(failure)
  })

  test('changed values do not verify', async () => {
    const delivered = await webhook()
    const body = delivered.body.replace('129.00', '1.00')
    expect(await ask(verificationOf({ ...delivered, body }))).toEqual(failure)
    for (const changes of [
      { webhook_id: 'OTHERWEBHOOK' },
      { transmission_id: crypto.randomUUID() },
      { transmission_time: '2020-01-01T00:00:00Z' },
      { transmission_sig: 'bm8=' },
      { cert_url: 'https://evil.example/CERT-1' },
      { auth_algo: 'SHA1' },
    ])
      expect(await ask(verificationOf(delivered, changes))).toEqual(failure)
  })

  test('an event that is not the last property does not verify', async () => {
    const delivered = await webhook()
    const { auth_algo, ...rest } = JSON.parse(verificationOf(delivered))
    const { webhook_event: _, ...claim } = rest
    const body = `${JSON.stringify(claim).slice(0, -1)},"webhook_event":${delivered.body},"auth_algo":"${auth_algo}"}`
    expect(await ask(body)).toEqual(failure)
  })

  test('a request with a missing field is rejected', async () => {
    const delivered = await webhook()
    const missing = verificationOf(delivered, { transmission_sig: undefined })
    const answer = await sandbox.post('/v1/notifications/verify-webhook-signature', missing)
    expect(issueOf(answer)).toEqual([400, 'MISSING_REQUIRED_PARAMETER'])
  })
})

describe('faults', () => {
  test('an error has no effect, and its request id can be reused', async () => {
    const id = await create()
    await sandbox.press(id, 'pay')
    await setFault(sandbox.host, { kind: 'error', calls: 1 })
    expect(await sandbox.capture(id, 'capture_1')).toMatchObject({
      status: 500,
      body: { name: 'INTERNAL_SERVER_ERROR' },
    })
    expect((await read(id)).status).toBe('APPROVED')
    expect((await sandbox.capture(id, 'capture_1')).status).toBe(201)
  })

  test('garbage and a timeout lose the response, not the capture', async () => {
    const id = await create()
    await sandbox.press(id, 'pay')
    await setFault(sandbox.host, { kind: 'garbage', calls: 1 })
    await expect(sandbox.capture(id, 'capture_1')).rejects.toThrow(SyntaxError)
    expect((await read(id)).status).toBe('COMPLETED')
    expect((await sandbox.capture(id, 'capture_1')).status).toBe(200)

    await setFault(sandbox.host, { kind: 'timeout', calls: 1 })
    const lost = sandbox.fetch(`${paypal}${orders}/${id}`, { signal: AbortSignal.timeout(100) })
    await expect(lost).rejects.toThrow()
  })
})

test('the dashboard lists orders and sessions', async () => {
  expect(await page('/__sandbox/')).toContain('No PayPal orders yet.')
  const id = await create()
  await sandbox.press(id, 'pay')
  await sandbox.capture(id)
  const text = await page('/__sandbox/')
  for (const part of [
    'PayPal orders',
    id,
    '$129.00',
    'order_1',
    'buyer@example.com',
    'Refund in full',
    'Reverse',
  ])
    expect(text).toContain(part)
})
