/** `inquiry`: a bank or a buyer asks, and no money has moved. `warning`: a bank expects that a dispute will follow. */
export const disputeKinds = ['dispute', 'inquiry', 'warning'] as const
export type DisputeKind = (typeof disputeKinds)[number]

/** `open`: an answer of ours is awaited. `answered`: others decide. `closed`: it ended without a winner. */
export const disputeStatuses = ['open', 'answered', 'won', 'lost', 'closed'] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

/** What an order is marked by: a dispute under way, a warning under way, or money that a lost dispute took. */
export const disputeMarks = ['disputed', 'warning', 'lost'] as const
export type DisputeMark = (typeof disputeMarks)[number]

/** What a dispute says was wrong; the providers' own codes are finer, and differ. */
export const disputeReasons = [
  'fraud',
  'not_received',
  'not_as_described',
  'duplicate',
  'refund_missing',
  'cancelled',
  'wrong_amount',
  'paid_otherwise',
  'bank',
  'other',
] as const
export type DisputeReason = (typeof disputeReasons)[number]

/** Tells whether a dispute or a warning has not come to its end. */
export function isUnderWay(status: DisputeStatus): boolean {
  return status === 'open' || status === 'answered'
}

/** What the history keeps of news about a dispute, as JSON. */
export type DisputeMailDetail = {
  kind: DisputeKind
  amountMinor: number
  currency: string
  reason: DisputeReason
  /** Until when it can be answered, in milliseconds since 1970. */
  respondBy: number | null
}
