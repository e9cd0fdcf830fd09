import { and, asc, gt, isNotNull, sql } from 'drizzle-orm'
import { readBookmark, setBookmark } from '~/server/db/bookmark'
import { isAmong } from '~/server/db/isAmong'
import { orderPhotos } from '~/server/db/schema'
import type { Services } from '~/server/services'
import type { Photo } from '../photo'
import { previewKey, sizesKey } from '../photoKey'
import { forgetOrphans, grace, noteOrphans } from './noteOrphans'

/** Rows per run, each with up to three bucket requests. */
const pageSize = 40

const job = 'rows'
const kind = 'row_without_object'

/** Finds stored photos, portraits and previews without an object, in id order. */
export async function checkRows({ bucket, db, now }: Services) {
  const from = await readBookmark(db, job)
  const rows = await db
    .select()
    .from(orderPhotos)
    .where(gt(orderPhotos.id, from))
    .orderBy(asc(orderPhotos.id))
    .limit(pageSize)
  const missing: { id: string; key: string }[] = []
  for (const row of rows) {
    if (!row.storedAt || now().getTime() - row.storedAt.getTime() <= grace) continue
    for (const key of objectsOf(row)) if (!(await bucket.head(key))) missing.push({ id: row.id, key })
  }
  const found = await withExistingRow(db, missing)
  const checked = JSON.stringify(rows.flatMap(objectsOf))
  const done = rows.length < pageSize
  await db.batch([
    forgetOrphans(
      db,
      kind,
      // At the end of a pass, also entries whose row has been deleted since.
      done
        ? sql`(key IN (SELECT value FROM json_each(${checked})) OR NOT ${hasRow})`
        : sql`key IN (SELECT value FROM json_each(${checked}))`,
      found,
    ),
    noteOrphans(db, kind, found, now()),
    setBookmark(db, job, done ? '' : (rows.at(-1)?.id ?? '')),
  ])
  return { checked: rows.length, orphans: found.length }
}

const hasRow = sql`(EXISTS (SELECT 1 FROM order_photos WHERE order_photos.key = strays.key)
  OR EXISTS (SELECT 1 FROM order_photos WHERE order_photos.id = substr(strays.key, ${previewKey('').length + 1})
    OR order_photos.id = substr(strays.key, ${sizesKey('').length + 1})))`

function objectsOf({ id, key, hasPreview, sizes }: Photo): string[] {
  return [key, ...(hasPreview ? [previewKey(id)] : []), ...(sizes ? [sizesKey(id)] : [])]
}

/** The keys whose rows still exist after the bucket checks: a deletion removes the object first, then its row. */
async function withExistingRow(
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
        isAmong(
          orderPhotos.id,
          missing.map(({ id }) => id),
        ),
      ),
    )
  const ids = new Set(rows.map(({ id }) => id))
  return missing.filter(({ id }) => ids.has(id)).map(({ key }) => key)
}
