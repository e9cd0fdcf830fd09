/** The steps of a dispute that the dashboard can trigger. */
export const disputeActions = [
  /** Opens a dispute; Stripe withdraws the funds at once. */
  'dispute',
  /** Opens an inquiry, which moves no money. */
  'inquiry',
  /** Turns the inquiry into a dispute. */
  'escalate',
  'answer',
  'win',
  'lose',
  /** Ends the dispute without a decision. */
  'withdraw',
] as const
export type DisputeAction = (typeof disputeActions)[number]

/** Milliseconds within which the shop can answer a dispute. */
export const answerTime = 9 * 24 * 60 * 60_000

export function isDisputeAction(action: string): action is DisputeAction {
  return disputeActions.some((known) => known === action)
}
