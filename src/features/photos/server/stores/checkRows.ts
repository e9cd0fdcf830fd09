import { and, asc, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { readBookmark, setBookmark } from '~/server/db/bookmark'
import { orderPhotos } from '~/server/db/schema'
import type { Services } from '~/server/services'
import type { Photo } from '../photo'
import { previewKey } from '../photoKey'
import { forgetOrphans, grace, noteOrphans } from './noteOrphans'

/** Rows in one run; each is one or two questions to the bucket. */
const slice = 40

const job = 'rows'
const kind = 'row_without_object'

/** Looks for stored photos, portraits and small pictures whose object is not there, in the order of their ids. */
export async function checkRows({ bucket, db, now }: Services) {
  const from = await readBookmark(db, job)
  const rows = await db
    .select()
    .from(orderPhotos)
    .where(gt(orderPhotos.id, from))
    .orderBy(asc(orderPhotos.id))
    .limit(slice)
  const missing: { id: string; key: string }[] = []
  for (const row of rows) {
    if (!row.storedAt || now().getTime() - row.storedAt.getTime() <= grace) continue
    for (const key of objectsOf(row)) if (!(await bucket.head(key))) missing.push({ id: row.id, key })
  }
  const found = await stillThere(db, missing)
  const checked = JSON.stringify(rows.flatMap(objectsOf))
  const done = rows.length < slice
  await db.batch([
    forgetOrphans(
      db,
      kind,
      // Once around, those too whose row has gone since.
      done
        ? sql`(key IN (SELECT value FROM json_each(${checked})) OR NOT ${hasRow})`
        : sql`key IN (SELECT value FROM json_each(${checked}))`,
      found,
    ),
    noteOrphans(db, kind, found, now()),
    setBookmark(db, job, done ? '' : (rows.at(-1)?.id ?? '')),
  ])
  return { checked: rows.length, strays: found.length }
}

const hasRow = sql`(EXISTS (SELECT 1 FROM order_photos WHERE order_photos.key = strays.key)
  OR EXISTS (SELECT 1 FROM order_photos WHERE order_photos.id = substr(strays.key, ${previewKey('').length + 1})))`

function objectsOf({ id, key, hasPreview }: Photo): string[] {
  return hasPreview ? [key, previewKey(id)] : [key]
}

/** The keys whose rows are there after the bucket was asked: a deletion takes the object first and then its row. */
async function stillThere(
  db: Services['db'],
  missing: readonly { id: string; key: string }[],
): Promise<string[]> {
  if (!missing.length) return []
  const rows = await db
    .select({ id: orderPhotos.id })
    .from(orderPhotos)
    .where(
      and(
        isNotNull(orderPhotos.storedAt),
        inArray(
          orderPhotos.id,
          missing.map(({ id }) => id),
        ),
      ),
    )
  const ids = new Set(rows.map(({ id }) => id))
  return missing.filter(({ id }) => ids.has(id)).map(({ key }) => key)
}
