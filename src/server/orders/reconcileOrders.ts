import { and, eq, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import { orders } from '../db/schema'
import { each } from '../each'
import type { Services } from '../services'
import { confirmOrder } from './confirmOrder'
import { moveOrder } from './moveOrder'

const minute = 60_000
const day = 24 * 60 * minute

/** After this time without news we ask. */
const firstCheck = 15 * minute
/** At the latest after this time we ask again. */
const longestWait = 7 * day
/** For this long after the payment we look whether money went back; PayPal gives refunds for half a year. */
const refundsFor = 180 * day

/**
 * Asks the provider about payments that nobody has brought news of, so that no order depends on a webhook or on
 * the buyer's return: what is still to be paid, what is on its way, and whether money went back. The wait doubles
 * from a quarter of an hour on; a payment is asked about once more when its time is over. Those come first that
 * were asked about longest ago, so that what never resolves does not crowd out the rest.
 */
export async function reconcileOrders(services: Services): Promise<void> {
  const { db, now } = services
  const at = now().getTime()
  const sinceCheck = sql`${at} - ${orders.checkedAt}`
  const waited = or(
    and(sql`${orders.checkedAt} IS NULL`, lt(orders.updatedAt, new Date(at - firstCheck))),
    sql`${sinceCheck} >= min(${longestWait}, max(${firstCheck}, ${orders.checkedAt} - ${orders.updatedAt}))`,
    and(
      eq(orders.status, 'created'),
      lte(orders.expiresAt, now()),
      sql`${orders.checkedAt} < ${orders.expiresAt}`,
    ),
  )
  const undecided = or(
    inArray(orders.status, ['created', 'pending']),
    and(
      inArray(orders.status, ['paid', 'photos_received', 'in_production', 'delivered']),
      sql`${orders.paidAt} > ${at - refundsFor}`,
    ),
  )
  const stale = await db
    .select()
    .from(orders)
    .where(or(isNotNull(orders.supersededSessionId), and(undecided, waited)))
    .orderBy(sql`coalesce(${orders.checkedAt}, 0)`)
    .limit(50)
  await each('reconcile', stale, async (order) => {
    await db.update(orders).set({ checkedAt: now() }).where(eq(orders.id, order.id))
    if (order.providerSessionId) await confirmOrder(services, order.providerSessionId)
    else if (order.expiresAt < now())
      await moveOrder(services, order, { moves: [{ to: 'expired' }], sessionId: null })
  })
}
