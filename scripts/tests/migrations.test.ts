import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { breakingStatements } from '../migrations/breakingStatements'
import { addOwn } from '../migrations/ownStatements'
import { lastReleased, readMigrations, type Schema } from '../migrations/readMigrations'
import { unionOf } from '../migrations/unionOf'

const migrations = readMigrations()
const released = migrations.findIndex(({ name }) => name === lastReleased()) + 1
const [before, since] = [migrations.slice(0, released), migrations.slice(released)]

it('the last released migration exists', () => {
  expect(before.at(-1)?.name).toBe(lastReleased())
})

describe.each(since)('$name', ({ sql, name }) => {
  it('suits every version since the last release', () => {
    const at = migrations.findIndex((one) => one.name === name)
    const used = unionOf(migrations.slice(released - 1, at).map(({ schema }) => schema))
    expect(breakingStatements(sql, used)).toEqual([])
  })
})

type Column = {
  name: string
  type: string
  notnull: number
  dflt_value: string | null
  pk: number
  hidden: number
}

/** Writes a row with all columns of a table that the release has, as that release does. */
function writer(database: DatabaseSync, table: string) {
  const columns = (database.prepare(`PRAGMA table_xinfo(${table})`).all() as Column[]).filter(
    ({ hidden }) => !hidden,
  )
  const names = columns.map((column) => column.name).join(', ')
  const insert = `INSERT INTO ${table} (${names}) VALUES (${columns.map(() => '?').join(', ')})`
  return {
    select: `SELECT ${names} FROM ${table}`,
    write: (row: number) =>
      database.prepare(insert).run(...columns.map(({ type }) => (/int|real/i.test(type) ? row : `${row}`))),
  }
}

it('rows of the last release survive the migrations since, and that release can go on writing and reading', () => {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false })
  for (const { sql } of before) database.exec(sql)
  const tables = [...(before.at(-1)?.schema.keys() ?? [])]
  expect(tables).toContain('orders')
  const writers = tables.map((table) => writer(database, table))
  for (const { write } of writers) write(1)
  for (const { sql } of since) database.exec(sql)
  for (const { write, select } of writers) {
    write(2)
    expect(database.prepare(select).all().length).toBe(2)
  }
})

it('knows what migrations have made in SQL of their own: the search of the desk, and the trigger that fills it', () => {
  const { schema } = before.at(-1) ?? {}
  expect(schema?.get('order_search')?.columns).toEqual(new Set(['id', 'words']))
  expect(schema?.get('orders')?.triggers).toEqual(new Set(['order_search_changed']))
  const used = unionOf(migrations.map((migration) => migration.schema))
  for (const sql of ['DROP TABLE `order_search`;', 'DROP TRIGGER `order_search_changed`;'])
    expect(breakingStatements(sql, used)).toEqual([expect.stringContaining('takes away a t')])
})

it('forgets what a migration has taken away', () => {
  const made = addOwn(
    { tables: new Map(), triggers: new Map() },
    "CREATE VIRTUAL TABLE `found` USING fts5(`words`, prefix = '2 3');\nCREATE TRIGGER `t` AFTER UPDATE ON `orders` BEGIN SELECT 1; END;",
  )
  expect([[...made.tables.keys()], [...made.triggers]]).toEqual([['found'], [['t', 'orders']]])
  const left = addOwn(made, 'DROP TABLE `found`;--> statement-breakpoint\nDROP TRIGGER `t`;')
  expect([left.tables.size, left.triggers.size]).toEqual([0, 0])
  expect(addOwn(made, 'DROP TABLE `orders`;').triggers.size).toBe(0)
})

describe('a migration must not break the version before', () => {
  const used: Schema = new Map([
    [
      'orders',
      {
        columns: new Set(['id', 'email', 'due_at']),
        uniqueIndexes: new Set(['orders_email']),
        triggers: new Set(['orders_changed']),
      },
    ],
  ])

  it.each([
    ['DROP TABLE `orders`;', 'takes away a table'],
    ['ALTER TABLE `orders` DROP COLUMN `email`;', 'takes away a column'],
    ['ALTER TABLE `orders` RENAME COLUMN `email` TO `mail`;', 'renames'],
    ['ALTER TABLE `orders` RENAME TO `sales`;', 'renames'],
    ['ALTER TABLE `orders` ADD `language` text NOT NULL;', 'would have to fill'],
    ['CREATE UNIQUE INDEX `orders_due` ON `orders` (`due_at`);', 'forbids rows'],
    ['DROP INDEX `orders_email`;', 'takes away a unique index'],
    ['CREATE TRIGGER `t` BEFORE INSERT ON `orders` BEGIN SELECT 1; END;', 'changes what'],
    ['DROP TRIGGER IF EXISTS `orders_changed`;', 'takes away a trigger'],
    ['-- a comment\nalter table orders drop email;', 'takes away a column'],
    [
      'CREATE TABLE `__new_orders` (`id` text);--> statement-breakpoint\nDROP TABLE `orders`;--> statement-breakpoint\nALTER TABLE `__new_orders` RENAME TO `orders`;',
      'takes away a table',
    ],
  ])('%s', (sql, reason) => {
    expect(breakingStatements(sql, used)).toEqual([expect.stringContaining(reason)])
  })

  it.each([
    'CREATE TABLE `disputes` (`id` text NOT NULL);',
    'ALTER TABLE `orders` ADD `language` text;',
    "ALTER TABLE `orders` ADD `language` text DEFAULT 'en' NOT NULL;",
    'CREATE INDEX `orders_due` ON `orders` (`due_at`);',
    'CREATE UNIQUE INDEX `orders_key` ON `orders` (`form_key`);',
    'ALTER TABLE `orders` DROP COLUMN `due_at`;--> statement-breakpoint\nALTER TABLE `orders` ADD `due_at` integer GENERATED ALWAYS AS (1) VIRTUAL;',
    // Contracts: no version since the last release uses it.
    'ALTER TABLE `orders` DROP COLUMN `language`;',
    'UPDATE `orders` SET `email` = lower(`email`);',
  ])('allows %s', (sql) => {
    expect(breakingStatements(sql, used)).toEqual([])
  })
})
