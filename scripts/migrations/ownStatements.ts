import { match, pattern, statementsOf } from './statements.ts'

/** What migrations make in SQL of their own, and Drizzle's snapshots lack. */
export type Own = {
  /** Virtual tables with their columns. */
  tables: ReadonlyMap<string, ReadonlySet<string>>
  /** Triggers with the table that each is on. */
  triggers: ReadonlyMap<string, string>
}

const virtualTable = pattern('CREATE VIRTUAL TABLE (?:IF NOT EXISTS )?NAME')
const trigger = pattern('CREATE TRIGGER (?:IF NOT EXISTS )?NAME [^;]*?\\bON NAME')
const dropTable = pattern('DROP TABLE (?:IF EXISTS )?NAME')
const dropTrigger = pattern('DROP TRIGGER (?:IF EXISTS )?NAME')

/** Returns what a migration leaves of what the ones before it have made, and adds its own. */
export function addOwn(before: Own, sql: string): Own {
  const [tables, triggers] = [new Map(before.tables), new Map(before.triggers)]
  for (const statement of statementsOf(sql)) {
    const [table] = match(virtualTable, statement)
    if (table) tables.set(table, columnsOf(statement))
    const [made, on] = match(trigger, statement)
    if (made && on) triggers.set(made, on)
    const [dropped = ''] = match(dropTable, statement)
    tables.delete(dropped)
    for (const [name, on] of triggers) if (on === dropped) triggers.delete(name)
    triggers.delete(match(dropTrigger, statement)[0] ?? '')
  }
  return { tables, triggers }
}

/** Arguments of a virtual table are columns or settings; these have an equals sign. */
function columnsOf(statement: string): Set<string> {
  const inside = /\((.*)\)/s.exec(statement)?.[1] ?? ''
  const columns = inside.split(',').filter((argument) => !argument.includes('='))
  return new Set(columns.flatMap((column) => /\w+/.exec(column)?.[0] ?? []))
}
