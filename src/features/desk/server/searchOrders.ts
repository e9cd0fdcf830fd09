import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { cleanEmail, emailPattern } from '~/core/schemas/email'
import { parseOrderNumber } from '~/core/schemas/orderNumber'
import { orders } from '~/server/db/schema'
import { isOfAddress } from '~/server/mail/emailKey'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'
import { cutPage, pageSize } from './cursor'

/** Words of a search that are looked for. */
const wordsAtMost = 8

/**
 * Finds orders by the beginnings of words: number, name, addresses. What was never paid is found by its whole number
 * or address only; there is no end of it.
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
  return emailPattern.test(email) ? isOfAddress('orders', email) : sql`false`
}

/**
 * Writes what somebody typed as an expression of the index: each word in quotes, where nothing of it is an operator,
 * and as the beginning of a word.
 * @returns `undefined` when there is no word in it
 */
function matchExpression(search: string): string | undefined {
  const words = search
    .toWellFormed()
    .replaceAll('\0', ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, wordsAtMost)
    .map((word) => `"${word.replaceAll('"', '""')}"*`)
  const number = parseOrderNumber(search)
  if (number) return `(${words.join(' ')}) OR "${number}"`
  return words.length ? words.join(' ') : undefined
}
