import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderStatus } from '~/core/schemas/orderStatus'
import type { OrderList } from '~/features/desk/schema'

type StatusHelp = {
  /** Whether the order waits for the owner. */
  needsYou: boolean
  /** The list that has these orders. */
  list: OrderList
  means: MessageDescriptor
  /** What the buyer's page shows. */
  buyer: MessageDescriptor
  todo: MessageDescriptor
}

/** What each state of an order means: the usual way first, then what can go wrong. */
export const statusHelp: Record<OrderStatus, StatusHelp> = {
  paid: {
    needsYou: false,
    list: 'photos',
    means: msg({
      message: 'The order is paid, and photos are still missing.',
      comment: 'Desk, help on a state of an order: what it means',
    }),
    buyer: msg({
      message:
        'The page asks for photos. Reminders come by email after {firstReminderHours} and {secondReminderHours} hours.',
      comment:
        'Desk, help on a state of an order: what the buyer sees; the numbers are 2 or more, such as 24 and 72',
    }),
    todo: msg({
      message:
        'Nothing at first. If the order is marked as stalled, write to the buyer: they may have lost the link.',
      comment: 'Desk, help on a state of an order: what to do',
    }),
  },
  photos_received: {
    needsYou: true,
    list: 'start',
    means: msg({
      message: 'The buyer’s photos are here.',
      comment: 'Desk, help on a state of an order: what it means',
    }),
    buyer: msg({
      message:
        'The photos have arrived. Until you start production, the buyer can still add and remove photos.',
      comment: 'Desk, help on a state of an order: what the buyer sees',
    }),
    todo: msg({
      message:
        'Check the photos. Start production if they’re good enough; if not, ask for new ones and say why.',
      comment: 'Desk, help on a state of an order: what to do',
    }),
  },
  in_production: {
    needsYou: true,
    list: 'production',
    means: msg({
      message: 'You’re making the portraits, for the first time or after corrections.',
      comment: 'Desk, help on a state of an order: what it means',
    }),
    buyer: msg({
      message:
        'The portraits are being made. The page says when they’ll be ready. Photos can no longer be changed.',
      comment: 'Desk, help on a state of an order: what the buyer sees',
    }),
    todo: msg({
      message: 'Add the portraits on the order and deliver. You can undo a delivery for ten minutes.',
      comment: 'Desk, help on a state of an order: what to do',
    }),
  },
  delivered: {
    needsYou: false,
    list: 'delivered',
    means: msg({
      message: 'The portraits are delivered.',
      comment: 'Desk, help on a state of an order: what it means',
    }),
    buyer: msg({
      message:
        'The gallery opens once the ten minutes to undo are over. The buyer can view and download the portraits and ask for one round of corrections.',
      comment: 'Desk, help on a state of an order: what the buyer sees',
    }),
    todo: msg({
      message: 'Nothing. If corrections come, the order goes back to production, and you get an email.',
      comment: 'Desk, help on a state of an order: what to do',
    }),
  },
  refunded: {
    needsYou: false,
    list: 'refunded',
    means: msg({
      message: 'The whole payment was refunded, from here or from the provider.',
      comment: 'Desk, help on a state of an order: what it means',
    }),
    buyer: msg({
      message: 'The order is refunded. The page shows the amount. Delivered portraits can no longer be seen.',
      comment: 'Desk, help on a state of an order: what the buyer sees',
    }),
    todo: msg({
      message:
        'Nothing. If the refund fails, you get an email, and the order goes back to the state it was in before.',
      comment: 'Desk, help on a state of an order: what to do',
    }),
  },
  review: {
    needsYou: true,
    list: 'review',
    means: msg({
      message: 'A payment came in that doesn’t match the order: a different amount, account or reference.',
      comment: 'Desk, help on a state of an order: what it means',
    }),
    buyer: msg({
      message: 'One of us is looking at the payment. There’s no need to pay again.',
      comment: 'Desk, help on a state of an order: what the buyer sees',
    }),
    todo: msg({
      message:
        'Open Stripe or PayPal and check what you received. Accept the payment only if that is right; otherwise, refund it. The order waits until you decide.',
      comment: 'Desk, help on a state of an order: what to do',
    }),
  },
  emptied: {
    needsYou: true,
    list: 'emptied',
    means: msg({
      message:
        'The photos of a paid order were deleted before it was finished: by the buyer, by you, or because the storage period ended.',
      comment: 'Desk, help on a state of an order: what it means',
    }),
    buyer: msg({
      message: 'The page says what was deleted and when, and how to write to you.',
      comment: 'Desk, help on a state of an order: what the buyer sees',
    }),
    todo: msg({
      message: 'Ask the buyer. Reopen the order for new photos if they still want portraits, or refund it.',
      comment: 'Desk, help on a state of an order: what to do',
    }),
  },
  pending: {
    needsYou: false,
    list: 'unpaid',
    means: msg({
      message: 'The payment was made, and the provider hasn’t confirmed it yet.',
      comment: 'Desk, help on a state of an order: what it means',
    }),
    buyer: msg({
      message: 'The payment is processing. There’s no need to pay again.',
      comment: 'Desk, help on a state of an order: what the buyer sees',
    }),
    todo: msg({
      message: 'Nothing. It becomes paid or failed by itself, usually within a few days.',
      comment: 'Desk, help on a state of an order: what to do',
    }),
  },
  created: {
    needsYou: false,
    list: 'unpaid',
    means: msg({
      message: 'The checkout was opened, and nothing has been paid yet.',
      comment: 'Desk, help on a state of an order: what it means',
    }),
    buyer: msg({
      message: 'The order isn’t paid yet. The buyer can still pay.',
      comment: 'Desk, help on a state of an order: what the buyer sees',
    }),
    todo: msg({
      message: 'Nothing. Most of these orders are paid within minutes or abandoned.',
      comment: 'Desk, help on a state of an order: what to do',
    }),
  },
  failed: {
    needsYou: false,
    list: 'unpaid',
    means: msg({
      message: 'The payment didn’t go through, and nothing was charged.',
      comment: 'Desk, help on a state of an order: what it means',
    }),
    buyer: msg({
      message: 'The payment failed, and nothing was charged. The buyer can pay again.',
      comment: 'Desk, help on a state of an order: what the buyer sees',
    }),
    todo: msg({
      message:
        'Nothing. If the buyer writes to you, suggest another card for a Portuguese order, and another card or PayPal for an English one.',
      comment: 'Desk, help on a state of an order: what to do',
    }),
  },
  expired: {
    needsYou: false,
    list: 'unpaid',
    means: msg({
      message: 'The checkout was abandoned without a payment, and its payment link has expired.',
      comment: 'Desk, help on a state of an order: what it means',
    }),
    buyer: msg({
      message: 'The order isn’t paid yet. A button opens a new checkout.',
      comment: 'Desk, help on a state of an order: what the buyer sees',
    }),
    todo: msg({
      message: 'Nothing.',
      context: 'desk help',
      comment: 'Desk, help on a state of an order: what to do',
    }),
  },
}
