import { sql } from 'drizzle-orm'
import { readBookmark, setBookmark } from '~/server/db/bookmark'
import { orderPhotos } from '~/server/db/schema'
import type { Services } from '~/server/services'
import { keysMadeOf } from '../photo'
import { previewKey, sizesKey } from '../photoKey'
import { forgetOrphans, grace, noteOrphans } from './noteOrphans'

/** Objects per run. */
const pageSize = 200

const job = 'objects'
const kind = 'object_without_row'
/** Prefixes of objects that are named after their photo's id. */
const madeOf = [previewKey(''), sizesKey('')]

/** Finds objects without a row, in key order. */
export async function checkObjects({ bucket, db, now }: Services) {
  const from = await readBookmark(db, job)
  const { objects, truncated } = await bucket.list({ limit: pageSize, ...(from ? { startAfter: from } : {}) })
  const settled = objects.filter(({ uploaded }) => now().getTime() - uploaded.getTime() > grace)
  const keys = settled.map(({ key }) => key)
  const known = await knownAmong(db, keys)
  const found = keys.filter((key) => !known.has(key))
  // The range of this page; the last page has no end.
  const until = truncated ? (objects.at(-1)?.key ?? '') : ''
  const among = until ? sql`key > ${from} AND key <= ${until}` : sql`key > ${from}`
  await db.batch([
    forgetOrphans(db, kind, among, found),
    noteOrphans(db, kind, found, now()),
    setBookmark(db, job, until),
  ])
  return { checked: objects.length, orphans: found.length }
}

/** The keys that have a row: a photo's by its key, a preview's and that of sizes by the photo's id. */
async function knownAmong(db: Services['db'], keys: readonly string[]): Promise<Set<string>> {
  const list = (values: readonly string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`
  const ids = keys.flatMap((key) => {
    const prefix = madeOf.find((start) => key.startsWith(start))
    return prefix === undefined ? [] : [key.slice(prefix.length)]
  })
  const [photos, pictures] = await db.batch([
    db
      .select({ key: orderPhotos.key })
      .from(orderPhotos)
      .where(sql`${orderPhotos.key} IN ${list(keys)}`),
    db
      .select({ id: orderPhotos.id })
      .from(orderPhotos)
      .where(sql`${orderPhotos.id} IN ${list(ids)}`),
  ])
  return new Set([...photos.map(({ key }) => key), ...pictures.flatMap(keysMadeOf)])
}
