import { sql } from 'drizzle-orm'
import { answerBy } from '~/core/answerBy'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import type { DeskToday } from '~/features/desk/overview'
import type { Database } from '~/server/db/database'
import { planName } from '~/server/orders/offerText'
import type { Order } from '~/server/orders/order'
import { deskLocale } from './actor'
import { unanswered } from './countWaiting'
import { statusesOf } from './orderLists'

const shown = 3

/** Characters of a message: more than its two lines show. */
const excerpt = 200

/** The orders to deliver and the messages to answer that are due next. Each part is read through its index. */
export function nextDue(db: Database) {
  const orders = [...statusesOf.start, ...statusesOf.production].map(
    (
      status,
    ) => sql`SELECT * FROM (SELECT 'order' AS kind, id, customer_name AS name, number, offer, plan, edition,
      NULL AS words, portraits_due_at AS at
      FROM orders WHERE status = ${status} AND portraits_due_at > 0 ORDER BY portraits_due_at LIMIT ${shown})`,
  )
  const column = <Name extends keyof Row>(name: Name) => sql<Row[Name]>`${sql.identifier(name)}`
  return db
    .select({
      kind: column('kind'),
      id: column('id'),
      name: column('name'),
      number: column('number'),
      offer: column('offer'),
      plan: column('plan'),
      edition: column('edition'),
      words: column('words'),
      at: column('at'),
    })
    .from(
      sql`(${sql.join(orders, sql` UNION ALL `)} UNION ALL
        SELECT * FROM (SELECT 'message', id, name, NULL, NULL, NULL, edition, substr(message, 1, ${excerpt}),
        created_at + ${answerBy(0)} FROM ${unanswered} ORDER BY created_at LIMIT ${shown}))`,
    )
    .orderBy(column('at'))
    .limit(shown)
}

type Row = Pick<DeskToday['due'][number], 'kind' | 'id' | 'at'> &
  Pick<Order, 'offer' | 'plan' | 'edition'> & {
    name: string | null
    number: string | null
    words: string | null
  }

/** Names what is due: an order by its customer, or before payment names them, by its number. */
export function dueItem({ kind, id, at, number, name, words, ...offer }: Row, photos: number) {
  return {
    ...{ kind, id, at },
    name: name ?? formatOrderNumber(number ?? ''),
    what: words ?? planName(offer, deskLocale()),
    photos,
  } satisfies DeskToday['due'][number]
}
