import { and, desc, gt, isNotNull } from 'drizzle-orm'
import { dayMs } from '~/core/dayMs'
import { linkDays } from '~/core/schemas/limits'
import type { Database } from '~/server/db/database'
import { orders } from '~/server/db/schema'
import { hasEmailAddress } from '~/server/mail/emailKey'
import { enqueueMail } from '~/server/mail/enqueueMail'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'

/** Links sent per request: those of the buyer's latest orders. */
const linksPerRequest = 3

const minute = 60_000

/**
 * Enqueues a mail with the link to each recently paid order of an email address. The mail goes to the address stored
 * with the order, so that a request cannot choose another recipient.
 * @returns the ids of the orders
 */
export async function sendLinks({ db, now }: Services, email: string): Promise<string[]> {
  const at = now()
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        hasEmailAddress('orders', email),
        isNotNull(orders.paidAt),
        gt(orders.paidAt, new Date(at.getTime() - linkDays * dayMs)),
      ),
    )
    .orderBy(desc(orders.paidAt))
    .limit(linksPerRequest)
  const [first, ...rest] = found.map(({ id }) => linkMail(db, id, at))
  if (first) await db.batch([first, ...rest])
  return found.map(({ id }) => id)
}

/** Enqueues a mail with the link to an order, to the email address stored with the order when the mail is sent. */
export async function sendLink({ db, now }: Services, { id }: Pick<Order, 'id'>): Promise<void> {
  await linkMail(db, id, now())
}

const linkMail = (db: Database, subjectId: string, at: Date) =>
  enqueueMail(db, {
    kind: 'order_link',
    subjectId,
    // Part of the dedupe key: one mail per order and ten-minute window of the clock.
    dedupeKey: Math.floor(at.getTime() / (10 * minute)),
    at,
  })
