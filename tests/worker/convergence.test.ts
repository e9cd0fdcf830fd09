import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type Stripe from 'stripe'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { runScheduledJobs } from '~/app/cron'
import type { CheckoutPlanKey } from '~/catalog/photoPlans'
import { priceOf } from '~/catalog/prices'
import { site } from '~/catalog/site'
import type { PaymentProvider } from '~/core/schemas/providers'
import { processPayPalPayment } from '~/features/checkout/server/processPayPalPayment'
import { startPayment } from '~/features/checkout/server/startPayment'
import { readUploadSession } from '~/features/photos/server/readUploadSession'
import { disputes, orders, outbox, processedEvents } from '~/server/db/schema'
import { providerOfOrder } from '~/server/orders/order'
import { createServices } from '~/server/services'
import { type DisputeAction, disputeActions } from '../../dev/sandbox/disputeActions'
import type { DisputeRecord } from '../../dev/sandbox/paypal/disputes/dispute'
import type { OrderRecord } from '../../dev/sandbox/paypal/order'
import { listRecords } from '../../dev/sandbox/store'
import type { SessionRecord } from '../../dev/sandbox/stripe/record'
import {
  approve,
  approved,
  clearProviderFaults,
  database,
  form,
  post,
  press,
  send,
  setProviderFault,
  settle,
  settleWallet,
} from './support/buyer'
import { failAt, isInjected, makeFailing } from './support/failingDatabase'
import { linkSession } from './support/paymentLinks'

const { SANDBOX_DB: sandboxDb, DEEPER } = env as Env & { SANDBOX_DB: D1Database; DEEPER: number }
/** The price of the card that has a payment link. */
const linkPrice = priceOf('us', 'service', 'ai-photos', 'essential').amount
const hour = 60
const link = 'https://buy.stripe.com/abc123'

/** A step by the buyer in any tab, the provider, the network or the clock. `which` picks among the existing items. */
const which = fc.nat(5)
const webhook = fc.constantFrom('at_once', 'late', 'twice', 'out_of_order', 'never')
const single = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('start'),
      by: fc.constantFrom('stripe', 'paypal'),
      plan: fc.constantFrom('pro', 'pro', 'pro', 'essential', 'global'),
      email: fc.constantFrom('ana@example.com', 'ana@example.com', 'ana@example'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('back') }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('link'),
      webhook,
      amount: fc.constantFrom(linkPrice, linkPrice - 1000, linkPrice + 531),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('press'),
      which,
      webhook,
      outcome: fc.constantFrom('pay', 'pay', 'pay', 'pay', 'delayed', 'decline', 'cancel', 'expire'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('approve'),
      which,
      webhook,
      outcome: fc.constantFrom('pay', 'pay', 'pay', 'pay', 'review', 'declined', 'denied', 'cancel'),
      returns: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('process', 'return', 'look'), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('settle'),
      which,
      end: fc.constantFrom('well', 'badly', 'refund', 'refund_half', 'refund_fails', 'reverse'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('dispute'),
      which,
      webhook,
      action: fc.constantFrom('warn_of_fraud', 'inquiry', 'dispute', 'dispute', ...disputeActions),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('elsewhere'), what: fc.constantFrom('stripe', 'paypal') }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deliver'), which, all: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('break'),
      kind: fc.constantFrom('error', 'garbage'),
      calls: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('lose'),
      after: fc.integer({ min: 1, max: 8 }),
      answered: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait'), minutes: fc.constantFrom(1, 16, 2 * hour, 4 * hour) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('check') }) },
)
/** Mostly sequential steps; sometimes two concurrently. */
const step = fc.oneof(
  { weight: 6, arbitrary: single.map((one) => [one]) },
  { weight: 1, arbitrary: fc.tuple(single, single) },
)
type End = 'well' | 'badly' | 'refund' | 'refund_half' | 'refund_fails' | 'reverse'
type Step = {
  do: string
  by?: PaymentProvider
  plan?: CheckoutPlanKey
  email?: string
  amount?: number
  which?: number
  webhook?: Parameters<typeof press>[2]
  outcome?: string
  /** Whether the buyer's browser survives to report the approval. */
  returns?: boolean
  end?: End
  what?: 'stripe' | 'paypal'
  action?: DisputeAction | 'warn_of_fraud'
  all?: boolean
  kind?: 'error' | 'garbage'
  calls?: number
  after?: number
  answered?: boolean
  minutes?: number
}

/** Whether a reference is of another shop on the same account. */
const isElsewhere = (reference?: string | null) => reference?.startsWith('shop-') ?? false
const allCards = () => listRecords<SessionRecord>(sandboxDb, 'session')
const allWallets = () => listRecords<OrderRecord>(sandboxDb, 'paypal_order')
const cards = async () =>
  (await allCards()).filter(({ session }) => !isElsewhere(session.client_reference_id))
const wallets = async () =>
  (await allWallets()).filter(({ order }) => !isElsewhere(order.purchase_units[0].custom_id))
const pick = <Item>(items: Item[], at: number): Item | undefined => items[at % items.length]
const advance = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)

async function runStep(request: ReturnType<typeof form>, chosen: Step): Promise<unknown> {
  const { which: at = 0, webhook: mode = 'at_once', outcome = 'pay' } = chosen
  const card = pick(await cards(), at)?.session
  const wallet = pick(await wallets(), at)?.order
  switch (chosen.do) {
    case 'start':
      return startPayment(createServices(), chosen.by ?? 'stripe', {
        ...request,
        plan: chosen.plan ?? 'pro',
        customerEmail: chosen.email ?? request.customerEmail,
      })
    case 'back':
      return send(`/orders/return?form=${request.requestKey}&edition=us`)
    case 'link':
      return press(await linkSession({ url: link, amount: chosen.amount ?? linkPrice }), 'pay', mode)
    case 'press':
      return card && press(card.id, outcome as 'pay', mode)
    case 'approve':
      if (wallet) await approve(wallet.id, outcome as 'pay', mode)
      return wallet && chosen.returns && processPayPalPayment(createServices(), approved(wallet.id))
    case 'process':
      return wallet && processPayPalPayment(createServices(), approved(wallet.id))
    case 'return':
      return wallet && send(`/orders/paypal?token=${wallet.id}`)
    case 'look':
      return Promise.all(
        [card, wallet].map((payment) => payment && readUploadSession(createServices(), payment.id)),
      )
    case 'settle':
      return settleOne(card, wallet, chosen.end ?? 'well')
    case 'dispute':
      return disputeOne(card, wallet, chosen)
    case 'elsewhere':
      return post('/__sandbox/elsewhere', { what: chosen.what ?? 'stripe' })
    case 'deliver':
      return chosen.all ? post('/__sandbox/deliveries', {}) : post(`/__sandbox/deliveries/${at + 1}`, {})
    case 'break':
      return setProviderFault(chosen.kind ?? 'error', chosen.calls)
    case 'lose':
      return failAt(chosen.after ?? 1, chosen.answered)
    case 'wait':
      return advance(chosen.minutes ?? 1)
    case 'check':
      return runScheduledJobs()
  }
}

async function settleOne(
  card: Stripe.Checkout.Session | undefined,
  wallet: OrderRecord['order'] | undefined,
  end: End,
) {
  if (card && end !== 'reverse')
    await settle(card.id, end === 'well' ? 'succeeded' : end === 'badly' ? 'failed' : end)
  if (wallet) await settleWallet(wallet.id, end === 'well' ? 'complete' : end === 'badly' ? 'deny' : end)
}

/** The sandbox rejects actions that the payment's state does not allow. */
async function disputeOne(
  card: Stripe.Checkout.Session | undefined,
  wallet: OrderRecord['order'] | undefined,
  { action = 'dispute', webhook: mode }: Step,
) {
  if (card) await settle(card.id, action, mode)
  if (wallet && action !== 'warn_of_fraud') await settleWallet(wallet.id, action, mode)
}

/** Ignores injected database failures and conflicts with a faster tab, which fail a single request. */
function ignoreExpected(error: unknown): void {
  const overtaken = error instanceof Error && error.message.startsWith('The order changed')
  if (!overtaken && !isInjected(error)) throw error
}

type Truth = {
  id: string
  order: string
  price: number
  charged: boolean
  refundedMinor: number
  state: 'open' | 'pending' | 'failed'
  disputes: DisputeTruth[]
  warnings: { id: string; status: string }[]
}

/** A dispute with the provider's own status, and the minor units withdrawn so far. */
type DisputeTruth = { id: string; inquiry: boolean; providerStatus: string; takenMinor: number }

/** Every payment as recorded by the providers. */
async function truth(): Promise<Truth[]> {
  const charges = await listRecords<Stripe.Charge>(sandboxDb, 'charge')
  const cardDisputes = await listRecords<Stripe.Dispute>(sandboxDb, 'dispute')
  const walletDisputes = await listRecords<DisputeRecord>(sandboxDb, 'paypal_dispute')
  const warnings = await listRecords<Stripe.Radar.EarlyFraudWarning>(sandboxDb, 'early_fraud_warning')
  const byCard = (await cards()).map(({ session, delayed }): Truth => {
    const charge = charges.find(({ payment_intent }) => payment_intent === session.payment_intent)
    return {
      id: session.id,
      order: session.client_reference_id ?? session.id,
      price: session.amount_total ?? 0,
      charged: session.payment_status === 'paid',
      refundedMinor: charge?.amount_refunded ?? 0,
      state: delayed === 'pending' ? 'pending' : delayed === 'failed' ? 'failed' : 'open',
      disputes: cardDisputes
        .filter((dispute) => dispute.charge === charge?.id)
        .map(({ id, status, balance_transactions: moved }) => ({
          id,
          inquiry: status.startsWith('warning_'),
          providerStatus: status.replace('warning_', ''),
          takenMinor: moved.reduce((sum, { amount }) => sum - amount, 0),
        })),
      warnings: warnings
        .filter((warning) => warning.charge === charge?.id)
        .map(({ id }) => ({ id, status: charge?.disputed || charge?.refunded ? 'closed' : 'open' })),
    }
  })
  const byWallet = (await wallets()).map(({ order }): Truth => {
    const payments = order.purchase_units[0].payments
    const status = payments?.captures[0].status
    const refunded = (payments?.refunds ?? []).reduce(
      (sum, { status, amount }) => (status === 'FAILED' ? sum : sum + Number(amount.value) * 100),
      0,
    )
    const price = Math.round(Number(order.purchase_units[0].amount.value) * 100)
    return {
      id: order.id,
      order: order.purchase_units[0].custom_id ?? '',
      price,
      charged: status !== undefined && status !== 'PENDING' && status !== 'DECLINED',
      refundedMinor: status === 'REFUNDED' ? price : Math.round(refunded),
      state: status === 'PENDING' ? 'pending' : status === 'DECLINED' ? 'failed' : 'open',
      disputes: walletDisputes
        .filter(({ orderId }) => orderId === order.id)
        .map(({ dispute }) => ({
          id: dispute.dispute_id,
          inquiry: dispute.dispute_life_cycle_stage === 'INQUIRY',
          providerStatus: dispute.dispute_outcome?.outcome_code ?? dispute.status,
          takenMinor: dispute.money_movements ? Math.round(Number(dispute.dispute_amount.value) * 100) : 0,
        })),
      warnings: [],
    }
  })
  return [...byCard, ...byWallet]
}

/** Maps provider statuses to the site's. */
const statusMap: Record<string, string> = {
  needs_response: 'open',
  under_review: 'answered',
  won: 'won',
  lost: 'lost',
  closed: 'closed',
  OPEN: 'open',
  WAITING_FOR_SELLER_RESPONSE: 'open',
  UNDER_REVIEW: 'answered',
  RESOLVED_BUYER_FAVOUR: 'lost',
  RESOLVED_SELLER_FAVOUR: 'won',
  CANCELED_BY_BUYER: 'closed',
}

/** Dispute rows, marks and mails must match the provider, with one mail per update. */
async function expectDisputes(order: typeof orders.$inferSelect, charge: Truth | undefined): Promise<void> {
  const rows = await database.select().from(disputes).where(sql`order_id = ${order.id}`)
  const wanted = [
    ...(charge?.disputes ?? []).map(({ id, inquiry, providerStatus, takenMinor }) => ({
      ...{ id, kind: inquiry ? 'inquiry' : 'dispute', status: statusMap[providerStatus], takenMinor },
    })),
    ...(charge?.warnings ?? []).map(({ id, status }) => ({ id, kind: 'warning', status, takenMinor: 0 })),
  ]
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id)
  const stored = rows.map(({ id, kind, status, takenMinor }) => ({ id, kind, status, takenMinor }))
  expect(stored.sort(byId)).toEqual(wanted.sort(byId))
  const left = charge ? charge.price - charge.refundedMinor : 0
  const sum = wanted.reduce((total, one) => total + one.takenMinor, 0)
  // PayPal settles a lost dispute by a refund; Stripe takes its money apart from refunds.
  const taken = providerOfOrder(order) === 'paypal' ? Math.max(0, Math.min(left, sum)) : sum
  const ongoing = wanted.filter(({ status }) => status === 'open' || status === 'answered')
  const mark = ongoing.some(({ kind }) => kind === 'dispute')
    ? 'disputed'
    : ongoing.length
      ? 'warning'
      : taken > 0 && wanted.some(({ status }) => status === 'lost')
        ? 'lost'
        : null
  expect({ mark: order.dispute, taken: order.takenMinor }).toEqual({ mark, taken })
  const mails = await database.select().from(outbox).where(sql`subject_id = ${order.id}`)
  const mailCount = (kind: string) => mails.filter((mail) => mail.kind === kind).length
  const at = (...statuses: string[]) =>
    wanted.filter(({ kind, status = '' }) => kind !== 'warning' && statuses.includes(status)).length
  expect(mailCount('owner_dispute_lost')).toBe(at('lost'))
  expect(mailCount('owner_dispute_ended')).toBe(at('won', 'closed'))
  // An inquiry can become a dispute; a dispute first seen after its end gets only the mail about its end.
  expect(mailCount('owner_dispute')).toBeGreaterThanOrEqual(at('open', 'answered') ? 1 : 0)
  expect(mailCount('owner_dispute')).toBeLessThanOrEqual(2 * at('open', 'answered', 'won', 'lost', 'closed'))
  expect(mailCount('owner_fraud_warning')).toBeLessThanOrEqual(charge?.warnings.length ?? 0)
  if (order.dispute === 'warning' && ongoing.some(({ kind }) => kind === 'warning'))
    expect(mailCount('owner_fraud_warning')).toBeGreaterThan(0)
}

type Started = Awaited<ReturnType<typeof startPayment>> | undefined

async function expectOnlyOpenSession(started: Started): Promise<void> {
  if (!started?.ok || started.value.settled) return
  const open = (await cards()).filter(
    ({ session }) =>
      session.status === 'open' && session.client_reference_id && session.expires_at * 1000 > Date.now(),
  )
  const wanted = open.filter(({ session }) => session.id === started.value.sessionId)
  expect(open).toEqual(wanted)
}

/** The final state of an order must match the providers' records. */
async function expectFinalState(order: typeof orders.$inferSelect, payments: Truth[]): Promise<void> {
  const own = payments.filter(
    (payment) => payment.order === order.id || payment.id === order.providerSessionId,
  )
  const charged = own.filter((payment) => payment.charged)
  expect(charged.length).toBeLessThanOrEqual(1)
  const [charge] = charged
  const current = own.find(({ id }) => id === order.providerSessionId)
  const fits = charge?.price === order.amountMinor
  const expectedStatus = charge
    ? charge.refundedMinor >= charge.price
      ? 'refunded'
      : fits
        ? 'paid'
        : 'review'
    : current && current.state !== 'open'
      ? current.state
      : 'expired'
  expect({ status: order.status, refunded: order.refundedMinor }).toEqual({
    status: expectedStatus,
    refunded: charge?.refundedMinor ?? 0,
  })
  if (charge) expect(order.providerSessionId).toBe(charge.id)
  await expectDisputes(order, charge)
  const mails = await database.select().from(outbox).where(sql`subject_id = ${order.id}`)
  const kinds = mails.map(({ kind }) => kind)
  const confirmations = kinds.filter((kind) => kind === 'order_paid').length
  // A payment that was already refunded when first seen gets only the refund mail.
  const failed = kinds.includes('refund_failed')
  if (charge?.refundedMinor || failed) expect(confirmations).toBeLessThanOrEqual(fits ? 1 : 0)
  else expect(confirmations).toBe(charge && fits ? 1 : 0)
  if (!failed) expect(kinds.includes('order_refunded')).toBe(Boolean(charge?.refundedMinor))
  // A refund that failed before it was seen is in no row.
  expect(kinds.filter((kind) => kind === 'owner_refund_failed')).toHaveLength(
    kinds.filter((kind) => kind === 'refund_failed').length,
  )
  expect(kinds.filter((kind) => kind === 'owner_mismatch')).toHaveLength(charge && !fits ? 1 : 0)
  expect(kinds).not.toContain('owner_paid_twice')
  // The address entered at Stripe is used, the one of the PayPal account is not; both are kept.
  if (charge)
    expect(order.customerEmail).toBe(order.provider === 'paypal' ? order.enteredEmail : 'ana@example.com')
}

beforeAll(() => makeFailing(env.DB))
beforeEach(() => {
  site.paymentLinks.us.essential = link
})
afterEach(() => {
  site.paymentLinks.us.essential = null
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  failAt(Number.POSITIVE_INFINITY)
  vi.useRealTimers()
})

type Drawn = typeof step extends fc.Arbitrary<infer One> ? One : never

/** A half refund of a wallet payment that fails afterwards. */
const failedAtWallet: Drawn[] = [
  [{ do: 'approve', which: 0, webhook: 'at_once', outcome: 'pay', returns: false }],
  [{ do: 'settle', which: 0, end: 'refund_half' }],
  [{ do: 'settle', which: 0, end: 'refund_fails' }],
]

/** Regression: the buyer approved at PayPal after the order had expired, and the capture hit a database failure. */
const capturedAfterExpiry: Drawn[] = [
  [{ do: 'wait', minutes: 240 }],
  [{ do: 'process', which: 0 }],
  [{ do: 'lose', after: 3, answered: false }],
  [{ do: 'approve', which: 0, webhook: 'never', outcome: 'pay', returns: true }],
  [{ do: 'back' }],
]

it('after any steps, every order matches the providers, is charged at most once and confirmed once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12, size: 'max' }), async (steps) => {
      // Clears the tables instead of dropping them: webhooks of the previous run can still arrive.
      await clearProviderFaults()
      for (const table of ['records', 'deliveries', 'answers'])
        await sandboxDb.prepare(`DELETE FROM ${table}`).run()
      for (const table of [disputes, orders, outbox, processedEvents]) await database.delete(table)
      const request = form()
      await startPayment(createServices(), 'paypal', request)
      let faulty = false
      for (const together of steps) {
        faulty ||= together.length > 1 || together.some((one) => one.do === 'break' || one.do === 'lose')
        const [result] = await Promise.all(
          together.map((chosen) => runStep(request, chosen as Step).catch(ignoreExpected)),
        )
        // Earlier sessions of the form cannot be paid once it has opened another.
        if (!faulty && together[0]?.do === 'start') await expectOnlyOpenSession(result as Started)
      }

      // No more faults, actions or webhooks: only the scheduled check runs.
      failAt(Number.POSITIVE_INFINITY)
      await clearProviderFaults()
      // A payment by link becomes an order when its buyer returns or its webhook arrives.
      for (const { session } of await cards())
        if (session.payment_link) await readUploadSession(createServices(), session.id)
      for (const minutes of [16, 4 * hour, 24 * hour, 8 * 24 * hour]) {
        advance(minutes)
        await runScheduledJobs()
      }

      const found = await database.select().from(orders)
      expect(found.some(({ formKey }) => formKey === request.requestKey)).toBe(true)
      const foreign = new Set((await allCards()).map(({ session }) => session.id))
      for (const { session } of await cards()) foreign.delete(session.id)
      expect(found.filter(({ providerSessionId }) => foreign.has(providerSessionId ?? ''))).toEqual([])
      const payments = await truth()
      for (const order of found) await expectFinalState(order, payments)
      // Every charge has an order.
      const known = new Set(found.flatMap(({ id, providerSessionId }) => [id, providerSessionId ?? '']))
      expect(payments.filter(({ charged, order }) => charged && !known.has(order))).toEqual([])
      const payable = (await cards()).filter(
        ({ session }) => session.status === 'open' && session.expires_at * 1000 > Date.now(),
      )
      expect(payable).toEqual([])
    }),
    { numRuns: 12 * DEEPER, examples: [[capturedAfterExpiry], [failedAtWallet]] },
  )
}, 600_000)
