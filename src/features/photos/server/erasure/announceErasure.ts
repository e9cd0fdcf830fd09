import { asc, eq, lte } from 'drizzle-orm'
import { forEachRow } from '~/core/forEachRow'
import { orders } from '~/server/db/schema'
import { enqueueMail } from '~/server/mail/enqueueMail'
import { isTerminal } from '~/server/orders/statuses'
import type { Services } from '~/server/services'

/** Maximum number of orders per run. */
const batch = 20

/** Mails buyers two weeks before their photos are deleted; again only if the date has changed (R-DAT-18). */
export async function announceErasure({ db, now }: Services): Promise<void> {
  const due = await db
    .select()
    .from(orders)
    .where(lte(orders.noticeAt, now()))
    .orderBy(asc(orders.noticeAt))
    .limit(batch)
  await forEachRow('notice', due, async (order) => {
    const kind = isTerminal(order) ? 'photos_ending' : 'photos_ending_unfinished'
    // One mail per deletion date.
    const occasion = order.photosEndAt?.getTime() ?? 0
    await db.batch([
      enqueueMail(db, { kind, subjectId: order.id, occasion, at: now() }),
      db.update(orders).set({ noticeSentAt: now() }).where(eq(orders.id, order.id)),
    ])
  })
}
