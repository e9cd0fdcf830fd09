import { photosRecommended } from '~/core/schemas/limits'
import type { OrderMailKind } from '~/core/schemas/mailKinds'
import { type OrderStatus, studioStatuses } from '~/core/schemas/orderStatus'
import { isDelivered } from '~/server/orders/delivery'
import type { Order } from '~/server/orders/order'
import { returnedMinor } from '~/server/orders/refunds/returnedMinor'
import { endingRoles } from '~/server/orders/retention'
import { isTerminal } from '~/server/orders/statuses'
import type { MailFacts } from './mailFacts'
import { isReported } from './reportedDisputes'

const bought: readonly OrderStatus[] = [...studioStatuses, 'delivered']

/**
 * For each kind of mail, whether its content is still true. A mail may be queued for a day, or resent after a month;
 * an outdated one must not be sent.
 */
const relevance: Record<OrderMailKind, (facts: MailFacts) => boolean> = {
  order_paid: ({ order }) => bought.includes(order.status) && returnedMinor(order) === 0,
  photos_reminder: ({ order }) =>
    isUncontested(order) &&
    order.status === 'paid' &&
    order.photosAt === null &&
    order.photosErasedAt === null,
  photos_received: (facts) => hasPhotosToWorkOn(facts, ['photos_received', 'in_production']),
  photos_few: (facts) =>
    hasPhotosToWorkOn(facts, ['photos_received']) && facts.files.photos < photosRecommended,
  photos_wanted: ({ order }) =>
    order.status === 'paid' && order.photosWantedAt !== null && !hasNewPhotos(order),
  delivered: ({ order, files, now }) => isDelivered(order, now) && files.portraits > 0,
  corrections_received: ({ order }) => order.status === 'in_production' && order.correctionsAt !== null,
  order_refunded: ({ order }) => returnedMinor(order) > 0,
  refund_failed: ({ order }) => order.refundFailedMinor > 0,
  order_link: ({ order }) => order.providerSessionId !== null,
  address_changed: ({ order, recipient }) => recipient !== null && recipient !== order.customerEmail,
  photos_ending: ({ order }) => isEnding(order) && isTerminal(order),
  photos_ending_unfinished: ({ order }) => isEnding(order) && !isTerminal(order),
  photos_erased: ({ erasure }) => erasure !== undefined && erasure.by !== 'schedule',
  consent_withdrawn: ({ order }) => order.consentWithdrawnAt !== null,
  owner_photos: (facts) => hasPhotosToWorkOn(facts, ['photos_received']),
  owner_paid_twice: ({ order }) => order.paidAt !== null,
  owner_mismatch: ({ order }) => order.status === 'review',
  owner_unfulfilled: ({ order }) =>
    studioStatuses.includes(order.status) &&
    (order.status !== 'paid' || isUncontested(order)) &&
    order.reportedAt !== null &&
    order.reportedAt >= order.updatedAt,
  owner_refund_failed: ({ order }) => order.refundFailedMinor > 0,
  owner_corrections: ({ order }) => order.status === 'in_production' && order.correctionsAt !== null,
  owner_erased: ({ erasure }) => erasure !== undefined,
  owner_withdrawn: ({ order }) => order.consentWithdrawnAt !== null,
  owner_dispute: ({ disputes }) => disputes.some(isReported.owner_dispute),
  owner_fraud_warning: ({ disputes }) => disputes.some(isReported.owner_fraud_warning),
  owner_dispute_lost: ({ disputes }) => disputes.some(isReported.owner_dispute_lost),
  owner_dispute_ended: ({ disputes }) => disputes.some(isReported.owner_dispute_ended),
}

/** Whether the content of a mail of this kind is still true. */
export function isRelevant(kind: OrderMailKind, facts: MailFacts): boolean {
  return relevance[kind](facts)
}

/** Whether the payment is ours: neither disputed, nor lost, nor to be refunded again. */
function isUncontested({ dispute, refundFailedMinor }: Order): boolean {
  return (dispute ?? 'warning') === 'warning' && refundFailedMinor === 0
}

/** Whether there are photos newer than the last delivery, if any: from the first upload, or replacements. */
function hasPhotosToWorkOn({ order, files }: MailFacts, statuses: readonly OrderStatus[]): boolean {
  const { status, photosAt, deliveredAt } = order
  return (
    statuses.includes(status) &&
    files.photos > 0 &&
    photosAt !== null &&
    (deliveredAt === null || photosAt > deliveredAt)
  )
}

/** Whether photos have arrived since the last announcement. */
function hasNewPhotos({ photosAt, announcedAt }: Order): boolean {
  return photosAt !== null && photosAt > (announcedAt ?? new Date(0))
}

/** Whether a deletion has a date, and no immediate one was requested. */
function isEnding(order: Order): boolean {
  return endingRoles(order).length > 0
}
