import { readFileSync } from 'node:fs'
import { addOwn, type Own } from './ownStatements.ts'

/** Tables of a schema with their columns, unique indexes and triggers, as the code of that time uses them. */
export type Schema = Map<
  string,
  { columns: ReadonlySet<string>; uniqueIndexes: ReadonlySet<string>; triggers: ReadonlySet<string> }
>

export type Migration = { name: string; sql: string; tables: Snapshot['tables']; schema: Schema }

type Snapshot = {
  tables: Record<string, { columns: Record<string, unknown>; indexes: Record<string, { isUnique: boolean }> }>
}

const folder = new URL('../../migrations/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')
const readJson = <Value>(file: string) => JSON.parse(read(file)) as Value

/** Returns all migrations, oldest first, each with the schema that the code has since, and Drizzle's tables of it. */
export function readMigrations(): Migration[] {
  const { entries } = readJson<{ entries: { tag: string }[] }>('meta/_journal.json')
  let own: Own = { tables: new Map(), triggers: new Map() }
  return entries.map(({ tag }) => {
    const sql = read(`${tag}.sql`)
    own = addOwn(own, sql)
    const triggersOn = (table: string) =>
      new Set([...own.triggers].flatMap(([trigger, on]) => (on === table ? trigger : [])))
    const { tables } = readJson<Snapshot>(`meta/${tag.slice(0, 4)}_snapshot.json`)
    const schema = Object.entries(tables).map(([table, { columns, indexes }]) => {
      const unique = Object.entries(indexes).filter(([, { isUnique }]) => isUnique)
      const uniqueIndexes = new Set(unique.map(([index]) => index))
      const parts = { columns: new Set(Object.keys(columns)), uniqueIndexes, triggers: triggersOn(table) }
      return [table, parts] as const
    })
    const virtual = [...own.tables].map(
      ([table, columns]) =>
        [table, { columns, uniqueIndexes: new Set<string>(), triggers: new Set<string>() }] as const,
    )
    return { name: tag, sql, tables, schema: new Map([...schema, ...virtual]) }
  })
}

/** Name of the last migration of the last release, which every deployed database has. */
export const lastReleased = (): string => readJson<{ migration: string }>('released.json').migration
