/** One line of the result table. */
export type Line = {
  what: string
  /** One value per round, or a single value if it does not vary. The median is reported. */
  rounds: readonly number[]
  unit?: string
  /** Decimal places to which the value is printed and compared with its goal. */
  digits?: number
  goal?: Goal
  /** Additional information for the reader. */
  note?: string
  /** What the value was measured of. In Markdown, lines with a subject form one table: a row a subject. */
  subject?: string
}

type Goal = { atMost: number } | { atLeast: number }

/** The context of a benchmark. `defer` registers cleanup to run after it, in reverse order. */
export type Bench = { defer: (end: () => unknown) => void }

/**
 * A benchmark that yields lines, or why a part of it has none. An error that it throws is printed in the table, and so
 * is a string that it returns: the reason why it was skipped.
 */
export type Measure = (bench: Bench) => AsyncGenerator<Line | { failed: string }, unknown, void>

/** Returns the first line of an error's message. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)

/** Returns the median (the upper one of an even number). @throws Error for an empty list */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
  if (middle === undefined) throw new Error('No round was measured')
  return middle
}

/** Divides the values of two series round by round, so that the load of the machine affects both equally. */
export const ratios = (values: readonly number[], others: readonly number[]) =>
  values.map((value, round) => value / (others[round] ?? Number.NaN))

/** Formats a value for the table. */
export const shown = ({ digits = 0 }: Line, value: number) => value.toFixed(digits)

/** Whether the printed value meets the goal; `undefined` when the line has no goal. */
export function isMet(line: Line): boolean | undefined {
  if (!line.goal) return undefined
  const value = Number(shown(line, median(line.rounds)))
  return 'atMost' in line.goal ? value <= line.goal.atMost : value >= line.goal.atLeast
}
