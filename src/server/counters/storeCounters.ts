import type { counters } from '../db/schema'

export type Counter = typeof counters.$inferSelect

/** Adds to the counters of their days, in one statement. */
export async function storeCounters(db: D1Database, news: readonly Counter[]): Promise<void> {
  await db
    .prepare(
      `INSERT INTO counters (day, edition, event, screen, count)
      SELECT value ->> 'day', value ->> 'edition', value ->> 'event', value ->> 'screen', value ->> 'count'
      FROM json_each(?1) WHERE true
      ON CONFLICT (day, edition, event, screen) DO UPDATE SET count = count + excluded.count`,
    )
    .bind(JSON.stringify(news))
    .run()
}
