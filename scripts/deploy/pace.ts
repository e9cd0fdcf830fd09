/** How long a deployment waits, in milliseconds. Tests use a faster one. */
export type Pace = {
  /** A new deployment takes some seconds to be known everywhere, a new host some minutes. */
  untilReachable: number
  untilFirstReachable: number
  betweenTries: number
  /** How long a tenth of the visitors has the version before all have it, and all before the deployment ends. */
  watchTenth: number
  watchAll: number
  betweenRounds: number
  /** How long a call may take once the new version is live: one without an answer must not delay going back. */
  call: number
  /** How long going back is tried. One try must leave time for the next. */
  goBack: number
  goBackTry: number
}

export const pace: Pace = {
  untilReachable: 60_000,
  untilFirstReachable: 15 * 60_000,
  betweenTries: 2_000,
  watchTenth: 3 * 60_000,
  watchAll: 60_000,
  betweenRounds: 10_000,
  call: 60_000,
  goBack: 60_000,
  goBackTry: 20_000,
}
