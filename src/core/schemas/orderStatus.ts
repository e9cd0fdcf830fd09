/** The states of an order (R-API-13). */
export const orderStatuses = [
  'created',
  'pending',
  'paid',
  'photos_received',
  'in_production',
  'delivered',
  'failed',
  'expired',
  'refunded',
  /** Money came that does not fit the order. A person decides; it never counts as paid. */
  'review',
  /** Everything that the order had was deleted before it came to an end: nothing can be made of it. */
  'emptied',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The states in which the studio can put portraits beside an order. */
export const studioStatuses: readonly OrderStatus[] = ['paid', 'photos_received', 'in_production']
