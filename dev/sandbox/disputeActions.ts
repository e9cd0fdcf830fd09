/** What a person lets happen to a payment: its disputes from the first to the last step, and a warning before one. */
export const disputeActions = [
  /** A dispute; at Stripe the money is taken at once. */
  'dispute',
  /** A question first, which moves no money. */
  'inquiry',
  /** The question becomes a dispute. */
  'escalate',
  'answer',
  'win',
  'lose',
  /** It ends without a decision. */
  'withdraw',
] as const
export type DisputeAction = (typeof disputeActions)[number]

/** Milliseconds for which a dispute can be answered. */
export const answerTime = 9 * 24 * 60 * 60_000

export function isDisputeAction(action: string): action is DisputeAction {
  return disputeActions.some((known) => known === action)
}
