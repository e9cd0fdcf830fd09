import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { studioStatuses } from '~/core/schemas/orderStatus'
import { recordChange } from '~/server/auditLog'
import { isAmong } from '~/server/db/isAmong'
import { orderPhotos, orders } from '~/server/db/schema'
import { enqueueMail } from '~/server/mail/enqueueMail'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'

/**
 * Statements for the batch of a deletion: audit log entry, with counts and requester, and mails. The buyer is mailed
 * about every requested deletion, since a link may be in other hands; the owner about a buyer's request, and about
 * unfinished orders.
 * @param affected which files are deleted; if there are none, nothing is written
 */
export function erasureStatements(
  { db }: Pick<Services, 'db'>,
  { id }: Pick<Order, 'id'>,
  affected: SQL | undefined,
  at: Date,
): BatchItem<'sqlite'>[] {
  const count = (role: 'photo' | 'portrait') =>
    sql`(SELECT count(*) FROM ${orderPhotos} WHERE ${and(affected, isNotNull(orderPhotos.storedAt), eq(orderPhotos.role, role))})`
  const anyAffected = sql`EXISTS (SELECT 1 FROM ${orderPhotos} WHERE ${and(affected, isNotNull(orderPhotos.storedAt))})`
  const order = (condition: SQL | undefined) =>
    sql`EXISTS (SELECT 1 FROM ${orders} WHERE ${and(eq(orders.id, id), condition)})`
  const wasRequested = order(isNotNull(orders.eraseRequestedAt))
  const requester = sql`(SELECT by FROM changes WHERE subject_id = ${id} AND kind IN ('erase_asked', 'consent_withdrawn') ORDER BY at DESC LIMIT 1)`
  // The mails about a withdrawal of the consent tell of the deletion too.
  const isOwnRequest = sql`(${wasRequested} AND NOT ${order(eq(orders.consentWithdrawnAt, orders.eraseRequestedAt))})`
  const mail = { subjectId: id, dedupeKey: at.getTime(), at }
  return [
    recordChange(
      db,
      {
        subjectId: id,
        kind: 'erased',
        by: sql`CASE WHEN ${wasRequested} THEN coalesce(${requester}, 'schedule') ELSE 'schedule' END`,
        detail: sql`json_object('photos', ${count('photo')}, 'portraits', ${count('portrait')})`,
        at,
      },
      anyAffected,
    ),
    enqueueMail(db, { ...mail, kind: 'photos_erased' }, sql`${anyAffected} AND ${isOwnRequest}`),
    enqueueMail(
      db,
      { ...mail, kind: 'owner_erased' },
      sql`${anyAffected} AND CASE WHEN ${wasRequested} THEN ${isOwnRequest} AND ${requester} = 'buyer' ELSE ${order(isAmong(orders.status, studioStatuses))} END`,
    ),
    db
      .update(orders)
      .set({ photosErasedAt: at })
      .where(and(eq(orders.id, id), anyAffected)),
  ]
}
