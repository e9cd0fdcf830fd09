/** Milliseconds, as in the table. */
export type MissingPath = {
  path: string
  count: number
  referrer: string | null
  firstSeen: number
  lastSeen: number
}

/** Paths written at most in a minute, by all isolates together: 14,400 a day under the heaviest scan. */
const pathsAMinute = 10
const minute = 60_000

/** Rows kept at most: the paths that were new last. */
const rowsKept = 1000

/**
 * Writes the first of the paths, and forgets the oldest rows. Row ids grow by one with each new path, so no row
 * needs to be counted.
 * @param paths most important first
 * @returns what was not written, everything when somebody wrote within the last minute
 */
export async function storeMissingPaths(
  db: D1Database,
  paths: readonly MissingPath[],
  at: number,
): Promise<readonly MissingPath[]> {
  const first = JSON.stringify(paths.slice(0, pathsAMinute))
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
      `DELETE FROM missing_paths WHERE rowid <= (SELECT max(rowid) FROM missing_paths) - ${rowsKept}`,
    ),
  ])
  return written?.meta.changes ? paths.slice(pathsAMinute) : paths
}
