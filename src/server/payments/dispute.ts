import type { DisputeKind, DisputeReason, DisputeStatus } from '~/core/schemas/disputes'

/** A dispute of a payment or a warning of fraud, as its provider tells of it now. */
export type Dispute = {
  id: string
  kind: DisputeKind
  status: DisputeStatus
  reason: DisputeReason
  /** What is disputed; absent where it is the whole payment. */
  amount?: { minor: number; currency: string } | undefined
  /** What it has taken from our account and not given back, in minor units of what was charged, without fees. */
  takenMinor: number
  /** Until when we can answer it. */
  respondBy: Date | null
  openedAt: Date
}
