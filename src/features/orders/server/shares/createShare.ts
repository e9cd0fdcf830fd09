import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { dayMs } from '~/core/dayMs'
import { failure, type Result, success } from '~/core/result'
import { sharesPerOrder } from '~/core/schemas/limits'
import type { ShareDays } from '~/core/schemas/share'
import { listPhotos } from '~/features/photos/server/listPhotos'
import { numberPortraits } from '~/features/photos/server/numberPortraits'
import { visiblePortraits } from '~/features/photos/server/visiblePortraits'
import { recordChange } from '~/server/auditLog'
import { shares } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import { retainedUntil } from '~/server/orders/retention'
import type { Services } from '~/server/services'
import { isShareable } from './isShareable'

type Wanted = {
  /** Ids of portraits that the buyer sees. */
  portraits: readonly string[]
  mayDownload: boolean
  days: ShareDays
}

/** When a link ends: once its last day is over in every time zone (`lastDayBefore`), or its portraits are deleted. */
function endOf(order: Order, days: ShareDays, at: Date): number {
  const end = (Math.floor(at.getTime() / dayMs) + days + 1.5) * dayMs
  return Math.min(end, retainedUntil(order, at).portrait?.getTime() ?? end)
}

/**
 * Creates a link to chosen portraits. Counting the open links and inserting are one statement, so that the limit holds
 * for concurrent calls.
 */
export async function createShare(
  services: Services,
  order: Order,
  { portraits: wanted, mayDownload, days }: Wanted,
): Promise<Result<void, 'not_now' | 'not_there' | 'too_many'>> {
  const { db, now, config } = services
  const at = now()
  if (!isShareable(order) || !config.photoLinkSecret) return failure('not_now')
  const portraits = visiblePortraits(
    order,
    numberPortraits(await listPhotos(services, order, 'portrait')),
    at,
  )
  if (!portraits.length) return failure('not_now')
  const chosen = portraits.map(({ id }) => id).filter((id) => wanted.includes(id))
  if (chosen.length < new Set(wanted).size) return failure('not_there')
  const open = db.$count(
    shares,
    and(eq(shares.orderId, order.id), isNull(shares.withdrawnAt), gt(shares.endsAt, at)),
  )
  // Not if the files are being deleted meanwhile.
  const isThere = sql`EXISTS (SELECT 1 FROM orders WHERE id = ${order.id} AND erase_requested_at IS NULL)
    AND (SELECT count(*) FROM order_photos WHERE stored_at IS NOT NULL
      AND id IN (SELECT value FROM json_each(${JSON.stringify(chosen)}))) = ${chosen.length}`
  const id = crypto.randomUUID()
  const change = { subjectId: order.id, kind: 'shared', by: 'buyer', at } as const
  const isCreated = sql`EXISTS (SELECT 1 FROM ${shares} WHERE ${shares.id} = ${id})`
  const [created] = await db.batch([
    db
      .insert(shares)
      .select(
        sql`SELECT ${id}, ${order.id}, ${JSON.stringify(chosen)}, ${mayDownload ? 1 : 0},
          ${at.getTime()}, ${endOf(order, days, at)}, NULL, 0, 0 WHERE ${open} < ${sharesPerOrder} AND ${isThere}`,
      )
      .returning({ id: shares.id }),
    recordChange(db, change, isCreated, { apart: true }),
  ])
  if (created.length) return success(undefined)
  return failure((await open) < sharesPerOrder ? 'not_there' : 'too_many')
}
