import type { Schema } from './readMigrations.ts'
import { match, pattern, statementsOf } from './statements.ts'

const dropTable = pattern('DROP TABLE (?:IF EXISTS )?NAME')
const dropIndex = pattern('DROP INDEX (?:IF EXISTS )?NAME')
const rename = pattern('ALTER TABLE NAME RENAME (?:COLUMN )?NAME')
const dropColumn = pattern('ALTER TABLE NAME DROP (?:COLUMN )?NAME')
const addColumn = pattern('ALTER TABLE NAME ADD (?:COLUMN )?NAME')
const uniqueIndex = pattern('CREATE UNIQUE INDEX (?:IF NOT EXISTS )?NAME ON NAME')
const dropTrigger = pattern('DROP TRIGGER (?:IF EXISTS )?NAME')
const trigger = pattern('CREATE TRIGGER (?:IF NOT EXISTS )?NAME')

/**
 * Finds the statements of a migration that a running older version would not survive: it keeps answering visitors while
 * the migration runs, during the first minutes of the new version, and after going back.
 * @param sql the migration
 * @param used tables, columns, unique indexes and triggers that older versions may use
 * @returns one sentence per statement
 */
export function breakingStatements(sql: string, used: Schema): string[] {
  const statements = statementsOf(sql)
  return statements.flatMap((statement) => {
    const reason = reasonOf(statement, statements, used)
    return reason ? [`${reason}: ${statement.replace(/\s+/g, ' ').slice(0, 80)}`] : []
  })
}

function reasonOf(statement: string, all: readonly string[], used: Schema): string | undefined {
  const [table = '', column = ''] = match(dropColumn, statement)
  if (used.get(table)?.columns.has(column) && !all.some((other) => readds(other, table, column)))
    return 'takes away a column that an older version uses'
  const [dropped = ''] = match(dropTable, statement)
  if (used.has(dropped)) return 'takes away a table that an older version uses'
  const [gone = ''] = match(dropTrigger, statement)
  if ([...used.values()].some(({ triggers }) => triggers.has(gone)))
    return 'takes away a trigger that an older version relies on'
  const [renamed = ''] = match(rename, statement)
  if (used.has(renamed)) return 'renames what an older version uses'
  const [index = ''] = match(dropIndex, statement)
  if (
    [...used.values()].some(({ uniqueIndexes }) => uniqueIndexes.has(index)) &&
    !all.some((other) => match(uniqueIndex, other)[0] === index)
  )
    return 'takes away a unique index, which an older version may name in ON CONFLICT'
  const [extended = ''] = match(addColumn, statement)
  if (
    used.has(extended) &&
    /\bNOT\s+NULL\b/i.test(statement) &&
    !/\bDEFAULT\b|\bGENERATED\b/i.test(statement)
  )
    return 'adds a column that an older version would have to fill'
  const [created = '', indexed = ''] = match(uniqueIndex, statement)
  if (
    used.has(indexed) &&
    !used.get(indexed)?.uniqueIndexes.has(created) &&
    onlyUsed(statement, used.get(indexed)?.columns)
  )
    return 'forbids rows that an older version may write'
  return trigger.test(statement) ? 'changes what an older version writes' : undefined
}

/** Whether a statement adds a computed column that another one of the migration dropped. No version writes it. */
function readds(statement: string, table: string, column: string): boolean {
  const [to, added] = match(addColumn, statement)
  return to === table && added === column && /\bGENERATED\s+ALWAYS\b/i.test(statement)
}

/** Whether an older version fills all columns of an index; one of a new column ignores its rows, which have NULL. */
function onlyUsed(statement: string, columns: ReadonlySet<string> = new Set()): boolean {
  const inside = /\(([^)]*)\)/.exec(statement)?.[1] ?? ''
  return [...inside.matchAll(/\w+/g)].every(([column]) => columns.has(column))
}
