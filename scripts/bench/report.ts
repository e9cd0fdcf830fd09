import { cpus } from 'node:os'
import { isMet, type Line, median, shown } from './line.ts'

/** A line, or the reason why a benchmark has none. */
export type Entry = { measure: string } & (Line | { failed: string } | { skipped: string })

const columns = ['', 'median', 'min–max', 'goal', 'met']

/** Returns the columns of an entry. */
export function cells(entry: Entry): string[] {
  if ('failed' in entry) return [entry.measure, 'failed', '', '', entry.failed]
  if ('skipped' in entry) return [entry.measure, 'not measured', '', '', entry.skipped]
  const { what, subject, rounds, unit = '', digits = 0, goal, note } = entry
  const figure = (value: number) => shown(entry, value)
  const limit =
    goal && ('atMost' in goal ? `≤ ${goal.atMost.toFixed(digits)}` : `≥ ${goal.atLeast.toFixed(digits)}`)
  const spread = spreadOf(entry)
  const met = isMet(entry)
  return [
    subject ? `${subject}: ${what}` : what,
    `${figure(median(rounds))} ${unit}`.trim(),
    spread,
    limit ?? '',
    [met === undefined ? '' : met ? 'yes' : 'NO', note ? `(${note})` : ''].filter(Boolean).join(' '),
  ]
}

function spreadOf(line: Line): string {
  const { rounds } = line
  if (rounds.length < 2) return ''
  return `${shown(line, Math.min(...rounds))}–${shown(line, Math.max(...rounds))}`
}

/** Formats one row for the terminal. */
export function row([what = '', ...rest]: string[]): string {
  const widths = [14, 15, 9]
  return `${what.padEnd(66)} ${rest.map((cell, at) => (widths[at] ? cell.padStart(widths[at]) : `  ${cell}`)).join('')}\n`
}

export const heading = row(columns)

const rowOf = (words: readonly string[]) =>
  `| ${words.map((word) => word.replaceAll('|', '\\|')).join(' | ')} |\n`

/** Formats the table as Markdown. Identifies the machine only by its processors. */
export function markdown(entries: readonly Entry[]): string {
  const processors = cpus()
  const machine = `${processors.length} × ${processors[0]?.model.trim() ?? 'processor'}, Node ${process.versions.node}`
  const listed = entries.filter((entry) => !isCompared(entry))
  return [
    `Measured ${new Date().toISOString().slice(0, 10)} on ${machine}. Compare the ratios; times depend on the machine.\n\n`,
    ...(listed.length
      ? [rowOf(columns), '|---|--:|--:|--:|---|\n', ...listed.map((entry) => rowOf(cells(entry)))]
      : []),
    ...comparison(entries.filter(isCompared)),
  ].join('')
}

type Compared = Line & { subject: string }

const isCompared = (entry: Entry): entry is Entry & Compared => 'subject' in entry

/** Formats lines with a subject as one table: a row for each subject, a column for each kind of value. */
function comparison(lines: readonly Compared[]): string[] {
  if (!lines.length) return []
  const subjects = new Set(lines.map(({ subject }) => subject))
  const kinds = new Set(lines.map(({ what }) => what))
  const heads = [...kinds].map((kind) => {
    const unit = lines.find(({ what }) => what === kind)?.unit
    return unit ? `${kind}, ${unit}` : kind
  })
  const cell = (subject: string, kind: string) => {
    const line = lines.find((line) => line.subject === subject && line.what === kind)
    if (!line) return '–'
    const spread = spreadOf(line)
    return `${shown(line, median(line.rounds))}${spread && ` (${spread})`}`
  }
  return [
    '\n',
    rowOf(['', ...heads]),
    `|---|${'--:|'.repeat(kinds.size)}\n`,
    ...[...subjects].map((subject) => rowOf([subject, ...[...kinds].map((kind) => cell(subject, kind))])),
  ]
}
