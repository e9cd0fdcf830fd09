import { type OrderStatus, studioStatuses } from '~/core/schemas/orderStatus'

type Statuses = readonly OrderStatus[]

/**
 * Lists the states that the provider's truth and the buyer's photos may move an order from (R-API-13). The provider's
 * word is final, also on an order that we gave up on.
 */
const allowedOrigins: Partial<Record<OrderStatus, Statuses>> = {
  pending: ['created', 'expired'],
  paid: ['created', 'pending', 'failed', 'expired'],
  photos_received: ['paid'],
  failed: ['created', 'pending', 'expired'],
  expired: ['created', 'pending'],
  refunded: ['paid', 'photos_received', 'in_production', 'delivered', 'review', 'emptied'],
  review: ['created', 'pending', 'failed', 'expired'],
}

export function allowedFrom(target: OrderStatus): Statuses {
  return allowedOrigins[target] ?? []
}

/** Lists the states that a person may move an order from, and where to. Nothing else leads there. */
export const actions = {
  start: { from: ['paid', 'photos_received'], to: 'in_production' },
  deliver: { from: studioStatuses, to: 'delivered' },
  undoDelivery: { from: ['delivered'], to: 'in_production' },
  /** The studio asks for better photos: the upload opens again. */
  askForPhotos: { from: studioStatuses, to: 'paid' },
  /** The buyer asks for corrections. */
  correct: { from: ['delivered'], to: 'in_production' },
  /** The buyer has taken back every photo. */
  takePhotosBack: { from: ['photos_received'], to: 'paid' },
  /** Everything was deleted, and the order had not come to its end; a delivery that can be undone is no end. */
  empty: { from: [...studioStatuses, 'delivered'], to: 'emptied' },
  /** The studio takes photos again for an order that was emptied. */
  reopen: { from: ['emptied'], to: 'paid' },
  /** A payment that does not fit is right as it is. */
  accept: { from: ['review'], to: 'paid' },
} as const satisfies Record<string, { from: Statuses; to: OrderStatus }>

/** Nothing was paid and nothing is on its way: a new session may be made. */
export const restartable: Statuses = ['created', 'failed', 'expired']

/** Paid for, and the studio has not begun: photos are welcome. */
export function acceptsPhotos(status: OrderStatus): boolean {
  return photoStatuses.includes(status)
}

/** The states in which photos are welcome. */
export const photoStatuses: Statuses = ['paid', 'photos_received']

/** Tells an order that nothing more happens to: its files stay for a while and then go. */
export function isTerminal({ status }: { status: OrderStatus }): boolean {
  return status === 'delivered' || status === 'refunded'
}
