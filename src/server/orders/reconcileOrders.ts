import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { forEachRow } from '~/core/forEachRow'
import { failure } from '~/core/result'
import { orders } from '../db/schema'
import type { Services } from '../services'
import { confirmOrder } from './confirmOrder'
import type { Order } from './order'
import { releaseAbandoned } from './refunds/claimRefund'
import { transitionOrder } from './transitionOrder'

/**
 * Checks per run. 5,000 orders a day, each checked about five times, are 25,000 checks in 288 runs: 87 each. One check
 * takes a subrequest and up to about six statements; an invocation is limited to 10,000 and 1,000 of them.
 */
const checksPerRun = 100

/** Milliseconds after which a run starts no more checks, so that a hanging provider does not delay the next run. */
const runTimeLimit = 4 * 60_000

/**
 * Re-reads payments from the provider, so that no order depends on a webhook or on the buyer's return. Checks undecided
 * payments first, then refunds, the longest overdue first. `db/due.ts` derives from the row when an order is due.
 */
export async function reconcileOrders(services: Services): Promise<void> {
  const end = Date.now() + runTimeLimit
  const undecided = await checkDue(services, orders.undecidedCheckAt, checksPerRun, end, checkPayment)
  await checkDue(services, orders.refundCheckAt, checksPerRun - undecided, end, checkRefunds)
}

async function checkDue(
  services: Services,
  dueAt: typeof orders.undecidedCheckAt | typeof orders.refundCheckAt,
  limit: number,
  end: number,
  check: (services: Services, order: Order) => Promise<void>,
): Promise<number> {
  const { db, now } = services
  const due = await db.select().from(orders).where(lte(dueAt, now())).orderBy(asc(dueAt)).limit(limit)
  await forEachRow('reconcile', due, async (order) => {
    if (Date.now() <= end && (await claim(services, order))) await check(services, order)
  })
  return due.length
}

async function checkPayment(services: Services, order: Order): Promise<void> {
  if (order.providerSessionId) await confirmOrder(services, order.providerSessionId, { inJob: true })
  else if (order.expiresAt < services.now())
    await transitionOrder(services, order, { moves: [{ to: 'expired' }], sessionId: null })
}

/** Marks the check as done only after the provider has answered, so that an outage or an aborted run is retried. */
async function checkRefunds(services: Services, order: Order): Promise<void> {
  const { id, providerSessionId } = order
  const confirmed = providerSessionId
    ? await confirmOrder(services, providerSessionId, { inJob: true, refundsDue: true })
    : failure('unknown')
  if (!confirmed.ok && confirmed.code === 'unreachable') return
  // The provider has reported the outcome of an abandoned refund.
  await releaseAbandoned(services, order)
  await services.db.update(orders).set({ refundsReadAt: services.now() }).where(eq(orders.id, id))
}

/** Claims an order for this run. @returns `false` when another run was faster */
async function claim({ db, now }: Services, { id, checkedAt }: Order): Promise<boolean> {
  const unchanged = checkedAt ? eq(orders.checkedAt, checkedAt) : isNull(orders.checkedAt)
  const claimed = await db
    .update(orders)
    .set({ checkedAt: now() })
    .where(and(eq(orders.id, id), unchanged))
    .returning({ id: orders.id })
  return claimed.length > 0
}
