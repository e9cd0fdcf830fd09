import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { undoMinutes } from '~/core/schemas/limits'
import type { OrderStatus } from '~/core/schemas/orderStatus'
import { countLimit } from '~/features/desk/overview'
import type { Database } from '~/server/db/database'
import { stalledAfter } from '~/server/db/due'
import { contacts, orders, orphans, outbox } from '~/server/db/schema'
import { needsResponse } from '~/server/orders/disputes/disputesOf'
import type { Services } from '~/server/services'
import { counted, failedRefunds, unanswered } from '../countWaiting'
import { digestSince, digestUntil } from './digestSince'

/** Maximum number of orders and of objects listed. */
export const maxListed = 10

/** Failed attempts after which a mail counts as failing. */
const failingAttempts = 3

const undo = undoMinutes * 60_000

/** Data of the owner's digest. */
export type Digest = Awaited<ReturnType<typeof readDigest>>

/** Reads what is new since the last digest, and what is pending, stalled or failing now. */
export async function readDigest({ db, now }: Pick<Services, 'db' | 'now'>) {
  const at = now()
  const since = await digestSince(db, at)
  const until = digestUntil(at)
  const isNew = (moment: SQL) => sql`(${moment} > ${since.getTime()} AND ${moment} <= ${until.getTime()})`
  const recent = db
    .select()
    .from(orders)
    // A delivery counts once it can no longer be undone, and `updatedAt` does not change at that time.
    .where(and(isNotNull(orders.paidAt), gt(orders.updatedAt, new Date(since.getTime() - undo))))
    .orderBy(desc(orders.updatedAt))
    .limit(countLimit)
    .as('recent')
  const messages = db
    .select()
    .from(contacts)
    .where(and(gt(contacts.createdAt, since), lte(contacts.createdAt, until)))
    .orderBy(desc(contacts.createdAt))
    .limit(countLimit)
    .as('messages')
  const unsent = db
    .select()
    .from(outbox)
    .where(and(isNull(outbox.sentAt), isNull(outbox.droppedAt), gte(outbox.dueAt, new Date(0))))
    .orderBy(desc(outbox.dueAt))
    .limit(countLimit)
    .as('unsent')
  // Each column needs a unique name: D1 returns the rows of a batch keyed by column name.
  const [[orderCounts], [messageCounts], [pendingCounts], [mailCounts], stalledRows, orphanRows] =
    await db.batch([
      db
        .select({
          moved: sql<number>`count(*)`.as('moved'),
          paid: sql<number>`count(*) FILTER (WHERE ${recent.status} <> 'review' AND (${isNew(sql`${recent.paidAt}`)}
          OR EXISTS (SELECT 1 FROM changes WHERE subject_id = recent.id AND kind = 'accepted' AND ${isNew(sql`at`)})))`.as(
            'paid',
          ),
          delivered:
            sql<number>`count(*) FILTER (WHERE ${isNew(sql`${recent.deliveredAt} + ${undo}`)} OR ${isNew(sql`${recent.firstDeliveredAt} + ${undo}`)})`.as(
              'delivered',
            ),
        })
        .from(recent),
      db
        .select({
          messages: sql<number>`count(*) FILTER (WHERE ${messages.flagged} IS NULL)`.as('messages'),
          suspected: sql<number>`count(${messages.flagged})`.as('suspected'),
        })
        .from(messages),
      db
        .select({
          start: inState('photos_received').as('start'),
          production: inState('in_production').as('production'),
          review: inState('review').as('review'),
          disputes: counted(needsResponse).as('disputes'),
          refunds: counted(failedRefunds).as('refunds'),
          answer: counted(unanswered).as('answer'),
        })
        .from(sql`(SELECT 1)`),
      db
        .select({ mails: sql<number>`count(*)`.as('mails') })
        .from(unsent)
        // Does not report the digest itself.
        .where(and(gte(unsent.failures, failingAttempts), ne(unsent.kind, 'owner_digest'))),
      unionAll(
        stalledIn(db, 'paid', at),
        stalledIn(db, 'photos_received', at),
        stalledIn(db, 'in_production', at),
      ),
      db
        .select()
        .from(orphans)
        .orderBy(asc(orphans.key))
        .limit(maxListed + 1),
    ])
  return {
    since,
    /** More orders have changed than are read, so there may be more new events than are counted. */
    atLeast: (orderCounts?.moved ?? 0) >= countLimit,
    paid: orderCounts?.paid ?? 0,
    delivered: orderCounts?.delivered ?? 0,
    messages: messageCounts?.messages ?? 0,
    suspected: messageCounts?.suspected ?? 0,
    ...(pendingCounts ?? { start: 0, production: 0, review: 0, disputes: 0, refunds: 0, answer: 0 }),
    mails: mailCounts?.mails ?? 0,
    stalled: stalledRows.toSorted((one, other) => one.updatedAt.getTime() - other.updatedAt.getTime()),
    orphans: orphanRows,
  }
}

/** Whether a digest has nothing to report. */
export function isEmpty({ since: _, atLeast, stalled, orphans, ...counts }: Digest): boolean {
  return !stalled.length && !orphans.length && Object.values(counts).every((count) => count === 0)
}

const inState = (status: OrderStatus) => counted(sql`orders WHERE status = ${status}`)

/** Query for orders that have waited longer than promised, the longest first. */
function stalledIn(db: Database, status: OrderStatus, at: Date) {
  const oldest = db
    .select({
      id: orders.id,
      number: orders.number,
      offer: orders.offer,
      plan: orders.plan,
      edition: orders.edition,
      status: orders.status,
      updatedAt: orders.updatedAt,
    })
    .from(orders)
    .where(and(eq(orders.status, status), lte(orders.updatedAt, new Date(at.getTime() - stalledAfter))))
    .orderBy(asc(orders.updatedAt))
    .limit(maxListed + 1)
    .as(`stalled_${status}`)
  return db.select().from(oldest)
}
