import { beforeAll, expect, test, vi } from 'vitest'
import type { PaymentRequest } from '~/server/payments/payment'
import { sessionParams } from '~/server/payments/stripe/gateway'
import { type ConformanceChecker, createConformanceChecker } from '../../../tests/fixtures/stripe-conformance'
import { memoryD1 } from '../../../tests/fixtures/stripe-d1'
import { createTestSandbox } from '../../../tests/fixtures/stripe-sandbox'

vi.mock('cloudflare:workers', () => ({ env: {}, waitUntil: () => {} }))

let checker: ConformanceChecker
beforeAll(() => {
  checker = createConformanceChecker()
})

const request: PaymentRequest = {
  orderId: 'order_1',
  attempt: 1,
  plan: 'starter',
  name: 'Starter',
  description: '20 AI portraits',
  amountMinor: 4900,
  currency: 'USD',
  locale: 'en-US',
  customerEmail: 'ana@example.com',
  successUrl: 'http://localhost:8787/upload?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://localhost:8787/ai-photo-service',
  expiresAt: new Date(Date.now() + 3_600_000),
}

test.each([
  ['in dollars', {}, 'usd'],
  ['in reais, without an e-mail', { currency: 'BRL', locale: 'pt-BR', customerEmail: null } as const, 'brl'],
])('the card gateway sends a valid Stripe request %s', async (_, changes, currency) => {
  const { stripe, exchanges } = createTestSandbox(memoryD1())
  const session = await stripe.checkout.sessions.create(sessionParams({ ...request, ...changes }))
  expect(session).toMatchObject({ amount_total: 4900, currency, status: 'open' })
  expect(checker.request('CreateSession', exchanges[0]?.requestBody ?? '')).toEqual([])
})
