import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { runScheduledJobs } from '~/app/cron'
import { processPayPalPayment } from '~/features/checkout/server/processPayPalPayment'
import { startPayment } from '~/features/checkout/server/startPayment'
import { orders } from '~/server/db/schema'
import { confirmOrder } from '~/server/orders/confirmOrder'
import type { Gateway } from '~/server/payments/gateway'
import { createServices } from '~/server/services'
import {
  approve,
  approved,
  database,
  form,
  mailsOf,
  origin,
  press,
  rowOf,
  settleWallet,
  statusOf,
  walletOrder,
  withGateway,
} from '~tests/worker/support/buyer'
import { withoutProviderFaults } from '~tests/worker/support/withoutProviderFaults'
import { capturesOf, later } from './walletOrders'

withoutProviderFaults()

describe('card and wallet of one form', () => {
  it('a started card session is expired before the wallet opens', async () => {
    const request = form()
    const card = await startPayment(createServices(), 'stripe', request)
    if (!card.ok) throw new Error(card.code)
    const wallet = await walletOrder(request)
    await press(card.value.sessionId, 'pay')
    await approve(wallet, 'pay')
    await processPayPalPayment(createServices(), approved(wallet))
    expect(await rowOf(wallet)).toMatchObject({ status: 'paid', provider: 'paypal', attempt: 2 })
    expect(await mailsOf(wallet)).toEqual(['order_paid'])
  })

  it('a wallet payment superseded by the card is not captured', async () => {
    const request = form()
    const wallet = await walletOrder(request)
    const card = await startPayment(createServices(), 'stripe', request)
    if (!card.ok) throw new Error(card.code)
    await approve(wallet, 'pay', 'at_once')
    expect(await processPayPalPayment(createServices(), approved(wallet))).toEqual({
      ok: false,
      code: 'not_paid',
    })
    expect(await capturesOf(wallet)).toBe(0)
    await press(card.value.sessionId, 'pay')
    expect(await mailsOf(card.value.sessionId)).toEqual(['order_paid'])
  })

  it('an approved wallet payment is captured before a card payment starts', async () => {
    const request = form()
    const wallet = await walletOrder(request)
    await approve(wallet, 'pay')
    const card = await startPayment(createServices(), 'stripe', request)
    expect(card).toEqual({
      ok: true,
      value: { url: `${origin}/upload?session_id=${wallet}&plan=pro`, sessionId: wallet, settled: true },
    })
    expect(await statusOf(wallet)).toBe('paid')
  })

  it('a declined wallet payment is not retried after the buyer switches to the card', async () => {
    const request = form()
    const wallet = await walletOrder(request)
    await approve(wallet, 'declined')
    await processPayPalPayment(createServices(), approved(wallet))
    await approve(wallet, 'pay')
    const card = await startPayment(createServices(), 'stripe', request)
    if (!card.ok) throw new Error(card.code)
    await press(card.value.sessionId, 'pay')
    await runScheduledJobs(later(60))
    expect(await capturesOf(wallet)).toBe(0)
    expect(await mailsOf(card.value.sessionId)).toEqual(['order_paid'])
  })
})
describe('concurrent card and wallet payments', () => {
  it('a capture that finishes after the card was started settles the order and expires the card session', async () => {
    const request = form()
    const wallet = await walletOrder(request)
    await approve(wallet, 'declined')
    await processPayPalPayment(createServices(), approved(wallet))
    await approve(wallet, 'pay')
    let card = ''
    const services = withGateway('paypal', ({ capture }) => ({
      capture: async (...args) => {
        const started = await startPayment(createServices(), 'stripe', request)
        if (!started.ok) throw new Error(started.code)
        card = started.value.sessionId
        return capture(...args)
      },
    }))
    expect(await processPayPalPayment(services, approved(wallet))).toMatchObject({ ok: true })
    expect(await rowOf(wallet)).toMatchObject({
      status: 'paid',
      provider: 'paypal',
      supersededSessionId: null,
    })
    await press(card, 'pay')
    expect(await mailsOf(wallet)).toEqual(['order_paid'])
    await settleWallet(wallet, 'refund')
    await confirmOrder(createServices(), wallet)
    expect(await statusOf(wallet)).toBe('refunded')
  })

  it('a card session overtaken by the wallet is expired and not returned', async () => {
    const checkoutForm = form()
    let created = ''
    let wallet = ''
    const services = withGateway('stripe', ({ createSession }) => ({
      createSession: async (request) => {
        const session = await createSession(request)
        if (session.ok) created = session.value.id
        wallet = await walletOrder(checkoutForm)
        return session
      },
    }))
    const started = await startPayment(services, 'stripe', checkoutForm)
    expect(started).toEqual({ ok: false, code: 'changed_meanwhile' })
    await press(created, 'pay')
    await approve(wallet, 'pay')
    await processPayPalPayment(createServices(), approved(wallet))
    expect(await rowOf(wallet)).toMatchObject({ status: 'paid', provider: 'paypal' })
    expect(await mailsOf(wallet)).toEqual(['order_paid'])
  })

  it('an update of a superseded session does not affect the order', async () => {
    const request = form()
    const wallet = await walletOrder(request)
    const overtaken = ({ readSession }: Gateway): Partial<Gateway> => ({
      readSession: async (id) => {
        const read = await readSession(id)
        // The scheduled check has read “open” after the expiry time; now the buyer switches to the card.
        const started = await startPayment(createServices(), 'stripe', request)
        if (!started.ok) throw new Error(started.code)
        return read
      },
    })
    await confirmOrder(withGateway('paypal', overtaken, later(240)), wallet)
    const [row] = await database.select().from(orders).where(sql`form_key = ${request.requestKey}`)
    expect(row).toMatchObject({ status: 'created', provider: 'stripe', attempt: 2 })
  })
})
