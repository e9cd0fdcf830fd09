/** One line of the table. */
export type Line = {
  what: string
  /** A value of each round; a single one of what does not vary. Their median counts. */
  rounds: readonly number[]
  unit?: string
  /** Digits behind the point, in which it is shown and held against its goal. */
  digits?: number
  goal?: Goal
  /** What a reader must know of it. */
  note?: string
}

type Goal = { atMost: number } | { atLeast: number }

/** What a measure is given: a way to have things ended after it, the last one first. */
export type Bench = { defer: (end: () => unknown) => void }

/**
 * Measures one thing in as many rounds as it needs. Whatever it throws is told in the table, and so is a text that it
 * returns: why it could not be measured here.
 */
export type Measure = (bench: Bench) => AsyncGenerator<Line, unknown, void>

/** The middle one. @throws where there is none */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
  if (middle === undefined) throw new Error('No round was measured')
  return middle
}

/** Each round's value against the other's of the same round, so that a busy moment befalls both. */
export const ratios = (values: readonly number[], others: readonly number[]) =>
  values.map((value, round) => value / (others[round] ?? Number.NaN))

/** A value as the table shows it. */
export const shown = ({ digits = 0 }: Line, value: number) => value.toFixed(digits)

/** Whether the goal is met, by the figure that is shown. `undefined`: there is none. */
export function isMet(line: Line): boolean | undefined {
  if (!line.goal) return undefined
  const value = Number(shown(line, median(line.rounds)))
  return 'atMost' in line.goal ? value <= line.goal.atMost : value >= line.goal.atLeast
}
