/** Why an order accepts no photos. */
export type ClosedReason =
  | 'unknown'
  /** The provider has not yet confirmed the payment. */
  | 'confirming'
  | 'unpaid'
  /** The provider took no money and will not take any: the payment failed. */
  | 'failed'
  | 'refunded'
  /** The payment does not match the order and is under manual review. */
  | 'review'
  /** All files of the order were deleted. */
  | 'emptied'
  /** Production has begun. */
  | 'closed'
  | 'unreachable'
