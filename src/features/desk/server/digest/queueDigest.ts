import { sql } from 'drizzle-orm'
import { readBookmark, setBookmark } from '~/server/db/bookmark'
import { enqueueMail } from '~/server/mail/enqueueMail'
import { ownerDay } from '~/server/ownerDay'
import type { Services } from '~/server/services'
import { isEmpty, readDigest } from './readDigest'

/** Hours of the owner's day for queueing the digest: at eight, or a few hours later if no job ran before. */
const hours = { from: 8, until: 12 }

const job = 'digest'

/** Queues the owner's morning digest: once a day however often this runs, and none when it would be empty. */
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
