import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog, outbox } from '~/server/db/schema'
import { confirmOrder } from '~/server/orders/confirmOrder'
import { createServices } from '~/server/services'
import { checkoutPrice } from '~tests/prices'
import { database, mailsOf, order, origin, paidOrder, press, rowOf, settle } from './support/buyer'
import { composed } from './support/composed'

/** Opens another session of an order. @returns its id */
async function openAnother(session: string, attempt = 2, amountMinor = checkoutPrice()): Promise<string> {
  const created = await createServices().gateways.stripe.createSession({
    ...{
      orderId: (await rowOf(session)).id,
      attempt,
      plan: 'pro',
      name: 'Portraits',
      description: 'Portraits',
    },
    ...{ amountMinor, currency: 'USD', locale: 'en-US', customerEmail: null },
    ...{ successUrl: origin, cancelUrl: origin, expiresAt: new Date(Date.now() + 3_600_000) },
  })
  if (!created.ok) throw new Error(created.code)
  return created.value.id
}

async function paymentOf(session: string): Promise<string> {
  const read = await createServices().gateways.stripe.readSession(session)
  if (!read.ok || !read.value.paymentId) throw new Error('not paid')
  return read.value.paymentId
}

describe('a further payment of a paid order', () => {
  it('is reported once, in a mail that names it and the payment to keep', async () => {
    const session = await paidOrder()
    const others = [await openAnother(session), await openAnother(session, 3)]
    for (const other of others) await press(other, 'pay')
    expect(await mailsOf(session)).toEqual(['order_paid', 'owner_paid_twice', 'owner_paid_twice'])
    const payments = await Promise.all(others.map(paymentOf))
    const row = await rowOf(session)
    const mails = await database
      .select()
      .from(outbox)
      .where(sql`kind = 'owner_paid_twice' AND subject_id = ${row.id}`)
    const named = await Promise.all(
      mails.map(async (mail) => {
        const text = (await composed(createServices(), mail))?.text ?? ''
        expect(text).toContain(`Número do pagamento: ${row.providerPaymentId}\n`)
        return /Pagamento a reembolsar: (.+)/.exec(text)?.[1]
      }),
    )
    expect(named.toSorted()).toEqual(payments.map((payment) => `Stripe ${payment}`).toSorted())
    const changes = await database.select().from(auditLog).where(sql`subject_id = ${row.id}`)
    expect(changes.filter(({ kind }) => kind === 'paid_twice').map(({ detail }) => detail)).toEqual(
      payments.map((payment) => `stripe ${payment}`),
    )
  })

  it.each([
    ['refund', []],
    ['refund_half', ['owner_paid_twice']],
  ] as const)('is reported after a %s only if money is left', async (how, mails) => {
    const session = await paidOrder()
    const other = await openAnother(session)
    await press(other, 'pay', 'never')
    await settle(other, how, 'never')
    expect((await confirmOrder(createServices(), other)).ok).toBe(true)
    expect(await mailsOf(session)).toEqual(['order_paid', ...mails])
  })

  it('is reported also when its amount is not that of the order', async () => {
    const session = await paidOrder()
    const other = await openAnother(session, 2, checkoutPrice() - 100)
    await press(other, 'pay')
    const { id, status, providerPaymentId } = await rowOf(session)
    expect([status, providerPaymentId]).toEqual(['paid', await paymentOf(session)])
    const changes = await database
      .select()
      .from(auditLog)
      .where(sql`subject_id = ${id} AND kind = 'paid_twice'`)
    expect(changes.map(({ detail }) => detail)).toEqual([`stripe ${await paymentOf(other)}`])
    expect(await mailsOf(session)).toContain('owner_paid_twice')
  })

  it('is reported without its number in a mail that does not know it', async () => {
    const { id: subjectId, providerPaymentId } = await rowOf(await paidOrder())
    const about = { kind: 'owner_paid_twice', subjectId, recipient: null } as const
    const text = (await composed(createServices(), about))?.text
    expect(text).toContain('Reembolse-o no painel do provedor.')
    expect(text).toContain(`Número do pagamento: ${providerPaymentId}`)
    expect(text).not.toContain('Pagamento a reembolsar')
  })
})

it('a payment in review closes the session that it superseded, so that nothing is paid twice', async () => {
  const session = await order()
  const other = await openAnother(session, 2, checkoutPrice() - 100)
  await press(other, 'pay')
  expect(await rowOf(other)).toMatchObject({ status: 'review', supersededSessionId: null })
  expect(await createServices().gateways.stripe.readSession(session)).toMatchObject({
    ok: true,
    value: { status: 'expired', paid: false },
  })
})
