/** A requested path that does not exist. Times in milliseconds since 1970, as in the table. */
export type MissingPath = {
  path: string
  count: number
  referrer: string | null
  firstSeen: number
  lastSeen: number
}

/** Maximum number of paths written per minute by all isolates together: 14,400 a day under the heaviest scan. */
const pathsPerMinute = 10
const minute = 60_000

/** Maximum number of rows; the newest paths are kept. */
const maxRows = 1000

/**
 * Writes the first paths and deletes the oldest rows. Row ids grow by one per new path, so rows need not be counted.
 * @param paths most important first
 * @param at now, in milliseconds since 1970
 * @returns the paths that were not written: all of them if any isolate wrote within the last minute
 */
export async function storeMissingPaths(
  db: D1Database,
  paths: readonly MissingPath[],
  at: number,
): Promise<readonly MissingPath[]> {
  const first = JSON.stringify(paths.slice(0, pathsPerMinute))
  const [written] = await db.batch([
    db
      .prepare(
        `INSERT INTO missing_paths (path, count, referrer, first_seen, last_seen)
        SELECT value ->> 'path', value ->> 'count', value ->> 'referrer', value ->> 'firstSeen', ?1
        FROM json_each(?2)
        WHERE NOT EXISTS (SELECT 1 FROM missing_paths WHERE last_seen > ?1 - ${minute})
        ON CONFLICT (path) DO UPDATE SET count = count + excluded.count, last_seen = excluded.last_seen`,
      )
      .bind(at, first),
    db.prepare(
      `DELETE FROM missing_paths WHERE rowid <= (SELECT max(rowid) FROM missing_paths) - ${maxRows}`,
    ),
  ])
  return written?.meta.changes ? paths.slice(pathsPerMinute) : paths
}
