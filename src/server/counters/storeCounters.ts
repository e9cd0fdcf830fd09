import type { counters } from '../db/schema'
import { ownerDay } from '../ownerDay'

/** A counter without its day, which is derived from `at` (milliseconds since 1970). */
export type GatheredCounter = Omit<typeof counters.$inferSelect, 'day'> & { at: number }

/** Adds counts to the rows of their days, in the owner's time zone, in one statement. */
export async function storeCounters(db: D1Database, gathered: readonly GatheredCounter[]): Promise<void> {
  const counted = gathered.map(({ at, ...counter }) => ({ ...counter, day: ownerDay(new Date(at)).day }))
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
