import { and, asc, eq, sql } from 'drizzle-orm'
import type { DisputeStatus } from '~/core/schemas/disputes'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import type { DeskToday } from '~/features/desk/overview'
import type { DeskDispute } from '~/features/desk/schema'
import type { Database } from '~/server/db/database'
import { disputes, orders } from '~/server/db/schema'
import type { DisputeRow } from '~/server/orders/disputes/disputesOf'

/** Maximum rows per status that the desk lists. */
const maxListed = 20

/** Query for the open disputes and inquiries with one status, earliest deadline first. */
export function listDisputes(db: Database, status: DisputeStatus) {
  return db
    .select({ dispute: disputes, number: orders.number, name: orders.customerName })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .where(
      and(
        sql`disputes.status IN ('open', 'answered') AND disputes.kind <> 'warning'`,
        eq(disputes.status, status),
      ),
    )
    .orderBy(asc(disputes.respondBy))
    .limit(maxListed)
}

type Listed = { dispute: DisputeRow; number: string; name: string | null }

export const listedDispute = ({ dispute, number, name }: Listed): DeskToday['disputes'][number] => ({
  ...deskDispute(dispute),
  orderId: dispute.orderId,
  number: formatOrderNumber(number),
  name: name ?? '',
})

/** Maps a dispute row to the format of the desk. */
export function deskDispute(dispute: DisputeRow): DeskDispute {
  const { id, kind, status, reason, amountMinor, currency, takenMinor, respondBy, openedAt } = dispute
  return {
    ...{ id, kind, status, amountMinor, currency, takenMinor },
    reason: reason ?? 'other',
    respondBy: respondBy?.getTime() ?? null,
    openedAt: openedAt.getTime(),
  }
}
