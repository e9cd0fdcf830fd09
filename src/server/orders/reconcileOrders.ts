import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { each } from '~/core/each'
import { failure } from '~/core/result'
import { orders } from '../db/schema'
import type { Services } from '../services'
import { confirmOrder } from './confirmOrder'
import type { Order } from './order'
import { isAbandoned, releaseClaim } from './refunds/claimRefund'
import { transitionOrder } from './transitionOrder'

/**
 * Questions in one run. 5,000 orders a day, each asked about five times (what is paid, for refunds; what is not, until
 * its session ends), are 25,000 questions in 288 runs: 87. A question is one subrequest and about six statements at
 * most, so that a full run keeps within the 10,000 and the 1,000 that an invocation has.
 */
const questions = 100

/** Milliseconds after which a run asks no more, so that a provider which hangs does not reach into the next run. */
const span = 4 * 60_000

/**
 * Asks the provider about payments that nobody has brought news of, so that no order depends on a webhook or on the
 * buyer's return. What is undecided comes first, then whether settled money went back; of each what has waited longest.
 * When an order is due follows from its row: `db/due.ts`.
 */
export async function reconcileOrders(services: Services): Promise<void> {
  const end = Date.now() + span
  const undecided = await askAbout(services, orders.undecidedCheckAt, questions, end, askWhetherPaid)
  await askAbout(services, orders.refundCheckAt, questions - undecided, end, askWhetherRefunded)
}

async function askAbout(
  services: Services,
  dueAt: typeof orders.undecidedCheckAt | typeof orders.refundCheckAt,
  limit: number,
  end: number,
  ask: (services: Services, order: Order) => Promise<void>,
): Promise<number> {
  const { db, now } = services
  const due = await db.select().from(orders).where(lte(dueAt, now())).orderBy(asc(dueAt)).limit(limit)
  await each('reconcile', due, async (order) => {
    if (Date.now() <= end && (await claim(services, order))) await ask(services, order)
  })
  return due.length
}

async function askWhetherPaid(services: Services, order: Order): Promise<void> {
  if (order.providerSessionId) await confirmOrder(services, order.providerSessionId, { inJob: true })
  else if (order.expiresAt < services.now())
    await transitionOrder(services, order, { moves: [{ to: 'expired' }], sessionId: null })
}

/** The day counts as looked at once the provider has answered: one that is down, or a run that is cut off, has not. */
async function askWhetherRefunded(services: Services, order: Order): Promise<void> {
  const { id, providerSessionId } = order
  const confirmed = providerSessionId
    ? await confirmOrder(services, providerSessionId, { inJob: true, refundsDue: true })
    : failure('unknown')
  if (!confirmed.ok && confirmed.code === 'unreachable') return
  // A refund that was begun and whose end nobody noted: the provider has now said what became of it.
  if (isAbandoned(order, services.now())) await releaseClaim(services, order, order.refundClaims)
  await services.db.update(orders).set({ refundsReadAt: services.now() }).where(eq(orders.id, id))
}

/** Notes that an order is asked about. @returns `false` when another run was faster */
async function claim({ db, now }: Services, { id, checkedAt }: Order): Promise<boolean> {
  const unchanged = checkedAt ? eq(orders.checkedAt, checkedAt) : isNull(orders.checkedAt)
  const claimed = await db
    .update(orders)
    .set({ checkedAt: now() })
    .where(and(eq(orders.id, id), unchanged))
    .returning({ id: orders.id })
  return claimed.length > 0
}
