import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { ShownShare } from '~/core/schemas/share'
import { shares } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import { lastDayBefore } from '~/server/orders/retention'
import type { Services } from '~/server/services'
import { isShareable } from './isShareable'
import { shareLinks } from './shareLinks'

/** The open links of an order, the latest first. @param shown the portraits that the buyer sees */
export async function showShares(
  services: Services,
  order: Order,
  shown: readonly { id: string }[],
): Promise<ShownShare[]> {
  const { db, now } = services
  if (!shown.length || !isShareable(order)) return []
  const open = await db
    .select()
    .from(shares)
    .where(and(eq(shares.orderId, order.id), isNull(shares.withdrawnAt), gt(shares.endsAt, now())))
    .orderBy(desc(shares.createdAt), desc(shares.id))
  return Promise.all(
    open.map(async ({ id, portraits, mayDownload, endsAt, views, downloads }) => ({
      id,
      url: (await shareLinks(services, order, id))(),
      portraits: portraits.filter((portrait) => shown.some((other) => other.id === portrait)),
      mayDownload,
      endsAt: lastDayBefore(endsAt).getTime(),
      views,
      downloads,
    })),
  )
}
