import type { Schema } from './readMigrations.ts'

/** Returns everything that any of the schemas has. */
export function unionOf(schemas: readonly Schema[]): Schema {
  const union: Schema = new Map()
  for (const [table, { columns, uniqueIndexes, triggers }] of schemas.flatMap((schema) => [...schema])) {
    const known = union.get(table)
    union.set(table, {
      columns: new Set([...(known?.columns ?? []), ...columns]),
      uniqueIndexes: new Set([...(known?.uniqueIndexes ?? []), ...uniqueIndexes]),
      triggers: new Set([...(known?.triggers ?? []), ...triggers]),
    })
  }
  return union
}
