import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderStatus } from '~/core/schemas/orderStatus'

/** Display name of each order status, in lists and on the order page. */
export const statusNames: Record<OrderStatus, MessageDescriptor> = {
  created: msg({ message: 'Unpaid', comment: 'Desk: state of an order' }),
  pending: msg({ message: 'Payment processing', comment: 'Desk: state of an order' }),
  paid: msg({ message: 'Waiting for photos', comment: 'Desk: state of an order' }),
  photos_received: msg({ message: 'To start', comment: 'Desk: state of an order' }),
  in_production: msg({ message: 'In production', comment: 'Desk: state of an order' }),
  delivered: msg({ message: 'Delivered', comment: 'Desk: state of an order' }),
  failed: msg({ message: 'Payment failed', comment: 'Desk: state of an order' }),
  expired: msg({ message: 'Checkout abandoned', comment: 'Desk: state of an order that was never paid' }),
  refunded: msg({ message: 'Refunded', comment: 'Desk: state of an order' }),
  emptied: msg({ message: 'Photos deleted', comment: 'Desk: state of an order' }),
  review: msg({ message: 'Payment to check', comment: 'Desk: state of an order' }),
}
