import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, it } from 'vitest'
import * as schema from '~/server/db/schema'
import { readMigrations } from '../../../scripts/migrations/readMigrations'

const tables = readMigrations().at(-1)?.tables ?? {}
const sorted = (names: readonly (string | undefined)[]) => names.toSorted()

it('the migrations have every table, column and index of the schema; if not: npm run migration', () => {
  const defined = Object.values(schema)
    .filter((value) => is(value, SQLiteTable))
    .map((table) => getTableConfig(table as SQLiteTable))
    .map(({ name, columns, indexes }) => [
      name,
      sorted(columns.map((column) => column.name)),
      // A unique column has an index of its own.
      sorted([
        ...indexes.map(({ config }) => config.name),
        ...columns.flatMap(({ isUnique, uniqueName }) => (isUnique ? [uniqueName] : [])),
      ]),
    ])
  const migrated = Object.entries(tables).map(([name, table]) => [
    name,
    sorted(Object.keys(table.columns)),
    sorted(Object.keys(table.indexes)),
  ])
  expect(sorted(migrated.map((table) => JSON.stringify(table)))).toEqual(
    sorted(defined.map((table) => JSON.stringify(table))),
  )
})
