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

/** Maximum number of rows. */
const maxRows = 1000

/**
 * Writes the first paths, at most once a minute, and deletes the rows that matter least: each request of a path, up to
 * seven, counts like a day since its last one, so that a broken link outlives the many paths of a scanner.
 * @param paths most important first
 * @param at now, in milliseconds since 1970
 * @returns the paths that were not written: all of them if any isolate wrote within the last minute
 */
export async function storeMissingPaths(
  db: D1Database,
  paths: readonly MissingPath[],
  at: number,
): Promise<readonly MissingPath[]> {
  const [now, before] = [`${at}`, `${at - minute}`]
  const [written] = await db.batch([
    db
      .prepare(
        `INSERT INTO missing_paths (path, count, referrer, first_seen, last_seen)
        SELECT value ->> 'path', value ->> 'count', value ->> 'referrer', value ->> 'firstSeen', value ->> 'lastSeen'
        FROM json_each(?1)
        WHERE NOT EXISTS (SELECT 1 FROM bookmarks WHERE job = 'missing_paths' AND place > ?2)
        ON CONFLICT (path) DO UPDATE SET count = count + excluded.count, last_seen = max(last_seen, excluded.last_seen)`,
      )
      .bind(JSON.stringify(paths.slice(0, pathsPerMinute)), before),
    // The time of the last write, as text like every bookmark.
    db
      .prepare(
        `INSERT INTO bookmarks (job, place) VALUES ('missing_paths', ?1)
        ON CONFLICT (job) DO UPDATE SET place = excluded.place WHERE place <= ?2`,
      )
      .bind(now, before),
    db
      .prepare(
        `DELETE FROM missing_paths WHERE path IN (SELECT path FROM missing_paths
        WHERE EXISTS (SELECT 1 FROM bookmarks WHERE job = 'missing_paths' AND place = ?1)
        ORDER BY last_seen + min(count, 7) * 86400000 DESC LIMIT -1 OFFSET ${maxRows})`,
      )
      .bind(now),
  ])
  return written?.meta.changes ? paths.slice(pathsPerMinute) : paths
}
