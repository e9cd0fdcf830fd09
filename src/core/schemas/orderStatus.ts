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
  /** The payment does not match the order. A person decides; it never counts as paid. */
  'review',
  /** All files were deleted before the order was completed, so it cannot be fulfilled. */
  'emptied',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The states in which the studio can add portraits to an order. */
export const studioStatuses: readonly OrderStatus[] = ['paid', 'photos_received', 'in_production']
