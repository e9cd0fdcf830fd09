import { sql } from 'drizzle-orm'
import { readBookmark, setBookmark } from '~/server/db/bookmark'
import { enqueueMail } from '~/server/mail/enqueueMail'
import { ownerDay } from '~/server/ownerDay'
import type { Services } from '~/server/services'
import { isEmpty, readDigest } from './readDigest'

/** The owner's hours in which the digest is written: at eight, and a few hours later where nothing ran before. */
const hours = { from: 8, until: 12 }

const job = 'digest'

/** Writes the mail that the owner's day begins with: once a day however often this runs, and none on an empty day. */
export async function queueDigest(services: Services): Promise<void> {
  const { db, now } = services
  const { day, hour } = ownerDay(now())
  if (hour < hours.from || hour >= hours.until) return
  if ((await readBookmark(db, job)) === day) return
  const empty = isEmpty(await readDigest(services))
  await db.batch([
    enqueueMail(db, { kind: 'owner_digest', subjectId: day, at: now() }, empty ? sql`false` : sql`true`),
    setBookmark(db, job, day),
  ])
}
