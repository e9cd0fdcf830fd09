import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentRequest } from '~/server/payments/payment'
import { createPayPalGateway } from '~/server/payments/paypal/gateway'
import type { PayPalKeys } from '~/server/payments/paypal/keys'
import { clearTokenCache } from '~/server/payments/paypal/token'
import { revokeTokens } from '~dev/sandbox/paypal/tokens'
import { checkRequest } from '~tests/fixtures/paypal-conformance'
import { createWalletSandbox, paypalKeys, type WalletSandbox } from '~tests/fixtures/paypal-sandbox'
import { memoryD1 } from '~tests/fixtures/stripe-d1'

vi.mock('cloudflare:workers', () => ({ env: {}, waitUntil: () => {} }))

const site = { publicOrigin: 'http://localhost:8787', live: false }
const gatewayWith = (changes: Partial<PayPalKeys> = {}) =>
  createPayPalGateway({ mode: 'test', keys: { ...paypalKeys, ...changes } }, site)

const request: PaymentRequest = {
  orderId: 'b5f1d2d2-5e0b-4d4e-9a39-6a1d0f4b7c11',
  attempt: 1,
  plan: 'pro',
  name: 'AI Photo Pack Pro',
  description: '30 AI photos',
  amountMinor: 29900,
  currency: 'USD',
  locale: 'en-US',
  customerEmail: 'ana@example.com',
  successUrl: 'http://localhost:8787/orders/paypal',
  cancelUrl: 'http://localhost:8787/payment?plan=pro',
  expiresAt: new Date(Date.now() + 3_600_000),
}

type Sent = { method: string; path: string; headers: Headers; body: string }
let sandbox: WalletSandbox
let sent: Sent[]

/** The gateway as deployed, with the sandbox in place of PayPal's hosts. */
beforeEach(() => {
  sandbox = createWalletSandbox(memoryD1())
  sent = []
  clearTokenCache()
  vi.stubGlobal('fetch', (input: RequestInfo, init: RequestInit) => {
    const { pathname } = new URL(String(input))
    const { method = 'GET', headers, body } = init
    sent.push({ method, path: pathname, headers: new Headers(headers), body: String(body ?? '') })
    return sandbox.fetch(input, init)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const bodies = (path: RegExp) =>
  sent.filter((call) => call.method === 'POST' && path.test(call.path)).map(({ body }) => JSON.parse(body))
const tokens = () => sent.filter(({ path }) => path === '/v1/oauth2/token').length

async function created() {
  const gateway = gatewayWith()
  const session = await gateway.createSession(request)
  if (!session.ok) throw new Error(session.code)
  return { gateway, session: session.value }
}

describe('the wallet gateway sends requests that PayPal accepts', () => {
  it.each([
    ['in dollars', {}],
    ['in Portuguese', { locale: 'pt-BR' } as const],
    ['without cents', { amountMinor: 5 }],
  ])('R-PAY-12 an order %s', async (_, changes) => {
    const session = await gatewayWith().createSession({ ...request, ...changes })
    expect(session.ok).toBe(true)
    const [body] = bodies(/orders$/)
    expect(checkRequest('CreateOrder', body)).toEqual([])
    expect(body).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [{ description: 'AI Photo Pack Pro', custom_id: request.orderId }],
    })
    expect(body.purchase_units).toHaveLength(1)
  })

  it('R-PAY-13 a capture and a webhook verification', async () => {
    const { gateway, session } = await created()
    await sandbox.press(session.id, 'pay')
    const captured = await gateway.capture(session.id, 0)
    expect(captured).toMatchObject({
      ok: true,
      value: { paid: true, amountMinor: 29900, currency: 'USD', toUs: true, reference: request.orderId },
    })
    expect(bodies(/capture$/).flatMap((body) => checkRequest('CaptureOrder', body))).toEqual([])
    await sandbox.idle()
    const [webhook] = sandbox.webhooks
    if (!webhook) throw new Error('no webhook came')
    expect(await gateway.readEvent(webhook.body, webhook.headers)).toMatchObject({
      ok: true,
      value: { type: 'CHECKOUT.ORDER.APPROVED', about: { session: session.id }, approved: true },
    })
    const verifications = bodies(/verify-webhook-signature$/)
    expect(verifications).toHaveLength(1)
    expect(verifications.flatMap((body) => checkRequest('VerifySignature', body))).toEqual([])
  })

  it('with a request id per order and attempt, at most 108 characters long', async () => {
    const { gateway, session } = await created()
    await gatewayWith().createSession({ ...request, attempt: 2 })
    await sandbox.press(session.id, 'pay')
    await gateway.capture(session.id, 3)
    const ids = sent.flatMap(({ headers }) => headers.get('paypal-request-id') ?? [])
    expect(ids).toEqual([
      `order:${request.orderId}:1`,
      `order:${request.orderId}:2`,
      `capture:${session.id}:3`,
    ])
    expect(Math.max(...ids.map((id) => id.length))).toBeLessThanOrEqual(108)
  })
})

describe('the gateway maps PayPal’s responses', () => {
  it.each([
    ['pay', { paid: true, status: 'complete', paymentFailed: false }],
    ['review', { paid: false, status: 'complete', paymentFailed: false }],
    ['denied', { paid: false, status: 'complete', paymentFailed: true }],
  ])('of a capture with outcome “%s”', async (outcome, expected) => {
    const { gateway, session } = await created()
    await sandbox.press(session.id, outcome)
    expect(await gateway.readSession(session.id)).toMatchObject({
      ok: true,
      value: { status: 'approved', paid: false },
    })
    expect(await gateway.capture(session.id, 0)).toMatchObject({ ok: true, value: expected })
  })

  it('of a decline and of a capture before approval', async () => {
    const { gateway, session } = await created()
    expect(await gateway.capture(session.id, 0)).toEqual({ ok: false, code: 'declined' })
    await sandbox.press(session.id, 'declined')
    expect(await gateway.capture(session.id, 1)).toEqual({ ok: false, code: 'declined' })
    await sandbox.press(session.id, 'pay')
    expect(await gateway.capture(session.id, 2)).toMatchObject({ ok: true, value: { paid: true } })
    // A concurrent attempt finds it captured and returns its state.
    expect(await gateway.capture(session.id, 3)).toMatchObject({ ok: true, value: { paid: true } })
  })

  it.each([
    ['refund_half', 14950],
    ['refund', 29900],
    ['reverse', 29900],
  ])('of money returned by “%s”', async (action, refundedMinor) => {
    const { gateway, session } = await created()
    await sandbox.press(session.id, 'pay')
    await gateway.capture(session.id, 0)
    await sandbox.act(session.id, action)
    expect(await gateway.readSession(session.id)).toMatchObject({
      ok: true,
      value: { paid: true, refundedMinor },
    })
  })

  it('of an unknown order and of money for another account', async () => {
    const { gateway, session } = await created()
    expect(await gateway.readSession('0AB12345CD678901E')).toEqual({ ok: false, code: 'unknown_session' })
    const other = gatewayWith({ PAYPAL_MERCHANT_ID: 'OTHERMERCHANT' })
    expect(await other.readSession(session.id)).toMatchObject({ ok: true, value: { toUs: false } })
  })

  it('and rejects an event whose bytes were changed, reserialized or extended', async () => {
    const { gateway, session } = await created()
    await sandbox.press(session.id, 'pay')
    await sandbox.idle()
    const [webhook] = sandbox.webhooks
    if (!webhook) throw new Error('no webhook came')
    const { body, headers } = webhook
    for (const changed of [
      JSON.stringify(JSON.parse(body)),
      body.replace('APPROVED', 'COMPLETED'),
      `${body},"webhook_id":"theirs"`,
      '',
    ])
      expect(await gateway.readEvent(changed, headers)).toEqual({ ok: false, code: 'bad_signature' })
    const requestCount = sent.length
    headers.set('paypal-cert-url', 'https://evil.example/paypal.com/cert')
    expect(await gateway.readEvent(body, headers)).toEqual({ ok: false, code: 'bad_signature' })
    expect(await gateway.readEvent(body, new Headers())).toEqual({ ok: false, code: 'bad_signature' })
    // Events that PayPal cannot have sent are rejected without a request.
    expect(sent).toHaveLength(requestCount)
  })
})

describe('error responses', () => {
  const stubResponse = (status: number, body: object) => {
    const realFetch = fetch
    vi.stubGlobal('fetch', (input: RequestInfo, init: RequestInit) =>
      String(input).endsWith('/token')
        ? realFetch(input, init)
        : Promise.resolve(Response.json(body, { status })),
    )
  }

  it.each([401, 403, 408, 429, 500, 503])(
    '%i is reported as unreachable, not as a payment result',
    async (status) => {
      const { gateway, session } = await created()
      stubResponse(status, { name: 'NOT_NOW' })
      expect(await gateway.readSession(session.id)).toEqual({ ok: false, code: 'provider_unreachable' })
      expect(await gateway.capture(session.id, 0)).toEqual({ ok: false, code: 'provider_unreachable' })
    },
  )

  it.each(['TRANSACTION_REFUSED', 'PAYER_CANNOT_PAY', 'COMPLIANCE_VIOLATION', 'PAYER_ACCOUNT_RESTRICTED'])(
    'a capture that PayPal rejects with %s is declined',
    async (issue) => {
      const { gateway, session } = await created()
      stubResponse(422, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }], debug_id: 'd1' })
      expect(await gateway.capture(session.id, 0)).toEqual({ ok: false, code: 'declined' })
    },
  )

  it.each(['PREVIOUS_REQUEST_IN_PROGRESS', 'ORDER_COMPLETION_IN_PROGRESS'])(
    'a concurrent request in progress (%s) is retryable, not a decline',
    async (issue) => {
      const { gateway, session } = await created()
      stubResponse(422, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] })
      expect(await gateway.capture(session.id, 0)).toEqual({ ok: false, code: 'provider_unreachable' })
    },
  )
})

describe('the token', () => {
  it('is fetched once, and reused by the next gateway and by concurrent calls', async () => {
    const { gateway } = await created()
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => gateway.createSession({ ...request, attempt: index + 2 })),
    )
    await created()
    expect(tokens()).toBe(1)
  })

  it('is fetched again once after PayPal revokes it, and after it expires', async () => {
    const { gateway, session } = await created()
    await revokeTokens(sandbox.host)
    expect(await gateway.readSession(session.id)).toMatchObject({ ok: true })
    expect(tokens()).toBe(2)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * 3_600_000 })
    await gateway.readSession(session.id)
    vi.useRealTimers()
    expect(tokens()).toBe(3)
  })

  it('request of a call that was cancelled delays no other call', async () => {
    const { session } = await created()
    clearTokenCache()
    const realFetch = fetch
    let calls = 0
    vi.stubGlobal('fetch', (input: RequestInfo, init: RequestInit) =>
      ++calls === 1 ? new Promise(() => {}) : realFetch(input, init),
    )
    // No time limit ends, so that a call that waits for the first one never finishes.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
    void gatewayWith().readSession(session.id)
    await vi.waitFor(() => expect(calls).toBe(1))
    expect(await gatewayWith().readSession(session.id)).toMatchObject({ ok: true })
    expect(tokens()).toBe(2)
  })

  it('is fetched again after a failed fetch', async () => {
    const { session } = await created()
    clearTokenCache()
    const realFetch = fetch
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    const gateway = gatewayWith()
    expect(await gateway.readSession(session.id)).toEqual({ ok: false, code: 'provider_unreachable' })
    vi.stubGlobal('fetch', realFetch)
    expect(await gateway.readSession(session.id)).toMatchObject({ ok: true })
  })

  it('rejected for a wrong account is reported as unreachable', async () => {
    const wrong = gatewayWith({ PAYPAL_CLIENT_ID: 'somebody', PAYPAL_CLIENT_SECRET: 'else' })
    expect(await wrong.readSession('0AB12345CD678901E')).toEqual({
      ok: false,
      code: 'provider_unreachable',
    })
  })
})
