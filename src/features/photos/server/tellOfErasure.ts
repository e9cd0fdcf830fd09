import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { studioStatuses } from '~/core/schemas/orderStatus'
import { noteChange } from '~/server/auditLog'
import { isAmong } from '~/server/db/isAmong'
import { orderPhotos, orders } from '~/server/db/schema'
import { enqueueMail } from '~/server/mail/enqueueMail'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'

/**
 * The statements that write down what is being deleted, for the batch that deletes it: the history with its numbers and
 * with who asked for it, and the mails. A buyer hears of every deletion that somebody asked for, since a link can be in
 * other hands; the owner of those that a buyer asked for, and of an order that had not come to its end.
 * @param going which files go; where there are none, nothing is written
 */
export function tellOfErasure(
  { db }: Pick<Services, 'db'>,
  { id }: Pick<Order, 'id'>,
  going: SQL | undefined,
  at: Date,
): BatchItem<'sqlite'>[] {
  const count = (role: 'photo' | 'portrait') =>
    sql`(SELECT count(*) FROM ${orderPhotos} WHERE ${and(going, isNotNull(orderPhotos.storedAt), eq(orderPhotos.role, role))})`
  const some = sql`EXISTS (SELECT 1 FROM ${orderPhotos} WHERE ${and(going, isNotNull(orderPhotos.storedAt))})`
  const order = (condition: SQL | undefined) =>
    sql`EXISTS (SELECT 1 FROM ${orders} WHERE ${and(eq(orders.id, id), condition)})`
  const asked = order(isNotNull(orders.eraseRequestedAt))
  const askedBy = sql`(SELECT by FROM changes WHERE subject_id = ${id} AND kind = 'erase_asked' ORDER BY at DESC LIMIT 1)`
  const mail = { subjectId: id, occasion: at.getTime(), at }
  return [
    noteChange(
      db,
      {
        subjectId: id,
        kind: 'erased',
        by: sql`CASE WHEN ${asked} THEN coalesce(${askedBy}, 'schedule') ELSE 'schedule' END`,
        detail: sql`json_object('photos', ${count('photo')}, 'portraits', ${count('portrait')})`,
        at,
      },
      some,
    ),
    enqueueMail(db, { ...mail, kind: 'photos_erased' }, sql`${some} AND ${asked}`),
    enqueueMail(
      db,
      { ...mail, kind: 'owner_erased' },
      sql`${some} AND CASE WHEN ${asked} THEN ${askedBy} = 'buyer' ELSE ${order(isAmong(orders.status, studioStatuses))} END`,
    ),
    db
      .update(orders)
      .set({ photosErasedAt: at })
      .where(and(eq(orders.id, id), some)),
  ]
}
