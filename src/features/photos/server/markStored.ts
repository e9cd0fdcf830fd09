import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { faces } from '~/catalog/owner/faces'
import { recordChange } from '~/server/auditLog'
import { orderPhotos, orders } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'
import { consentRecord } from './consentOf'
import type { Photo } from './photo'

type Stored = {
  /** Of the stored bytes, if known. */
  crc32?: number | null
  /** The order as it was before, if known: one whose consent is on record needs no statement for it. */
  order?: Pick<Order, 'consentedAt' | 'consentWithdrawnAt'> | undefined
}

/**
 * Marks a photo as stored in the bucket, and updates the order's photo times. The first photo of an order stores the
 * buyer's consent in the same batch.
 * @returns the photo, or `undefined` if its slot was released meanwhile
 */
export async function markStored(
  { db, now }: Services,
  { id, orderId, role, sha256, createdAt, consent }: Photo,
  { crc32 = null, order }: Stored = {},
): Promise<Photo | undefined> {
  const at = now()
  // A released slot has a changed hash, so it no longer matches.
  const place = and(eq(orderPhotos.id, id), eq(orderPhotos.sha256, sha256))
  const isThere = sql`EXISTS (SELECT 1 FROM order_photos WHERE ${place})`
  const isKnown = order?.consentedAt && !order.consentWithdrawnAt
  const consents = role === 'photo' && !isKnown
  // After a withdrawal, only a photo sent to the reopened order is a new consent, not one that was on its way.
  const lacksConsent = sql`((consented_at IS NULL OR consent_withdrawn_at < ${createdAt.getTime()}) AND status <> 'emptied')`
  const record = JSON.stringify(consentRecord(consent))
  const [[stored]] = await db.batch([
    db
      .update(orderPhotos)
      .set({ storedAt: at, ...(crc32 === null ? {} : { crc32 }) })
      .where(place)
      .returning(),
    ...(consents
      ? [
          recordChange(
            db,
            { subjectId: orderId, kind: 'consented', by: 'buyer', detail: record, at },
            sql`EXISTS (SELECT 1 FROM orders WHERE id = ${orderId} AND ${lacksConsent}) AND ${isThere}`,
          ),
        ]
      : []),
    db
      .update(orders)
      // The time the upload began: production may have started before an interrupted upload is settled. Always later
      // than the previous value, so that an announcement up to that value does not cover this photo.
      .set({
        ...(role === 'photo'
          ? { photosAt: sql`max(${createdAt.getTime()}, coalesce(${orders.photosAt}, 0) + 1)` }
          : {}),
        ...(consents
          ? {
              consent: sql`CASE WHEN ${lacksConsent} THEN ${record} ELSE ${orders.consent} END`,
              consentedAt: sql`CASE WHEN ${lacksConsent} THEN ${at.getTime()} ELSE ${orders.consentedAt} END`,
              consentWithdrawnAt: sql`CASE WHEN ${lacksConsent} THEN NULL ELSE ${orders.consentWithdrawnAt} END`,
            }
          : {}),
        ...daysOf(consents ? lacksConsent : sql`false`),
        filesAt: at,
        // What was on its way when the consent was withdrawn is deleted too.
        eraseRequestedAt: sql`CASE WHEN consent_withdrawn_at IS NOT NULL AND status = 'emptied' THEN ${at.getTime()}
          ELSE ${orders.eraseRequestedAt} END`,
      })
      .where(and(eq(orders.id, orderId), isThere)),
  ])
  return stored
}

/**
 * Applies the owner's numbers to an order with its first file, and the numbers of a text to which the buyer agrees:
 * they stay what the buyer was told when the owner changes them.
 */
function daysOf(agrees: SQL) {
  const { photoDays, portraitDays, warningDays } = faces
  const kept = (column: SQLiteColumn, days: number) =>
    sql`CASE WHEN ${agrees} THEN ${days} ELSE coalesce(${column}, ${days}) END`
  return {
    photoDays: kept(orders.photoDays, photoDays),
    portraitDays: kept(orders.portraitDays, portraitDays),
    warningDays: kept(orders.warningDays, warningDays),
  }
}
