import { photosRecommended } from '~/schemas/limits'
import type { OrderMailKind } from '~/schemas/mailKinds'
import { type OrderStatus, studioStatuses } from '~/schemas/orderStatus'
import { isDelivered } from '../orders/deliverPortraits'
import type { Order } from '../orders/order'
import { hasEnded, takesPhotos } from '../orders/statuses'
import type { FileCounts } from '../photos/countFiles'

/** What a mail says is judged by. */
export type MailFacts = {
  order: Order
  files: FileCounts
  /** Whom it goes to, where that is not whom the order is of. */
  recipient: string | null
  now: Date
}

const bought: readonly OrderStatus[] = [...studioStatuses, 'delivered']

/**
 * Says for each kind of mail whether what it tells is still so. A mail may wait for a day, and be asked for again
 * after a month: what is no longer so is told to nobody.
 */
const holds: Record<OrderMailKind, (facts: MailFacts) => boolean> = {
  order_paid: ({ order }) => bought.includes(order.status) && order.refundedMinor === 0,
  photos_reminder: ({ order }) =>
    order.status === 'paid' && order.photosAt === null && order.photosErasedAt === null,
  photos_received: ({ order, files }) =>
    isBeforePortraits(order) && order.status !== 'paid' && files.photos > 0,
  photos_few: ({ order, files }) =>
    order.status === 'photos_received' && files.photos > 0 && files.photos < photosRecommended,
  photos_wanted: ({ order }) =>
    order.status === 'paid' && order.photosWantedAt !== null && !hasNewPhotos(order),
  delivered: ({ order, files, now }) => isDelivered(order, now) && files.portraits > 0,
  corrections_received: ({ order }) => order.status === 'in_production' && order.correctionsAt !== null,
  order_refunded: ({ order }) => order.refundedMinor > 0,
  refund_failed: ({ order }) => order.refundFailedMinor > 0,
  order_link: ({ order }) => order.providerSessionId !== null,
  address_changed: ({ order, recipient }) => recipient !== null && recipient !== order.customerEmail,
  photos_ending: ({ order }) => isEnding(order) && hasEnded(order),
  photos_ending_unfinished: ({ order }) => isEnding(order) && !hasEnded(order),
  owner_photos: ({ order, files }) => isBeforePortraits(order) && order.status !== 'paid' && files.photos > 0,
  owner_paid_twice: ({ order }) => order.paidAt !== null,
  owner_mismatch: ({ order }) => order.status === 'review',
  owner_unfulfilled: ({ order }) =>
    studioStatuses.includes(order.status) && order.reportedAt !== null && order.reportedAt >= order.updatedAt,
  owner_refund_failed: ({ order }) => order.refundFailedMinor > 0,
  owner_corrections: ({ order }) => order.status === 'in_production' && order.correctionsAt !== null,
}

/** Tells whether what a mail of a kind says is still so. */
export function isStillTrue(kind: OrderMailKind, facts: MailFacts): boolean {
  return holds[kind](facts)
}

/** Nothing has been delivered yet, not even once. */
function isBeforePortraits({ status, correctionsAt }: Order): boolean {
  return (takesPhotos(status) || status === 'in_production') && correctionsAt === null
}

/** Photos have come that nobody has spoken of. */
function hasNewPhotos({ photosAt, announcedAt }: Order): boolean {
  return photosAt !== null && photosAt > (announcedAt ?? new Date(0))
}

/** The buyer has notice of the day, and nobody has asked for an earlier one. */
function isEnding({ eraseAt, eraseRequestedAt }: Order): boolean {
  return eraseAt !== null && eraseRequestedAt === null
}
