import { type OrderStatus, studioStatuses } from '~/core/schemas/orderStatus'

type Statuses = readonly OrderStatus[]

/**
 * The statuses from which payments and uploaded photos can transition an order (R-API-13). The provider is
 * authoritative, even for an order that has expired.
 */
const allowedSources: Partial<Record<OrderStatus, Statuses>> = {
  pending: ['created', 'expired'],
  paid: ['created', 'pending', 'failed', 'expired'],
  photos_received: ['paid'],
  failed: ['created', 'pending', 'expired'],
  expired: ['created', 'pending'],
  refunded: ['paid', 'photos_received', 'in_production', 'delivered', 'review', 'emptied'],
  review: ['created', 'pending', 'failed', 'expired'],
}

export function allowedFrom(target: OrderStatus): Statuses {
  return allowedSources[target] ?? []
}

/**
 * The transitions that the buyer or the studio can trigger. No others exist besides `allowedFrom`, except before a
 * payment: `startPayment` and `expireSiblingSessions` set a `restartable` order to `created` or `expired` directly.
 */
export const actions = {
  start: { from: ['paid', 'photos_received'], to: 'in_production' },
  deliver: { from: studioStatuses, to: 'delivered' },
  undoDelivery: { from: ['delivered'], to: 'in_production' },
  /** The studio asks for new photos, which reopens the upload. */
  askForPhotos: { from: studioStatuses, to: 'paid' },
  /** The buyer asks for corrections. */
  correct: { from: ['delivered'], to: 'in_production' },
  /** The buyer has deleted all photos. */
  takePhotosBack: { from: ['photos_received'], to: 'paid' },
  /** All files were deleted before the order was complete; a delivery that can still be undone is not complete. */
  empty: { from: [...studioStatuses, 'delivered'], to: 'emptied' },
  /** The studio accepts photos again for an emptied order. */
  reopen: { from: ['emptied'], to: 'paid' },
  /** The owner accepts a payment that does not match its order. */
  accept: { from: ['review'], to: 'paid' },
} as const satisfies Record<string, { from: Statuses; to: OrderStatus }>

/** The statuses in which nothing was paid and nothing is pending, so a new session can be created. */
export const restartable: Statuses = ['created', 'failed', 'expired']

/** Whether the buyer can upload photos: the order is paid and the studio has not started. */
export function acceptsPhotos(status: OrderStatus): boolean {
  return photoStatuses.includes(status)
}

/** The statuses in which the buyer can upload photos. */
export const photoStatuses: Statuses = ['paid', 'photos_received']

/** Whether an order is complete: its files are kept for a retention period and then deleted. */
export function isTerminal({ status }: { status: OrderStatus }): boolean {
  return status === 'delivered' || status === 'refunded'
}
