import type { counters } from '../db/schema'
import { ownerDay } from '../ownerDay'

/** A counter whose day is not known yet: `at` is a moment of it. */
export type GatheredCounter = Omit<typeof counters.$inferSelect, 'day'> & { at: number }

/** Adds to the counters of their days, which are the owner's, in one statement. */
export async function storeCounters(db: D1Database, news: readonly GatheredCounter[]): Promise<void> {
  const counted = news.map(({ at, ...counter }) => ({ ...counter, day: ownerDay(new Date(at)).day }))
  await db
    .prepare(
      `INSERT INTO counters (day, edition, event, screen, count)
      SELECT value ->> 'day', value ->> 'edition', value ->> 'event', value ->> 'screen', value ->> 'count'
      FROM json_each(?1) WHERE true
      ON CONFLICT (day, edition, event, screen) DO UPDATE SET count = count + excluded.count`,
    )
    .bind(JSON.stringify(counted))
    .run()
}
