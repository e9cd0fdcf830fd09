import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { priceOf } from '~/catalog/prices'
import { site } from '~/catalog/site'
import type { ProviderFailure } from '~/core/schemas/checkout'
import { actOnOrder } from '~/features/desk/server/actOnOrder'
import { orderTable } from '~/features/desk/server/orderTable'
import { ownerText } from '~/features/desk/server/ownerText'
import { readCopy } from '~/features/orders/server/copy/readCopy'
import { readOrder } from '~/features/orders/server/readOrder'
import { readUploadSession } from '~/features/photos/server/readUploadSession'
import { orders, outbox } from '~/server/db/schema'
import { confirmOrder } from '~/server/orders/confirmOrder'
import { createServices } from '~/server/services'
import {
  clearProviderFaults,
  database,
  mailsOf,
  origin,
  press,
  rowOf,
  setProviderFault,
  settle,
  withGateway,
} from '~tests/worker/support/buyer'
import { composed } from '~tests/worker/support/composed'
import { linkSession } from '~tests/worker/support/paymentLinks'
import { runOnFakeClock } from '~tests/worker/support/runOnFakeClock'

/** The plan card that has a payment link here. */
const card = priceOf('us', 'service', 'ai-photos', 'essential')
const url = 'https://buy.stripe.com/abc123'
const upload = `${origin}/upload?session_id={CHECKOUT_SESSION_ID}`

beforeEach(async () => {
  await clearProviderFaults()
  site.paymentLinks.us.essential = `${url}?prefilled_promo_code=SPRING`
})
afterEach(() => {
  site.paymentLinks.us.essential = null
})

/** An amount of dollars, below a thousand, as the owner's mails write it. */
const inPortuguese = (minor: number) => `US$ ${(minor / 100).toFixed(minor % 100 ? 2 : 0).replace('.', ',')}`

const mailAbout = async (session: string) => {
  const mail = await composed(createServices(), {
    kind: 'owner_mismatch',
    subjectId: (await rowOf(session)).id,
    recipient: null,
  })
  if (!mail) throw new Error('no mail')
  return mail
}

describe('a payment through an owner’s payment link', () => {
  it('R-PHE-11 R-UPL-21 becomes an order of the plan card when the amount matches', async () => {
    const session = await linkSession({ url, amount: card.amount })
    await press(session, 'pay')
    expect(await rowOf(session)).toMatchObject({
      provider: 'stripe_link',
      plan: 'essential',
      edition: 'us',
      status: 'paid',
      amountMinor: card.amount,
      customerEmail: 'ana@example.com',
    })
    expect(await mailsOf(session)).toEqual(['order_paid'])
  })

  it.each([
    ['a coupon', card.amount - 1000, 'usd', inPortuguese(card.amount - 1000)],
    ['a tax', card.amount + 531, 'usd', inPortuguese(card.amount + 531)],
    ['another currency', card.amount, 'eur', `€\u00a0${card.amount / 100},00`],
  ])(
    'with %s becomes an order in review, shown to the buyer and mailed to the owner',
    async (_, amount, currency, charged) => {
      const session = await linkSession({ url, returnsTo: upload, amount, currency })
      await press(session, 'pay')
      expect(await rowOf(session)).toMatchObject({
        plan: 'essential',
        status: 'review',
        amountMinor: card.amount,
        chargedMinor: amount,
        chargedCurrency: currency.toUpperCase(),
      })
      expect(await readUploadSession(createServices(), session)).toEqual({ state: 'review', received: [] })
      expect(await mailsOf(session)).toEqual(['owner_mismatch'])
      const { text } = await mailAbout(session)
      for (const fact of [
        'Plano: Essencial',
        `Preço: ${inPortuguese(card.amount)}`,
        `Cobrado: ${charged}\n`,
        'Pago via: Stripe, link de pagamento\n',
        `Número do checkout: ${session}`,
        'aceite como pago',
      ])
        expect(text).toContain(fact)
      // Another confirmation does not change it.
      await confirmOrder(createServices(), session)
      expect((await rowOf(session)).status).toBe('review')
      await settle(session, 'refund')
      expect((await rowOf(session)).status).toBe('refunded')
    },
  )

  it('of no plan card, returning to the upload page, becomes an order of unknown plan', async () => {
    const session = await linkSession({
      url: 'https://buy.stripe.com/other',
      returnsTo: `${origin}/upload-br?session_id={CHECKOUT_SESSION_ID}`,
      amount: 4321,
      currency: 'brl',
    })
    await press(session, 'pay')
    expect(await rowOf(session)).toMatchObject({ plan: 'unknown', edition: 'br', status: 'review' })
    expect((await readUploadSession(createServices(), session)).state).toBe('review')
    const { text } = await mailAbout(session)
    expect(text).toContain('Cobrado: R$ 43,21')
    expect(text).toContain('Plano: o link de pagamento não informa')
    expect(text).not.toContain('aceite como pago')
  })

  it('of another business of the owner is ignored', async () => {
    const session = await linkSession({ url: 'https://buy.stripe.com/consulting', amount: 4900 })
    await press(session, 'pay', 'never')
    expect(await confirmOrder(createServices(), session)).toEqual({ ok: false, code: 'foreign' })
    expect((await readUploadSession(createServices(), session)).state).toBe('unknown')
  })

  it('that is not among ours is put up for review at one of our prices: it may have been replaced', async () => {
    const session = await linkSession({ url: 'https://buy.stripe.com/replaced', amount: card.amount })
    await press(session, 'pay', 'never')
    await confirmOrder(createServices(), session)
    expect(await rowOf(session)).toMatchObject({ status: 'review', plan: 'unknown' })
  })

  it('is retried when the link cannot be read from the provider', async () => {
    const session = await linkSession({ url, amount: 4900 })
    await press(session, 'pay', 'never')
    const failing = (code: ProviderFailure) =>
      withGateway('stripe', () => ({ readPaymentLink: async () => ({ ok: false, code }) }))
    for (const code of ['provider_unreachable', 'provider_error', 'idempotency_conflict'] as const)
      expect(await confirmOrder(failing(code), session)).toEqual({ ok: false, code: 'unreachable' })
    await confirmOrder(createServices(), session)
    expect((await rowOf(session)).status).toBe('review')
  })

  it.each([
    ['jpy', '¥8,900 JPY', '¥4,450 JPY', '8900,00;JPY;4450,00'],
    ['eur', '€89.00 EUR', '€44.50 EUR', '89,00;EUR;44,50'],
  ])('in %s is written in what was charged, also when accepted', async (currency, paid, half, cells) => {
    const session = await linkSession({ url, amount: 8900, currency })
    await press(session, 'pay')
    await settle(session, 'refund_half')
    const { id } = await rowOf(session)
    const shown = { amount: paid, refunded: half }
    expect(await readOrder(createServices(), session)).toMatchObject({ state: 'review', ...shown })
    await actOnOrder(createServices(), { order: id, action: 'accept' }, 'owner@example.com')
    expect(await readOrder(createServices(), session)).toMatchObject({ state: 'paid', ...shown })
    const upload = await readUploadSession(createServices(), session)
    expect(upload.order?.amount).toBe(paid)
    const { data } = await readCopy(createServices(), await rowOf(session))
    expect(data.order).toMatchObject({ price: paid, refunded: half })
    const table = await new Response(orderTable(createServices(), await ownerText('pt-BR'))).text()
    expect(table.replaceAll('"', '')).toContain(cells)
  })

  it.each(['error', 'timeout', 'garbage'] as const)(
    'is not identified by its price after the provider fault %s',
    async (kind) => {
      const session = await linkSession({ url, amount: card.amount })
      await press(session, 'pay', 'never')
      const faulty = withGateway('stripe', (gateway) => ({
        readPaymentLink: async (id) => {
          await setProviderFault(kind, 2)
          return gateway.readPaymentLink(id)
        },
      }))
      const { value } = await runOnFakeClock(() => confirmOrder(faulty, session))
      expect(value).toEqual({ ok: false, code: 'unreachable' })
      await clearProviderFaults()
      expect(await database.select().from(orders).where(sql`provider_session_id = ${session}`)).toEqual([])
    },
  )

  it.each(['provider_refused', 'unknown_session'] as const)(
    'is identified by its price alone when its link is %s',
    async (code) => {
      const unreadable = withGateway('stripe', () => ({ readPaymentLink: async () => ({ ok: false, code }) }))
      const other = await linkSession({ url, amount: 4900 })
      await press(other, 'pay', 'never')
      expect(await confirmOrder(unreadable, other)).toEqual({ ok: false, code: 'unknown' })
      const session = await linkSession({ url, amount: card.amount })
      await press(session, 'pay', 'never')
      expect(await confirmOrder(unreadable, session)).toMatchObject({ ok: true, value: { status: 'paid' } })
    },
  )

  it('with a coupon for the whole price becomes an order in review, which can be accepted', async () => {
    const session = await linkSession({ url, amount: 0 })
    await press(session, 'pay')
    expect(await rowOf(session)).toMatchObject({
      status: 'review',
      plan: 'essential',
      chargedMinor: 0,
      providerPaymentId: null,
    })
    expect((await mailAbout(session)).text).toContain('Cobrado: US$ 0\n')
    const { id } = await rowOf(session)
    await actOnOrder(createServices(), { order: id, action: 'accept' }, 'owner@example.com')
    expect(await rowOf(session)).toMatchObject({ status: 'paid', amountMinor: 0 })
    // A later reading takes the missing payment neither for a refund nor for a second payment.
    expect(await confirmOrder(createServices(), session, { refundsDue: true })).toMatchObject({ ok: true })
    expect((await rowOf(session)).status).toBe('paid')
    expect(await mailsOf(session)).toEqual(['order_paid', 'owner_mismatch'])
    expect((await readUploadSession(createServices(), session)).state).toBe('ready')
  })

  it('accepted after a refund in part asks the buyer for photos: the mail says that the order continues', async () => {
    const session = await linkSession({ url, amount: 8900, currency: 'eur' })
    await press(session, 'pay')
    await settle(session, 'refund_half')
    const { id } = await rowOf(session)
    const about = { kind: 'order_refunded', subjectId: id, recipient: null } as const
    expect((await composed(createServices(), about))?.text).not.toContain('Your order continues')
    await actOnOrder(createServices(), { order: id, action: 'accept' }, 'owner@example.com')
    expect(await mailsOf(session)).toEqual(['order_refunded', 'order_refunded', 'owner_mismatch'])
    expect((await composed(createServices(), about))?.text).toContain(
      'Your order continues: we’ll start as soon as your photos are here.',
    )
  })

  it('accepted after a refund that was paid another way gets no receipt for all of it', async () => {
    const session = await linkSession({ url, amount: 4900 })
    await press(session, 'pay')
    const { id } = await rowOf(session)
    await database.update(orders).set({ settledMinor: 1000 }).where(sql`id = ${id}`)
    await actOnOrder(createServices(), { order: id, action: 'accept' }, 'owner@example.com')
    expect(await mailsOf(session)).toEqual(['order_refunded', 'owner_mismatch'])
    const mail = await composed(createServices(), { kind: 'order_refunded', subjectId: id, recipient: null })
    expect(mail?.text).toContain('Your order continues: we’ll start as soon as your photos are here.')
  })

  it('can be accepted by the owner as paid; later refunds are recorded', async () => {
    const session = await linkSession({ url, amount: 4900 })
    await press(session, 'pay')
    const { id } = await rowOf(session)
    const accepted = await actOnOrder(createServices(), { order: id, action: 'accept' }, 'owner@example.com')
    expect(accepted).toMatchObject({ ok: true, value: { status: 'paid' } })
    expect(await rowOf(session)).toMatchObject({ status: 'paid', amountMinor: 4900 })
    expect((await readUploadSession(createServices(), session)).state).toBe('ready')
    const kinds = await database.select().from(outbox).where(sql`subject_id = ${id}`)
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(['order_paid', 'owner_mismatch'])
    await settle(session, 'refund')
    expect((await rowOf(session)).status).toBe('refunded')
  })
})
