import { sql } from 'drizzle-orm'
import { dayMs } from '~/core/dayMs'
import type { Services } from '../services'

/** Milliseconds for which processed events are kept; the providers redeliver an event for 30 days at most. */
const retention = 90 * dayMs

/** Events deleted per run; 28,800 a day. */
const batch = 100

/** Deletes the oldest processed events. Row ids grow with each event, so no index is needed to find them. */
export async function purgeEvents({ db, now }: Services): Promise<void> {
  await db.run(sql`DELETE FROM processed_events
    WHERE rowid < (SELECT min(rowid) FROM processed_events) + ${batch}
    AND processed_at < ${now().getTime() - retention}`)
}
