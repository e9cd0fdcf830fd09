import { asc, eq, lte, sql } from 'drizzle-orm'
import { forEachRow } from '~/core/forEachRow'
import { orders } from '~/server/db/schema'
import { enqueueMail } from '~/server/mail/enqueueMail'
import { earlierOf, rolesToWarnOf } from '~/server/orders/retention'
import { isTerminal } from '~/server/orders/statuses'
import type { Services } from '~/server/services'
import { filesLeft } from '../filesLeft'

/** Maximum number of orders per run. */
const batch = 20

/**
 * Mails buyers some days before their photos or portraits are deleted; again only if the date has changed (R-DAT-18).
 * Kept for different times, photos and portraits are announced apart.
 */
export async function announceErasure({ db, now }: Services): Promise<void> {
  const due = await db
    .select()
    .from(orders)
    .where(lte(orders.warnAt, now()))
    .orderBy(asc(orders.warnAt))
    .limit(batch)
  await forEachRow('notice', due, async (order) => {
    const at = now()
    const warned = rolesToWarnOf(order, at)
    const [photos, portraits] = [warned.includes('photo'), warned.includes('portrait')]
    const kind = isTerminal(order) ? 'photos_ending' : 'photos_ending_unfinished'
    // One mail per deletion date.
    const end = earlierOf(photos ? order.photoEndAt : null, portraits ? order.portraitEndAt : null)
    const both = photos && portraits
    const areThere = filesLeft(
      order,
      both ? sql`` : photos ? sql`AND role = 'photo'` : sql`AND role = 'portrait'`,
    )
    await db.batch([
      enqueueMail(db, { kind, subjectId: order.id, dedupeKey: end?.getTime() ?? 0, at }, areThere),
      db
        .update(orders)
        .set({
          ...(photos ? { noticeSentAt: at } : {}),
          // An earlier notice about both stays valid for the portraits.
          portraitNoticeSentAt: portraits
            ? at
            : sql`coalesce(${orders.portraitNoticeSentAt}, ${orders.noticeSentAt}, 0)`,
        })
        .where(eq(orders.id, order.id)),
    ])
  })
}
