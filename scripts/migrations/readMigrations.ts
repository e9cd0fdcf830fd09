import { readFileSync } from 'node:fs'

/** Tables of a schema with their columns and unique indexes, as the code of that time uses them. */
export type Schema = Map<string, { columns: Set<string>; uniqueIndexes: Set<string> }>

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
  return entries.map(({ tag }) => {
    const { tables } = readJson<Snapshot>(`meta/${tag.slice(0, 4)}_snapshot.json`)
    const schema = Object.entries(tables).map(([table, { columns, indexes }]) => {
      const unique = Object.entries(indexes).filter(([, { isUnique }]) => isUnique)
      const uniqueIndexes = new Set(unique.map(([index]) => index))
      return [table, { columns: new Set(Object.keys(columns)), uniqueIndexes }] as const
    })
    return { name: tag, sql: read(`${tag}.sql`), tables, schema: new Map(schema) }
  })
}

/** Name of the last migration of the last release, which every deployed database has. */
export const lastReleased = (): string => readJson<{ migration: string }>('released.json').migration
