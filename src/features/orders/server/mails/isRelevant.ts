import { photosRecommended } from '~/core/schemas/limits'
import type { OrderMailKind } from '~/core/schemas/mailKinds'
import { type OrderStatus, studioStatuses } from '~/core/schemas/orderStatus'
import { isDelivered } from '~/server/orders/delivery'
import type { Order } from '~/server/orders/order'
import { isTerminal } from '~/server/orders/statuses'
import type { MailFacts } from './mailFacts'
import { isReported } from './reportedDisputes'

const bought: readonly OrderStatus[] = [...studioStatuses, 'delivered']

/**
 * Says for each kind of mail whether what it tells is still so. A mail may wait for a day, and be asked for again
 * after a month: what is no longer so is told to nobody.
 */
const holds: Record<OrderMailKind, (facts: MailFacts) => boolean> = {
  order_paid: ({ order }) => bought.includes(order.status) && order.refundedMinor === 0,
  photos_reminder: ({ order }) =>
    order.status === 'paid' && order.photosAt === null && order.photosErasedAt === null,
  photos_received: (facts) => hasPhotosToWorkOn(facts, ['photos_received', 'in_production']),
  photos_few: (facts) =>
    hasPhotosToWorkOn(facts, ['photos_received']) && facts.files.photos < photosRecommended,
  photos_wanted: ({ order }) =>
    order.status === 'paid' && order.photosWantedAt !== null && !hasNewPhotos(order),
  delivered: ({ order, files, now }) => isDelivered(order, now) && files.portraits > 0,
  corrections_received: ({ order }) => order.status === 'in_production' && order.correctionsAt !== null,
  order_refunded: ({ order }) => order.refundedMinor > 0,
  refund_failed: ({ order }) => order.refundFailedMinor > 0,
  order_link: ({ order }) => order.providerSessionId !== null,
  address_changed: ({ order, recipient }) => recipient !== null && recipient !== order.customerEmail,
  photos_ending: ({ order }) => isEnding(order) && isTerminal(order),
  photos_ending_unfinished: ({ order }) => isEnding(order) && !isTerminal(order),
  photos_erased: ({ erasure }) => erasure !== undefined && erasure.by !== 'schedule',
  owner_photos: (facts) => hasPhotosToWorkOn(facts, ['photos_received']),
  owner_paid_twice: ({ order }) => order.paidAt !== null,
  owner_mismatch: ({ order }) => order.status === 'review',
  owner_unfulfilled: ({ order }) =>
    studioStatuses.includes(order.status) && order.reportedAt !== null && order.reportedAt >= order.updatedAt,
  owner_refund_failed: ({ order }) => order.refundFailedMinor > 0,
  owner_corrections: ({ order }) => order.status === 'in_production' && order.correctionsAt !== null,
  owner_erased: ({ erasure }) => erasure !== undefined,
  owner_dispute: ({ disputes }) => disputes.some(isReported.owner_dispute),
  owner_fraud_warning: ({ disputes }) => disputes.some(isReported.owner_fraud_warning),
  owner_dispute_lost: ({ disputes }) => disputes.some(isReported.owner_dispute_lost),
  owner_dispute_ended: ({ disputes }) => disputes.some(isReported.owner_dispute_ended),
}

/** Tells whether what a mail of a kind says is still so. */
export function isRelevant(kind: OrderMailKind, facts: MailFacts): boolean {
  return holds[kind](facts)
}

/** Photos are here that came since the last delivery, if there was any: of the first upload, or better ones. */
function hasPhotosToWorkOn({ order, files }: MailFacts, statuses: readonly OrderStatus[]): boolean {
  const { status, photosAt, deliveredAt } = order
  return (
    statuses.includes(status) &&
    files.photos > 0 &&
    photosAt !== null &&
    (deliveredAt === null || photosAt > deliveredAt)
  )
}

/** Photos have come that nobody has spoken of. */
function hasNewPhotos({ photosAt, announcedAt }: Order): boolean {
  return photosAt !== null && photosAt > (announcedAt ?? new Date(0))
}

/** The buyer has notice of the day, and nobody has asked for an earlier one. */
function isEnding({ eraseAt, eraseRequestedAt }: Order): boolean {
  return eraseAt !== null && eraseRequestedAt === null
}
