import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { runScheduledJobs } from '~/app/cron'
import { failure, success } from '~/core/result'
import { orders } from '~/server/db/schema'
import { confirmOrder } from '~/server/orders/confirmOrder'
import { refundableMinor, refundOrder } from '~/server/orders/refunds/refundOrder'
import { transitionOrder } from '~/server/orders/transitionOrder'
import type { Dispute } from '~/server/payments/dispute'
import { createServices } from '~/server/services'
import type { DisputeAction } from '~dev/sandbox/disputeActions'
import { checkoutPrice } from '~tests/prices'
import { backgroundDone } from '~tests/worker/support/background'
import {
  approve,
  clearProviderFaults,
  database,
  origin,
  paidByWallet,
  paidOrder,
  post,
  press,
  rowOf,
  setProviderFault,
  settle,
  settleWallet,
  withGateway,
} from '~tests/worker/support/buyer'
import { composeMail } from '~tests/worker/support/composed'
import { withMovableClock } from '~tests/worker/support/movableClock'
import { inOwnerLanguage } from '~tests/worker/support/ownerLanguage'
import { owner } from '~tests/worker/support/studio'
import { disputeMailsOf, historyOf, mailsAbout, rowsOf } from './disputeRecords'

const price = checkoutPrice()
const day = 24 * 60

withMovableClock()

const services = () => createServices()
const advance = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)

describe.each([
  ['stripe', paidOrder],
  ['paypal', paidByWallet],
] as const)('a dispute at %s', (provider, buy) => {
  const triggerEvent = async (
    session: string,
    action: DisputeAction,
    webhook: 'at_once' | 'twice' | 'never' = 'at_once',
  ) => {
    const answer = await (provider === 'stripe'
      ? settle(session, action, webhook)
      : settleWallet(session, action, webhook))
    expect(answer.status).toBe(303)
    await backgroundDone()
    // Keeps readings out of the same millisecond, as with a real provider.
    vi.setSystemTime(Date.now() + 1)
  }
  /** Minor units withdrawn at opening: PayPal only holds the money until its decision. */
  const held = provider === 'stripe' ? price : 0

  it('marks the order, is logged, and is mailed to the owner with the response deadline', async () => {
    const session = await buy()
    await triggerEvent(session, 'dispute', 'twice')
    expect(await rowOf(session)).toMatchObject({ status: 'paid', dispute: 'disputed', takenMinor: held })
    const [row] = await rowsOf(session)
    expect(row).toMatchObject({
      kind: 'dispute',
      status: 'open',
      reason: 'not_received',
      amountMinor: price,
      currency: 'USD',
      takenMinor: held,
      respondBy: expect.any(Date),
    })
    expect(await historyOf(session)).toEqual(['dispute_opened', ...(held ? ['dispute_taken'] : [])])
    expect(await disputeMailsOf(session)).toEqual(['owner_dispute'])
    const [mail] = (await mailsAbout(session)).filter(({ kind }) => kind === 'owner_dispute')
    if (!mail) throw new Error('no mail')
    expect(mail.sentAt).toBeInstanceOf(Date)
    const composed = await composeMail(services(), mail)
    const text = 'mail' in composed ? composed.mail.text : ''
    expect(text).toContain(`US$ ${price / 100}`)
    expect(text).toContain('a compra não teria chegado')
    expect(text).toMatch(
      /Responda até \d+º? de \p{L}+ de \d{4} às \d+:\d{2} (no painel da Stripe|na Central de Resoluções)/u,
    )
    expect(text).toContain(`/desk/orders/${row?.orderId}`)
    expect('mail' in composed && composed.mail.subject).toMatch(/^Responda até \d+º? de \p{L}+/u)
    const english = await inOwnerLanguage('en-US', () => composeMail(services(), mail))
    expect('mail' in english && english.mail.text).toMatch(
      /reported as not received(.|\n)*Answer by \w+ \d+, \d{4} at \d+:\d{2}\s[AP]M in (the Stripe dashboard|PayPal’s Resolution Center)/,
    )
  })

  it('of a second payment belongs to that one, which the owner’s mail names', async () => {
    const session = await buy()
    const { id: orderId, amountMinor, providerPaymentId } = await rowOf(session)
    const gateway = services().gateways[provider]
    const created = await gateway.createSession({
      ...{ orderId, attempt: 2, plan: 'pro', name: 'Portraits', description: 'Portraits', amountMinor },
      ...{ currency: 'USD', locale: 'en-US', customerEmail: null, successUrl: origin, cancelUrl: origin },
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    if (!created.ok) throw new Error(created.code)
    const { id: second } = created.value
    if (gateway.capture) {
      await approve(second, 'pay')
      await gateway.capture(second, 0)
    } else await press(second, 'pay')
    const read = await gateway.readSession(second)
    const paymentId = read.ok ? (read.value.paymentId ?? '') : ''
    await triggerEvent(second, 'dispute')
    expect(await rowsOf(session)).toMatchObject([{ paymentId, status: 'open' }])
    expect(await rowOf(session)).toMatchObject({ status: 'paid', dispute: null, takenMinor: 0 })
    expect(refundableMinor(await rowOf(session))).toBe(price)
    const [mail] = (await mailsAbout(session)).filter(({ kind }) => kind === 'owner_dispute')
    if (!mail) throw new Error('no mail')
    const composed = await composeMail(services(), mail)
    const text = 'mail' in composed ? composed.mail.text : ''
    expect(text).toContain(`Número do pagamento: ${paymentId}`)
    expect(text).not.toContain(providerPaymentId)
    await triggerEvent(session, 'dispute')
    expect(await rowOf(session)).toMatchObject({ dispute: 'disputed', takenMinor: held })
    expect(new Set((await rowsOf(session)).map((row) => row.paymentId))).toEqual(
      new Set([paymentId, providerPaymentId]),
    )
  })

  it('that is answered and won removes the mark and makes the money refundable again', async () => {
    const session = await buy()
    await triggerEvent(session, 'dispute')
    expect(refundableMinor(await rowOf(session))).toBe(price - held)
    await triggerEvent(session, 'answer')
    expect(await rowOf(session)).toMatchObject({ dispute: 'disputed' })
    await triggerEvent(session, 'win', 'twice')
    expect(await rowOf(session)).toMatchObject({ dispute: null, takenMinor: 0 })
    expect(refundableMinor(await rowOf(session))).toBe(price)
    expect(await historyOf(session)).toEqual([
      'dispute_opened',
      ...(held ? ['dispute_taken'] : []),
      'dispute_answered',
      'dispute_won',
      ...(held ? ['dispute_returned'] : []),
    ])
    expect(await disputeMailsOf(session)).toEqual(['owner_dispute', 'owner_dispute_ended'])
  })

  it('that is lost leaves nothing to refund', async () => {
    const session = await buy()
    await triggerEvent(session, 'dispute')
    await triggerEvent(session, 'lose')
    const row = await rowOf(session)
    expect(row).toMatchObject({ status: 'paid', dispute: 'lost', takenMinor: price, refundedMinor: 0 })
    expect(refundableMinor(row)).toBe(0)
    const again = await refundOrder(services(), row, { amountMinor: 100, refundedMinor: 0, by: owner })
    expect(again).toEqual(failure('wrong_amount'))
    expect(await historyOf(session)).toEqual(
      held
        ? ['dispute_opened', 'dispute_taken', 'dispute_lost']
        : ['dispute_opened', 'dispute_lost', 'dispute_taken'],
    )
    expect(await disputeMailsOf(session)).toEqual(['owner_dispute', 'owner_dispute_lost'])
  })

  it('of an order by payment link counts no refunded money as taken where its provider settles by refund', async () => {
    const session = await buy()
    await refundOrder(services(), await rowOf(session), { amountMinor: 10_000, refundedMinor: 0, by: owner })
    await database
      .update(orders)
      .set({ provider: `${provider}_link` })
      .where(eq(orders.providerSessionId, session))
    const lost = { kind: 'dispute', status: 'lost', reason: 'not_received', takenMinor: price } as const
    const now = new Date()
    await transitionOrder(services(), await rowOf(session), {
      moves: [],
      disputes: {
        disputes: [{ ...lost, id: crypto.randomUUID(), respondBy: null, openedAt: now }],
        paymentId: (await rowOf(session)).providerPaymentId ?? '',
        readAt: now,
      },
    })
    expect((await rowOf(session)).takenMinor).toBe(held || price - 10_000)
  })

  it('that starts as an inquiry is a warning first, then a dispute with another mail', async () => {
    const session = await buy()
    await triggerEvent(session, 'inquiry')
    expect(await rowOf(session)).toMatchObject({ dispute: 'warning', takenMinor: 0 })
    await triggerEvent(session, 'escalate')
    expect(await rowOf(session)).toMatchObject({ dispute: 'disputed', takenMinor: held })
    expect(await historyOf(session)).toEqual([
      'dispute_opened',
      'dispute_opened',
      ...(held ? ['dispute_taken'] : []),
    ])
    expect(await disputeMailsOf(session)).toEqual(['owner_dispute', 'owner_dispute'])
  })

  it('that is withdrawn as an inquiry removes the mark', async () => {
    const session = await buy()
    await triggerEvent(session, 'inquiry')
    await triggerEvent(session, 'withdraw')
    expect(await rowOf(session)).toMatchObject({ dispute: null, takenMinor: 0 })
    expect(await historyOf(session)).toEqual(['dispute_opened', 'dispute_closed'])
    expect(await disputeMailsOf(session)).toEqual(['owner_dispute', 'owner_dispute_ended'])
  })

  it('without webhooks is found by the scheduled check, including its end', async () => {
    const session = await buy()
    await triggerEvent(session, 'inquiry', 'never')
    expect(await rowOf(session)).toMatchObject({ dispute: null })
    advance(day + 1)
    await runScheduledJobs()
    expect(await rowOf(session)).toMatchObject({ dispute: 'warning' })
    await triggerEvent(session, 'escalate', 'never')
    advance(day + 1)
    await runScheduledJobs()
    expect(await rowOf(session)).toMatchObject({ dispute: 'disputed' })
    await triggerEvent(session, 'lose', 'never')
    advance(day + 1)
    await runScheduledJobs()
    expect(await rowOf(session)).toMatchObject({ dispute: 'lost', takenMinor: price })
    expect(await disputeMailsOf(session)).toEqual(['owner_dispute', 'owner_dispute', 'owner_dispute_lost'])
  })

  it('is retried by redelivery while the provider does not respond', async () => {
    const session = await buy()
    await triggerEvent(session, 'dispute', 'never')
    const rejecting = withGateway(provider, () => ({ readDisputes: async () => failure('provider_refused') }))
    expect(await confirmOrder(rejecting, session, { disputed: true })).toEqual(failure('unreachable'))
    expect(await confirmOrder(rejecting, session)).toMatchObject({ ok: true })
    await post('/__sandbox/deliveries', {})
    await setProviderFault('error', 2)
    await confirmOrder(services(), session, { disputed: true })
    await clearProviderFaults()
    expect(await confirmOrder(services(), session, { disputed: true })).toMatchObject({ ok: true })
    expect(await rowOf(session)).toMatchObject({ dispute: 'disputed' })
    expect(await disputeMailsOf(session)).toEqual(['owner_dispute'])
  })

  it('keeps the later of two readings, whichever is written first', async () => {
    const session = await buy()
    await triggerEvent(session, 'dispute', 'never')
    const gateway = services().gateways[provider]
    const { providerPaymentId } = await rowOf(session)
    const before = await gateway.readDisputes(providerPaymentId ?? '')
    const early = new Date()
    await triggerEvent(session, 'lose', 'never')
    await confirmOrder(services(), session, { disputed: true })
    expect(await rowOf(session)).toMatchObject({ dispute: 'lost' })
    const late = withGateway(provider, () => ({ readDisputes: async () => before }))
    await confirmOrder({ ...late, now: () => early }, session, { disputed: true })
    expect(await rowOf(session)).toMatchObject({ dispute: 'lost', takenMinor: price })
    expect(await disputeMailsOf(session)).toEqual(['owner_dispute_lost'])
  })

  it('is not queried for an ordinary purchase', async () => {
    const spy = vi.fn()
    const observed = withGateway(provider, ({ readDisputes }) => ({
      readDisputes: (id: string) => {
        spy(id)
        return readDisputes(id)
      },
    }))
    const session = await buy()
    await confirmOrder(observed, session)
    expect(spy).not.toHaveBeenCalled()
    await confirmOrder(observed, session, { refundsDue: true })
    expect(spy).toHaveBeenCalledTimes(1)
  })

  it('that is lost after the whole refund takes the money once more, unless the refund settles it', async () => {
    const session = await buy()
    await (provider === 'stripe' ? settle(session, 'refund') : settleWallet(session, 'refund'))
    const lost: Dispute = {
      ...{ id: crypto.randomUUID(), kind: 'dispute', status: 'lost', reason: 'fraud', takenMinor: price },
      ...{ respondBy: null, openedAt: new Date() },
    }
    const disputing = withGateway(provider, () => ({ readDisputes: async () => success([lost]) }))
    expect(await confirmOrder(disputing, session, { disputed: true })).toMatchObject({ ok: true })
    expect(await rowOf(session)).toMatchObject({
      ...{ status: 'refunded', refundedMinor: price },
      ...(provider === 'stripe' ? { dispute: 'lost', takenMinor: price } : { dispute: null, takenMinor: 0 }),
    })
    expect(refundableMinor(await rowOf(session))).toBe(0)
  })

  it('after a partial refund counts no money twice', async () => {
    const session = await buy()
    await (provider === 'stripe' ? settle(session, 'refund_half') : settleWallet(session, 'refund_half'))
    await triggerEvent(session, 'dispute')
    await triggerEvent(session, 'lose')
    const row = await rowOf(session)
    expect(row).toMatchObject({ refundedMinor: price / 2, takenMinor: price / 2, dispute: 'lost' })
    expect(refundableMinor(row)).toBe(0)
  })
})
