import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { photosPerOrder, portraitsPerOrder, reservationMinutes } from '~/core/schemas/limits'
import { orderPhotos, orders, type PhotoRole } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import { photoStatuses } from '~/server/orders/statuses'
import type { Services } from '~/server/services'
import type { Photo, PhotoUpload } from './photo'
import { photoKey } from './photoKey'

const places: Record<PhotoRole, number> = { photo: photosPerOrder, portrait: portraitsPerOrder }

type Facts = Omit<PhotoUpload, 'body' | 'format'>

/** What storing a photo needs to know of its order. */
export type PhotoOrder = Pick<Order, 'id' | 'status' | 'consentedAt' | 'consentWithdrawnAt'>

/**
 * Reserves a slot of the order for a photo. Counting and inserting are one statement, so that the limit holds when two
 * requests race for the last slot. The same bytes reuse their slot.
 * @returns the photo's row, or `undefined` if the order is full
 */
export async function reservePhoto(
  services: Services,
  order: Order,
  facts: Facts,
): Promise<Photo | undefined> {
  const session = order.providerSessionId ?? order.id
  const [taken] = await atUnusedTime(services, (at) =>
    takePlace(services, eq(orders.id, order.id), session, facts, at),
  )
  return taken ?? storedAlready(services, order, facts)
}

/**
 * Finds the order of a session and reserves a slot in one database call, as uploads repeat this for each photo.
 * @returns the current order; if it accepts no photos, nothing is reserved
 */
export async function reserveForSession(
  services: Services,
  session: string,
  facts: Facts,
): Promise<{ order: PhotoOrder | undefined; reserved: Photo | undefined }> {
  const { db } = services
  const ofSession = eq(orders.providerSessionId, session)
  const open = inArray(orders.status, [...photoStatuses])
  // An order has dozens of columns, and an upload reads it for each photo.
  const { id, status, consentedAt, consentWithdrawnAt } = orders
  const [[order], [taken]] = await atUnusedTime(services, (at) =>
    db.batch([
      db.select({ id, status, consentedAt, consentWithdrawnAt }).from(orders).where(ofSession).limit(1),
      takePlace(services, and(ofSession, open), session, facts, at),
    ]),
  )
  const reserved = taken ?? (order && (await storedAlready(services, order, facts)))
  return { order, reserved }
}

/**
 * Reserves a slot with the current time. If another photo of the same name came in the same millisecond, uses the next
 * one: the time is part of the object key (R-UPL-16).
 */
async function atUnusedTime<Row>({ now }: Services, take: (at: Date) => PromiseLike<Row>): Promise<Row> {
  const first = now().getTime()
  for (let later = 0; ; later++)
    try {
      return await take(new Date(first + later))
    } catch (error) {
      const { message, cause } = error as Error
      if (later === 100 || !`${message} ${cause}`.includes(`order_photos.${orderPhotos.key.name}`))
        throw error
    }
}

/** The statement that reserves a slot. Returns no row if the order is full or the photo is already stored. */
function takePlace({ db }: Services, ofOrder: SQL | undefined, session: string, facts: Facts, at: Date) {
  const { role, name, size, type, sha256, sourceSha256, consent } = facts
  const heldSince = at.getTime() - reservationMinutes * 60_000
  const others = sql`(SELECT count(*) FROM order_photos
    WHERE order_id = ${orders.id} AND role = ${role} AND sha256 <> ${sha256}
      AND (stored_at IS NOT NULL OR created_at > ${heldSince}))`
  return db
    .insert(orderPhotos)
    .select(
      db
        .select({
          id: sql`${crypto.randomUUID()}`.as('id'),
          orderId: sql`${orders.id}`.as('order_id'),
          role: sql`${role}`.as('role'),
          key: sql`${photoKey(session, at, facts)}`.as('key'),
          hasPreview: sql`0`.as('has_preview'),
          name: sql`${name}`.as('name'),
          size: sql`${size}`.as('size'),
          type: sql`${type}`.as('type'),
          sha256: sql`${sha256}`.as('sha256'),
          crc32: sql`NULL`.as('crc32'),
          sourceSha256: sql`${sourceSha256}`.as('source_sha256'),
          createdAt: sql`${at.getTime()}`.as('created_at'),
          storedAt: sql`NULL`.as('stored_at'),
          marked: sql`0`.as('marked'),
          remark: sql`NULL`.as('remark'),
          verdict: sql`NULL`.as('verdict'),
          sizes: sql`NULL`.as('sizes'),
          supersededAt: sql`NULL`.as('superseded_at'),
          consent: sql`${consent}`.as('consent'),
        })
        .from(orders)
        .where(and(ofOrder, sql`${others} < ${places[role]}`)),
    )
    .onConflictDoUpdate({
      target: [orderPhotos.orderId, orderPhotos.role, orderPhotos.sha256],
      set: { createdAt: at, consent },
      setWhere: isNull(orderPhotos.storedAt),
    })
    .returning()
}

/** The stored photo with the same bytes, even if the order is full. */
function storedAlready(
  { db }: Services,
  { id }: PhotoOrder,
  { role, sha256 }: Facts,
): Promise<Photo | undefined> {
  const same = and(eq(orderPhotos.orderId, id), eq(orderPhotos.role, role), eq(orderPhotos.sha256, sha256))
  return db.query.orderPhotos.findFirst({ where: and(same, isNotNull(orderPhotos.storedAt)) })
}
