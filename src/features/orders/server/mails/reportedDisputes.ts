import { isActiveDispute } from '~/core/schemas/disputes'
import type { DisputeMailKind } from '~/core/schemas/mailKinds'
import type { DisputeRow } from '~/server/orders/disputes/disputesOf'

/** Selects the disputes that each kind of mail reports. */
export const isReported: Record<DisputeMailKind, (dispute: DisputeRow) => boolean> = {
  owner_dispute: ({ kind, status }) => kind !== 'warning' && isActiveDispute(status),
  owner_fraud_warning: ({ kind, status }) => kind === 'warning' && isActiveDispute(status),
  owner_dispute_lost: ({ status }) => status === 'lost',
  owner_dispute_ended: ({ kind, status }) => kind !== 'warning' && (status === 'won' || status === 'closed'),
}
