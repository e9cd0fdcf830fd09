import type { DisputeKind, DisputeReason, DisputeStatus } from '~/core/schemas/disputes'

/** A dispute or fraud warning of a payment, as currently reported by the provider. */
export type Dispute = {
  id: string
  kind: DisputeKind
  status: DisputeStatus
  reason: DisputeReason
  /** The disputed amount; absent if the whole payment is disputed. */
  amount?: { minor: number; currency: string } | undefined
  /** Sum taken from our account and not returned, in minor units of the charged currency, without fees. */
  takenMinor: number
  /** Deadline for our response. */
  respondBy: Date | null
  openedAt: Date
}
