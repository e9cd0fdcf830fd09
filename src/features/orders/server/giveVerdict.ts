import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { failure, type Result, success } from '~/core/result'
import type { Verdict } from '~/core/schemas/verdict'
import { orderPhotos, orders, verdictCounts } from '~/server/db/schema'
import { isDelivered, undoneSince } from '~/server/orders/delivery'
import { type Order, orderById } from '~/server/orders/order'
import { ownerDay } from '~/server/ownerDay'
import type { Services } from '~/server/services'

type Given = {
  /** Id of a portrait that the buyer sees. */
  portrait: string
  /** Replaces an earlier verdict; `null` removes it. */
  verdict: Verdict | null
}

/**
 * Stores the buyer's verdict on a portrait of a visible delivery; the last one given counts. The counts of its month
 * change in the same batch, by what the row says then, so that concurrent and repeated calls count once.
 */
export async function giveVerdict(
  services: Services,
  order: Order,
  { portrait: id, verdict }: Given,
): Promise<Result<void, 'not_now' | 'not_there'>> {
  const { db, now } = services
  const at = now()
  if (!isDelivered(order, at)) return failure('not_now')
  const isShown = and(
    eq(orderPhotos.id, id),
    eq(orderPhotos.orderId, order.id),
    eq(orderPhotos.role, 'portrait'),
    isNotNull(orderPhotos.storedAt),
    isNull(orderPhotos.supersededAt),
    sql`EXISTS (SELECT 1 FROM ${orders} WHERE ${orders.id} = ${order.id} AND ${orders.status} = 'delivered'
      AND ${orders.deliveredAt} <= ${undoneSince(at).getTime()})`,
  )
  const [portrait] = await db.select().from(orderPhotos).where(isShown)
  if (!portrait?.storedAt) return absent(services, order)
  // Neither of these can change.
  const month = ownerDay(portrait.storedAt).day.slice(0, 7)
  const { offer, plan } = order
  const changes = and(isShown, sql`${orderPhotos.verdict} IS NOT ${verdict}`)
  const [, , changed] = await db.batch([
    db
      .update(verdictCounts)
      .set({ count: sql`count - 1` })
      .where(
        and(
          eq(verdictCounts.month, month),
          eq(verdictCounts.offer, offer),
          eq(verdictCounts.plan, plan),
          sql`${verdictCounts.verdict} = (SELECT ${orderPhotos.verdict} FROM ${orderPhotos} WHERE ${changes})`,
        ),
      ),
    db
      .insert(verdictCounts)
      .select(
        sql`SELECT ${month}, ${offer}, ${plan}, ${verdict}, 1 FROM ${orderPhotos}
          WHERE ${and(changes, sql`${verdict} IS NOT NULL`)}`,
      )
      .onConflictDoUpdate({
        target: [verdictCounts.month, verdictCounts.offer, verdictCounts.plan, verdictCounts.verdict],
        set: { count: sql`${verdictCounts.count} + 1` },
      }),
    db.update(orderPhotos).set({ verdict }).where(isShown).returning({ id: orderPhotos.id }),
  ])
  return changed.length ? success(undefined) : absent(services, order)
}

/** Tells a portrait that is unknown or gone from an order that is no longer delivered. */
async function absent({ db, now }: Services, { id }: Order): Promise<Result<never, 'not_now' | 'not_there'>> {
  const order = await orderById(db, id)
  return failure(order && isDelivered(order, now()) ? 'not_there' : 'not_now')
}
