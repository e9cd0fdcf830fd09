import { env } from 'cloudflare:workers'
import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import type { PaymentProvider } from '~/core/schemas/providers'
import { getCheckoutState } from '~/features/checkout/server/getCheckoutState'
import { processPayPalPayment } from '~/features/checkout/server/processPayPalPayment'
import { startPayment } from '~/features/checkout/server/startPayment'
import { orders } from '~/server/db/schema'
import type { OrderRequest } from '~/server/orders/createOrder'
import { createServices } from '~/server/services'
import { readRecord } from '~dev/sandbox/store'
import type { SessionRecord } from '~dev/sandbox/stripe/record'
import { checkoutDollars } from '~tests/prices'
import {
  approve,
  approved,
  clearProviderFaults,
  database,
  form,
  mailsOf,
  origin,
  post,
  postForm,
  press,
  rowOf,
  send,
  setProviderFault,
} from '~tests/worker/support/buyer'
import { withoutProviderFaults } from '~tests/worker/support/withoutProviderFaults'

const sandboxDb = (env as Env & { SANDBOX_DB: D1Database }).SANDBOX_DB

withoutProviderFaults()

const start = async (request: OrderRequest, provider: PaymentProvider = 'stripe') => {
  const started = await startPayment(createServices(), provider, request)
  if (!started.ok) throw new Error(started.code)
  return started.value
}
const atProvider = async (id: string): Promise<Stripe.Checkout.Session.Status | null | undefined> =>
  (await readRecord<SessionRecord>(sandboxDb, 'session', id))?.session.status

describe('one form', () => {
  it.each([
    ['another plan', (key: string) => form(key, 'global')],
    ['another address', (key: string) => ({ ...form(key), customerEmail: 'other@example.com' })],
    ['another name', (key: string) => ({ ...form(key), customerName: 'Bea' })],
  ])(
    'R-PAY-05 expires its first session at the provider before it opens another for %s',
    async (_, changed) => {
      const key = crypto.randomUUID()
      const first = await start(form(key))
      const second = await start(changed(key))
      expect(second.sessionId).not.toBe(first.sessionId)
      expect([await atProvider(first.sessionId), await atProvider(second.sessionId)]).toEqual([
        'expired',
        'open',
      ])
      await press(first.sessionId, 'pay')
      await press(second.sessionId, 'pay')
      expect(await mailsOf(second.sessionId)).toEqual(['order_paid'])
      const mine = (await database.select().from(orders)).filter(({ formKey }) => formKey === key)
      expect(mine.map(({ status }) => status).sort()).toEqual(['expired', 'paid'])
    },
  )

  it('R-PAY-05 can return to the first plan and then switch to the wallet', async () => {
    const key = crypto.randomUUID()
    const first = await start(form(key))
    await start(form(key, 'global'))
    const again = await start(form(key))
    expect(again.sessionId).not.toBe(first.sessionId)
    const wallet = await start(form(key, 'essential'), 'paypal')
    expect(await atProvider(again.sessionId)).toBe('expired')
    await approve(wallet.sessionId, 'pay')
    expect(
      await processPayPalPayment(
        createServices(),
        approved(wallet.sessionId, { amount: checkoutDollars('essential'), planType: 'essential' }),
      ),
    ).toMatchObject({ ok: true })
  })

  it('R-PAY-05 does not capture a superseded wallet payment', async () => {
    const key = crypto.randomUUID()
    const left = await start(form(key), 'paypal')
    const next = await start(form(key, 'global'))
    // Approved in a window that was still open, then reported by webhook, call and redirect.
    await approve(left.sessionId, 'pay', 'at_once')
    expect(await processPayPalPayment(createServices(), approved(left.sessionId))).toMatchObject({
      ok: false,
    })
    await send(`/orders/paypal?token=${left.sessionId}`)
    const [order] = (await database.select().from(orders)).filter(
      ({ formKey, plan }) => formKey === key && plan === 'pro',
    )
    expect(order).toMatchObject({ status: 'expired', paidAt: null, providerPaymentId: null })
    await press(next.sessionId, 'pay')
    expect(await rowOf(next.sessionId)).toMatchObject({ status: 'paid' })
  })

  it('returns the upload page of a paid order and opens no other session', async () => {
    const key = crypto.randomUUID()
    const first = await start(form(key))
    await press(first.sessionId, 'pay', 'never')
    expect(await start(form(key, 'global'))).toEqual({
      url: `${origin}/upload?session_id=${first.sessionId}`,
      sessionId: first.sessionId,
      settled: true,
    })
  })

  it('opens no session until the provider confirms that the first is expired', async () => {
    const key = crypto.randomUUID()
    const first = await start(form(key))
    await setProviderFault('error', 10)
    expect(await startPayment(createServices(), 'stripe', form(key, 'global'))).toEqual({
      ok: false,
      code: 'provider_unreachable',
    })
    await clearProviderFaults()
    expect(await atProvider(first.sessionId)).toBe('open')
    await start(form(key, 'global'))
    expect(await atProvider(first.sessionId)).toBe('expired')
  })

  it('sent concurrently from several tabs with different plans opens one session', async () => {
    const key = crypto.randomUUID()
    const plans = ['essential', 'pro', 'global'] as const
    const started = await Promise.all(
      plans.map((plan) => startPayment(createServices(), 'stripe', form(key, plan)).catch(() => undefined)),
    )
    const mine = (await database.select().from(orders)).filter(({ formKey }) => formKey === key)
    expect(mine.filter(({ providerSessionId }) => providerSessionId).length).toBeLessThanOrEqual(1)
    expect(started.filter((one) => one?.ok).length).toBeLessThanOrEqual(1)
    // A retry succeeds.
    const last = await start(form(key, 'global'))
    const { results } = await sandboxDb
      .prepare("SELECT json FROM records WHERE collection = 'session'")
      .all<{ json: string }>()
    const ids = new Set(mine.map(({ id }) => id))
    const open = results
      .map(({ json }) => (JSON.parse(json) as SessionRecord).session)
      .filter((session) => session.status === 'open' && ids.has(session.client_reference_id ?? ''))
    expect(open.map(({ id }) => id)).toEqual([last.sessionId])
  })

  it('does not affect other forms', async () => {
    const theirs = await start(form())
    await start({ ...form(), plan: 'global' })
    expect(await atProvider(theirs.sessionId)).toBe('open')
  })
})

describe('returning from the provider', () => {
  const leave = async (sessionId: string) => {
    const away = (await press(sessionId, 'cancel')).headers.get('location') ?? ''
    expect(away).toMatch(new RegExp(`^${origin}/orders/return\\?form=[0-9a-f-]{36}&edition=(us|br)$`))
    return (await send(away.replace(origin, ''))).headers.get('location')
  }

  it.each([
    ['us', '/payment'],
    ['br', '/payment-br'],
  ] as const)(
    'R-PAY-05 a buyer of %s who cancels returns to the plan and the form',
    async (edition, page) => {
      const request = { ...form(), edition }
      const { sessionId } = await start(request)
      expect(await leave(sessionId)).toBe(`${page}?plan=pro&resume=${request.requestKey}`)
      expect(await getCheckoutState(createServices(), request.requestKey)).toEqual({
        state: 'unpaid',
        open: true,
        customerName: 'Ana Lima',
        customerEmail: 'ana@example.com',
        offer: 'checkout',
        edition,
        plan: 'pro',
      })
    },
  )

  it.each([
    ['us', '/ai-photo-service-us#not-charged'],
    ['br', '/ai-photo-service-br#not-charged'],
  ])('R-PAY-05 a buyer from a plan card of %s returns to its page', async (edition, page) => {
    const answer = await post('/orders', { edition, offer: 'service', plan: 'pro' })
    expect(await leave(answer.headers.get('location')?.split('/').pop() ?? '')).toBe(page)
  })

  it('reports an unpaid order only when the provider confirms it', async () => {
    const request = form()
    const { sessionId } = await start(request)
    await setProviderFault('error', 10)
    expect(await getCheckoutState(createServices(), request.requestKey)).toMatchObject({
      state: 'unreachable',
    })
    await clearProviderFaults()
    await press(sessionId, 'pay', 'never')
    const url = `${origin}/upload?session_id=${sessionId}`
    expect(await getCheckoutState(createServices(), request.requestKey)).toEqual({ state: 'paid', url })
    const back = await send(`/orders/return?form=${request.requestKey}&edition=us`)
    expect(back.headers.get('location')).toBe(url)
  })

  it('returns nothing about an expired form or an unknown one', async () => {
    const request = form()
    await start(request)
    const later = createServices({ now: () => new Date(Date.now() + 4 * 3_600_000) })
    expect(await getCheckoutState(later, request.requestKey)).toEqual({ state: 'unknown' })
    expect(await getCheckoutState(createServices(), crypto.randomUUID())).toEqual({ state: 'unknown' })
    for (const query of ['', '?form=1&edition=br', `?form=${crypto.randomUUID()}&edition=br`])
      expect((await send(`/orders/return${query}`)).headers.get('location')).toBe(
        query ? '/ai-photo-service-br' : '/ai-photo-service-us',
      )
  })
})

describe('the mail recipient', () => {
  it('is the address confirmed at Stripe; the one from the form is kept', async () => {
    const request = { ...form(), customerEmail: 'x@gmail' }
    const { sessionId } = await start(request)
    await press(sessionId, 'pay', 'at_once', { email: 'x@gmail.com' })
    expect(await rowOf(sessionId)).toMatchObject({
      customerEmail: 'x@gmail.com',
      enteredEmail: 'x@gmail',
      providerEmail: 'x@gmail.com',
    })
    await expect.poll(async () => (await send('/__sandbox/outbox')).text()).toContain('x@gmail.com')
  })

  it('stays the address from the form when the PayPal account has another, which is kept', async () => {
    const request = { ...form(), customerEmail: 'studio@example.com' }
    const { sessionId } = await start(request, 'paypal')
    await approve(sessionId, 'pay')
    await processPayPalPayment(createServices(), approved(sessionId))
    expect(await rowOf(sessionId)).toMatchObject({
      customerEmail: 'studio@example.com',
      enteredEmail: 'studio@example.com',
      providerEmail: 'ana@example.com',
    })
  })
})

describe('the form without JavaScript', () => {
  it.each([
    ['us', 'Please check your email address'],
    ['br', 'O endereço de e-mail parece incompleto'],
  ])('R-COE-10 reports an invalid address in %s, not empty fields', async (edition, message) => {
    const answer = await postForm({ edition, customerEmail: 'no address' })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain(message)
    expect(page).not.toMatch(/fill in all fields|preencha todos/)
  })

  it('R-PAY-05 expires the earlier session of the same form', async () => {
    const key = crypto.randomUUID()
    const go = async (plan: string) =>
      (await postForm({ plan, requestKey: key })).headers.get('location')?.split('/').pop() ?? ''
    const first = await go('pro')
    expect(await go('pro')).toBe(first)
    const second = await go('global')
    expect([await atProvider(first), await atProvider(second)]).toEqual(['expired', 'open'])
  })
})
