/** `inquiry`: a question from a bank or buyer; no money has moved. `warning`: a bank expects a dispute. */
export const disputeKinds = ['dispute', 'inquiry', 'warning'] as const
export type DisputeKind = (typeof disputeKinds)[number]

/** `open`: awaits our response. `answered`: awaits a decision by others. `closed`: ended without a winner. */
export const disputeStatuses = ['open', 'answered', 'won', 'lost', 'closed'] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

/** Marks of an order: an active dispute, an active warning, or money lost in a dispute. */
export const disputeMarks = ['disputed', 'warning', 'lost'] as const
export type DisputeMark = (typeof disputeMarks)[number]

/** Reasons of a dispute. The providers' own codes are finer and differ from each other. */
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

/** Whether a dispute or a warning is still active. */
export function isActiveDispute(status: DisputeStatus): boolean {
  return status === 'open' || status === 'answered'
}

/** Audit log detail of a dispute update, as JSON. */
export type DisputeMailDetail = {
  kind: DisputeKind
  amountMinor: number
  currency: string
  reason: DisputeReason
  /** Deadline for a response, in milliseconds since 1970. */
  respondBy: number | null
}
