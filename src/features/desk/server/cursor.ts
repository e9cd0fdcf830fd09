import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

/** Rows of one page of a list at the desk. */
export const pageSize = 25

/** The place in a list that a page begins after: a moment, in milliseconds since 1970, and an id. */
type Place = { at: Date; id: string }

/** Holds for the rows that a list, the latest first, has after a place; for all where there is none. */
export function afterCursor(at: SQLiteColumn, id: SQLiteColumn, place: Place | undefined): SQL | undefined {
  return place && sql`(${at}, ${id}) < (${place.at.getTime()}, ${place.id})`
}

/** Writes a place down for the browser to give back. */
export function encodeCursor({ at, id }: Place): string {
  return `${at.getTime()}.${id}`
}

/** Reads a place that we wrote; the beginning of the list, where it makes no sense. */
export function decodeCursor(text: string | undefined): Place | undefined {
  const [, at, id] = text?.match(/^(\d{1,15})\.([0-9A-Za-z-]{1,64})$/) ?? []
  return at && id ? { at: new Date(Number(at)), id } : undefined
}

/** Cuts the page out of rows that were read one beyond it, and tells where the next page begins. */
export function cutPage<Row>(
  rows: readonly Row[],
  placeOf: (row: Row) => string,
): { rows: Row[]; next: string | null } {
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return { rows: page, next: rows.length > pageSize && last ? placeOf(last) : null }
}
