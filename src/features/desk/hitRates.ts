/**
 * Verdicts of buyers on their portraits, by plan; only for months that have any, the latest first. `name` is in the
 * desk user's language, and empty for an unknown plan.
 */
export type MonthVerdicts = {
  /** The month in which the portraits were made: `2027-03`. */
  month: string
  plans: { key: string; name: string; me: number; almost: number; notMe: number }[]
}
