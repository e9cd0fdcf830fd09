/** Why an order takes no photos. */
export type ClosedReason =
  | 'unknown'
  /** The provider has not said yet whether the money came. */
  | 'confirming'
  | 'unpaid'
  /** The provider took no money and will not take any. */
  | 'failed'
  | 'refunded'
  /** Money came that does not fit the order: a person is looking at it. */
  | 'review'
  /** Everything that the order had was deleted. */
  | 'emptied'
  /** Production has begun. */
  | 'closed'
  | 'unreachable'
