import { sql } from 'drizzle-orm'
import { answerBy } from '~/core/answerBy'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import type { DeskToday } from '~/features/desk/overview'
import type { Database } from '~/server/db/database'
import { unanswered } from './countWaiting'
import { statusesOf } from './orderLists'

const shown = 3

/** The orders to deliver and the messages to answer that are due next. Each part is read through its index. */
export function nextDue(db: Database) {
  const orders = [...statusesOf.start, ...statusesOf.production].map(
    (
      status,
    ) => sql`SELECT * FROM (SELECT 'order' AS kind, id, customer_name AS name, number, portraits_due_at AS at
      FROM orders WHERE status = ${status} AND portraits_due_at > 0 ORDER BY portraits_due_at LIMIT ${shown})`,
  )
  const column = <Name extends keyof Row>(name: Name) => sql<Row[Name]>`${sql.identifier(name)}`
  return db
    .select({
      kind: column('kind'),
      id: column('id'),
      name: column('name'),
      number: column('number'),
      at: column('at'),
    })
    .from(
      sql`(${sql.join(orders, sql` UNION ALL `)} UNION ALL
        SELECT * FROM (SELECT 'message', id, name, NULL, created_at + ${answerBy(0)} FROM ${unanswered}
        ORDER BY created_at LIMIT ${shown}))`,
    )
    .orderBy(column('at'))
    .limit(shown)
}

type Row = Pick<DeskToday['due'][number], 'kind' | 'id' | 'at'> & {
  name: string | null
  number: string | null
}

/** Names what is due: an order by its customer, or before payment names them, by its number. */
export function dueItem({ number, name, ...rest }: Row): DeskToday['due'][number] {
  return { ...rest, name: name ?? formatOrderNumber(number ?? '') }
}
