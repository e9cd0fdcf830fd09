import { cpus } from 'node:os'
import { isMet, type Line, median, shown } from './line.ts'

/** A line, or the reason why a benchmark has none. */
export type Entry = { measure: string } & (Line | { failed: string } | { skipped: string })

const columns = ['', 'median', 'min–max', 'goal', 'met']

/** Returns the columns of an entry. */
export function cells(entry: Entry): string[] {
  if ('failed' in entry) return [entry.measure, 'failed', '', '', entry.failed]
  if ('skipped' in entry) return [entry.measure, 'not measured', '', '', entry.skipped]
  const { what, rounds, unit = '', digits = 0, goal, note } = entry
  const figure = (value: number) => shown(entry, value)
  const limit =
    goal && ('atMost' in goal ? `≤ ${goal.atMost.toFixed(digits)}` : `≥ ${goal.atLeast.toFixed(digits)}`)
  const spread = rounds.length > 1 ? `${figure(Math.min(...rounds))}–${figure(Math.max(...rounds))}` : ''
  const met = isMet(entry)
  return [
    what,
    `${figure(median(rounds))} ${unit}`.trim(),
    spread,
    limit ?? '',
    [met === undefined ? '' : met ? 'yes' : 'NO', note ? `(${note})` : ''].filter(Boolean).join(' '),
  ]
}

/** Formats one row for the terminal. */
export function row([what = '', ...rest]: string[]): string {
  const widths = [14, 15, 9]
  return `${what.padEnd(66)} ${rest.map((cell, at) => (widths[at] ? cell.padStart(widths[at]) : `  ${cell}`)).join('')}\n`
}

export const heading = row(columns)

/** Formats the table as Markdown. Identifies the machine only by its processors. */
export function markdown(entries: readonly Entry[]): string {
  const processors = cpus()
  const machine = `${processors.length} × ${processors[0]?.model.trim() ?? 'processor'}, Node ${process.versions.node}`
  const line = (words: readonly string[]) =>
    `| ${words.map((word) => word.replaceAll('|', '\\|')).join(' | ')} |\n`
  return [
    `Measured ${new Date().toISOString().slice(0, 10)} on ${machine}. Compare the ratios; times depend on the machine.\n\n`,
    line(columns),
    '|---|--:|--:|--:|---|\n',
    ...entries.map((entry) => line(cells(entry))),
  ].join('')
}
