import { and, desc, gt, isNotNull } from 'drizzle-orm'
import type { Database } from '~/server/db/database'
import { orders } from '~/server/db/schema'
import { isOfAddress } from '~/server/mail/emailKey'
import { enqueueMail } from '~/server/mail/enqueueMail'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'

/** Days for which somebody can have the link to an order sent again. */
const linkDays = 120

/** Orders whose links are sent at once: the latest of a buyer. */
const atOnce = 3

const day = 24 * 60 * 60_000
const minute = 60_000

/**
 * Mails the links to the orders of an address that paid in the last months, to that address alone. Gives no word
 * whether there were any. Each goes once in ten minutes, however often somebody asks.
 */
export async function sendLinks({ db, now }: Services, email: string): Promise<string[]> {
  const at = now()
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        isOfAddress('orders', email),
        isNotNull(orders.paidAt),
        gt(orders.paidAt, new Date(at.getTime() - linkDays * day)),
      ),
    )
    .orderBy(desc(orders.paidAt))
    .limit(atOnce)
  const [first, ...rest] = found.map(({ id }) => linkMail(db, id, at))
  if (first) await db.batch([first, ...rest])
  return found.map(({ id }) => id)
}

/** Mails the link to one order to where mails about it go; once in ten minutes. */
export async function sendLink({ db, now }: Services, { id }: Pick<Order, 'id'>): Promise<void> {
  await linkMail(db, id, now())
}

const linkMail = (db: Database, subjectId: string, at: Date) =>
  enqueueMail(db, {
    kind: 'order_link',
    subjectId,
    occasion: Math.floor(at.getTime() / (10 * minute)),
    at,
  })
