import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MessageList, OrderList } from '~/features/desk/schema'

type ListText = {
  name: MessageDescriptor
  /** Shown when the list is empty. */
  empty: MessageDescriptor
}

/** The lists in the order of their tabs; of the orders, those with a count come first. */
export const orderListTexts: Record<OrderList, ListText> = {
  work: {
    name: msg({ message: 'To work on', comment: 'Desk: list of orders that wait for the studio' }),
    empty: msg`No orders to work on.`,
  },
  review: {
    name: msg({ message: 'Payment to check', comment: 'Desk: list of orders whose payment does not fit' }),
    empty: msg`Every payment matches its order.`,
  },
  start: {
    name: msg({ message: 'To start', comment: 'Desk: list of orders' }),
    empty: msg`No orders are waiting to be started.`,
  },
  production: {
    name: msg({ message: 'In production', comment: 'Desk: list of orders' }),
    empty: msg`Nothing is in production.`,
  },
  photos: {
    name: msg({ message: 'Waiting for photos', comment: 'Desk: list of orders' }),
    empty: msg`No orders are waiting for photos.`,
  },
  delivered: {
    name: msg({ message: 'Delivered', context: 'desk list', comment: 'Desk: list of orders' }),
    empty: msg`There are no delivered orders.`,
  },
  refunded: {
    name: msg({ message: 'Refunded', context: 'desk list', comment: 'Desk: list of orders' }),
    empty: msg`There are no fully refunded orders.`,
  },
  emptied: {
    name: msg({
      message: 'Photos deleted',
      context: 'desk list',
      comment: 'Desk: list of orders whose files were deleted before they came to their end',
    }),
    empty: msg`There are no orders with deleted photos.`,
  },
  unpaid: {
    name: msg({ message: 'Unpaid', context: 'desk list', comment: 'Desk: list of orders' }),
    empty: msg`There are no unpaid orders.`,
  },
  all: {
    name: msg({ message: 'All paid', comment: 'Desk: list of all orders that money came for' }),
    empty: msg`There are no paid orders yet.`,
  },
}

export const messageListTexts: Record<MessageList, ListText> = {
  waiting: {
    name: msg({ message: 'To answer', comment: 'Desk: list of messages' }),
    empty: msg`No messages are waiting for an answer. Check “Possible spam” now and then: a person’s message can end up there.`,
  },
  suspected: {
    name: msg({ message: 'Possible spam', comment: 'Desk: list of messages that may come from a machine' }),
    empty: msg`No unanswered message looks like spam.`,
  },
  answered: {
    name: msg({ message: 'Answered', comment: 'Desk: list of messages' }),
    empty: msg`There are no answered messages.`,
  },
  all: {
    name: msg({ message: 'All', comment: 'Desk: list of messages' }),
    empty: msg`There are no messages.`,
  },
}
