import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

/** Rows of one page of a list at the desk. */
export const pageSize = 25

/** How a list is sorted: by deadline, the first one first, or by the latest change, the last one first. */
export type SortKey = 'due' | 'changed'

/** Position in a list after which a page begins: a time and an id, and how the list is sorted. */
type Position = { by?: SortKey; at: Date; id: string }

/**
 * SQL condition for the rows after a position; `undefined` for the first page, also where the position is of a list
 * that is sorted otherwise.
 */
export function afterCursor(
  at: SQLiteColumn,
  id: SQLiteColumn,
  position: Position | undefined,
  by: SortKey = 'changed',
): SQL | undefined {
  if (!position || (position.by ?? 'changed') !== by) return undefined
  const beyond = sql.raw(by === 'due' ? '>' : '<')
  return sql`(${at}, ${id}) ${beyond} (${position.at.getTime()}, ${position.id})`
}

/** Encodes a position as a cursor for the browser to send back. */
export function encodeCursor({ by = 'changed', at, id }: Position): string {
  return `${by === 'due' ? 'due.' : ''}${at.getTime()}.${id}`
}

/** Decodes a cursor; `undefined`, for the first page, when it is missing or malformed. */
export function decodeCursor(text: string | undefined): Required<Position> | undefined {
  const [, due, at, id] = text?.match(/^(due\.)?(\d{1,15})\.([0-9A-Za-z-]{1,64})$/) ?? []
  return at && id ? { by: due ? 'due' : 'changed', at: new Date(Number(at)), id } : undefined
}

/** Cuts rows, read with one more than a page, to one page, and returns the cursor of the next. */
export function cutPage<Row>(
  rows: readonly Row[],
  cursorOf: (row: Row) => string,
): { rows: Row[]; next: string | null } {
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return { rows: page, next: rows.length > pageSize && last ? cursorOf(last) : null }
}
