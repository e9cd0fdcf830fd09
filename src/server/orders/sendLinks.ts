import { and, desc, gt, isNotNull, sql } from 'drizzle-orm'
import { orders } from '../db/schema'
import { enqueueMail } from '../mail/enqueueMail'
import type { Services } from '../services'

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
        sql`lower(${orders.customerEmail}) = lower(${email})`,
        isNotNull(orders.paidAt),
        gt(orders.paidAt, new Date(at.getTime() - linkDays * day)),
      ),
    )
    .orderBy(desc(orders.paidAt))
    .limit(atOnce)
  const occasion = Math.floor(at.getTime() / (10 * minute))
  const [first, ...rest] = found.map(({ id }) =>
    enqueueMail(db, { kind: 'order_link', subjectId: id, occasion, at }),
  )
  if (first) await db.batch([first, ...rest])
  return found.map(({ id }) => id)
}
