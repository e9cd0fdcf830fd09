import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { cleanEmail, emailPattern } from '~/core/schemas/email'
import { parseOrderNumber } from '~/core/schemas/orderNumber'
import { orders } from '~/server/db/schema'
import { hasEmailAddress } from '~/server/mail/emailKey'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'
import { cutPage, pageSize } from './cursor'

/** Maximum number of words used from a search. */
const maxWords = 8

/**
 * Finds orders by word prefixes of number, name and addresses. Unpaid orders match only by full number or address,
 * because there may be any number of them.
 */
export async function searchOrders(
  { db }: Services,
  search: string,
  after: string | undefined,
): Promise<{ rows: Order[]; next: string | null }> {
  const words = matchExpression(search)
  const before = /^\d{1,15}$/.test(after ?? '') ? Number(after) : undefined
  const found = words
    ? await db.all<{ place: number; id: string }>(sql`SELECT rowid AS place, id FROM order_search
        WHERE words MATCH ${words} ${before === undefined ? sql`` : sql`AND rowid < ${before}`}
        ORDER BY rowid DESC LIMIT ${pageSize + 1}`)
    : []
  const page = cutPage(found, ({ place }) => String(place))
  const places = new Map(page.rows.map(({ id, place }) => [id, place]))
  const ids = [...places.keys()]
  const [paid, unpaid] = await db.batch([
    db.select().from(orders).where(inArray(orders.id, ids)),
    db
      .select()
      .from(orders)
      .where(before === undefined ? and(isNull(orders.paidAt), isExactly(search)) : sql`false`)
      .orderBy(desc(orders.updatedAt))
      .limit(pageSize),
  ])
  paid.sort((a, b) => (places.get(b.id) ?? 0) - (places.get(a.id) ?? 0))
  return { rows: [...unpaid, ...paid], next: page.next }
}

function isExactly(search: string) {
  const number = parseOrderNumber(search)
  if (number) return eq(orders.number, number)
  const email = cleanEmail(search)
  return emailPattern.test(email) ? hasEmailAddress('orders', email) : sql`false`
}

/**
 * Builds an FTS5 expression from typed text: each word quoted, so that it cannot contain an operator, and as a prefix.
 * @returns `undefined` when the text has no word
 */
function matchExpression(search: string): string | undefined {
  const words = search
    .toWellFormed()
    .replaceAll('\0', ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, maxWords)
    .map((word) => `"${word.replaceAll('"', '""')}"*`)
  const number = parseOrderNumber(search)
  if (number) return `(${words.join(' ')}) OR "${number}"`
  return words.length ? words.join(' ') : undefined
}
