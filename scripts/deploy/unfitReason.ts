import { breakingStatements } from '../migrations/breakingStatements.ts'
import { type Migration, readMigrations } from '../migrations/readMigrations.ts'
import { readJson } from './checks.ts'
import { failureLine } from './failureLine.ts'
import { Problem } from './problem.ts'
import { source } from './source.ts'
import type { Tools } from './tools.ts'
import { viewVersion } from './viewVersion.ts'

/** A row of wrangler's record of migrations. Its time is UTC, as `2026-11-26 14:03:00`. */
type Applied = { name: string; applied_at: string }

/** What `wrangler d1 execute --json` prints. */
type Answer = { results: Applied[] }[] | { error?: { text: string; notes?: { text: string }[] } }

/**
 * Looks whether visitors may get an earlier version.
 * @returns what it lacks, as the rest of a sentence; `undefined` when it can work
 * @throws Problem when Cloudflare does not answer
 */
export async function unfitReason(tools: Tools, version: string): Promise<string | undefined> {
  const { createdOn, isSite } = await viewVersion(tools, version)
  if (!isSite)
    return 'has no binding DB: it is not the site, but the Worker that its secrets made before the first deployment'
  return takenSince(createdOn, await appliedMigrations(tools), readMigrations())
}

async function appliedMigrations({ wrangler }: Tools): Promise<readonly Applied[]> {
  const query = 'SELECT name, applied_at FROM d1_migrations ORDER BY id'
  const { code, stdout, output } = await wrangler([
    ...['d1', 'execute', 'DB', '--remote', '--json', '--command', query, ...source],
  ])
  const answer = readJson<Answer>(stdout)
  if (code === 0 && Array.isArray(answer)) return answer.flatMap(({ results }) => results)
  // With `--json` wrangler prints its errors as JSON, too.
  const { text, notes = [] } = (Array.isArray(answer) ? undefined : answer?.error) ?? {}
  const reason = text ? [text, ...notes.map((note) => note.text)].join(' ') : failureLine(output)
  throw new Problem(`The database did not list its migrations: ${reason}`)
}

/**
 * Finds what migrations have taken away since a version was made. A deployment migrates before it uploads, so a version
 * knows the migrations that are older than itself.
 * @param createdOn when the version was made, in ISO format
 * @param applied the migrations that the database has, oldest first
 * @param known the migrations of this folder, oldest first
 * @returns why the version would fail, as the rest of a sentence
 */
export function takenSince(
  createdOn: string,
  applied: readonly Applied[],
  known: readonly Pick<Migration, 'name' | 'sql' | 'schema'>[],
): string | undefined {
  const isLater = ({ applied_at }: Applied) => `${applied_at.replace(' ', 'T')}Z` > createdOn
  const nameOf = ({ name }: Applied) => name.replace(/\.sql$/, '')
  const since = applied.filter(isLater).map(nameOf)
  const unknown = since.find((name) => !known.some((migration) => migration.name === name))
  if (unknown)
    return `is older than the migration ${unknown}, which this folder does not have: get the newest state of the repository first`
  const earlier = applied.filter((row) => !isLater(row)).map(nameOf)
  const used = known.findLast(({ name }) => earlier.includes(name))?.schema ?? new Map()
  for (const { name, sql } of known.filter((migration) => since.includes(migration.name))) {
    const [breaking] = breakingStatements(sql, used)
    if (breaking) return `does not fit the database any more: the migration ${name} ${breaking}`
  }
  return undefined
}
