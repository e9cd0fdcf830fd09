/** Matches a name with or without quotes. */
const name = '[`"\\[]?(\\w+)[`"\\]]?'

/** The expression of a statement's beginning, in which `NAME` is a name and a blank any white space. */
export const pattern = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(' ', '\\s+').replaceAll('NAME', name)}`, 'i')

/** The names in a statement; none when it is another one. */
export const match = (expression: RegExp, statement: string): string[] =>
  expression.exec(statement)?.slice(1) ?? []

/** The statements of a migration, without comments; the body of a trigger is split off. */
export const statementsOf = (sql: string): string[] =>
  sql
    .replace(/--.*$/gm, '')
    .split(/;\s*(?=$|(?:CREATE|ALTER|DROP|INSERT|UPDATE|DELETE|PRAGMA|WITH)\b)/i)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
