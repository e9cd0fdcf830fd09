import type { OwnerMailKind } from '~/schemas/mailKinds'

type OwnerMailText = {
  subject: string
  paragraphs: readonly string[]
  action: string
}

/**
 * What the owner reads, in English: the studio's working language. `{order}` order number, `{count}` photos,
 * `{marked}` portraits that are to change, `{failed}` what did not go back, `{payment}` and `{provider}` of the money, `{status}` and `{since}` of the
 * order.
 */
export const ownerMails: Record<OwnerMailKind, OwnerMailText> = {
  owner_photos: {
    subject: 'Photos received: order {order}',
    paragraphs: ['{count} photos are here. Look at them, and start when they will do.'],
    action: 'See the photos',
  },
  owner_paid_twice: {
    subject: 'Paid twice: order {order}',
    paragraphs: [
      'A second payment came in for an order that was paid already.',
      'The order is settled by payment {payment} ({provider}): leave that one. Please give the other one back at its provider.',
    ],
    action: 'Open the order',
  },
  owner_mismatch: {
    subject: 'Payment does not fit: order {order}',
    paragraphs: [
      'A payment came in that does not fit its order. It does not count as paid, and the buyer was told that one of us is looking at it.',
      'Where the sums are equal, it is another account, mode or reference. Write to the buyer, or give the money back: the order then ends by itself.',
    ],
    action: 'Decide at the desk',
  },
  owner_unfulfilled: {
    subject: 'Standing still: order {order}',
    paragraphs: [
      'This order is paid and has been “{status}” since {since}, with {count} photos.',
      'Without photos, the buyer may have lost the link: please write to them. With photos, the portraits are due.',
    ],
    action: 'Open the order',
  },
  owner_refund_failed: {
    subject: 'A refund failed: order {order}',
    paragraphs: [
      '{failed} was to go back to the buyer and did not arrive. The provider has credited it to your account again, and the buyer was told. The order is “{status}” now.',
      'Refund it again at the desk. If it fails again, ask the buyer for another way to send the money, and then note at the desk that it is settled.',
    ],
    action: 'Refund it again',
  },
  owner_corrections: {
    subject: 'Corrections wanted: order {order}',
    paragraphs: ['The buyer wants {marked} changed, and the order is back in production. In their words:'],
    action: 'See what is marked',
  },
}

/** Said of a payment that does not fit, where its plan is known: without one there is nothing to accept. */
export const acceptAdvice =
  'If the sum is right as it is (a coupon of yours, a tax), take it as paid; the buyer then gets the link for the photos.'

/** The labels of what the owner's mails are about. */
export const ownerFacts = {
  order: 'Order',
  plan: 'Plan',
  price: 'Price',
  charged: 'Charged',
  edition: 'Edition',
  buyer: 'Buyer',
  entered: 'Typed in',
  payment: 'Payment',
  session: 'Session',
}

/** Stands where a payment link does not tell the plan. */
export const unknownPlan = 'not told by its payment link'

export const ownerMessage = {
  subject: '{suspected}Message from {name} ({source})',
  suspected: 'Suspected spam: ',
  action: 'Open the messages',
  facts: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    instagram: 'Instagram',
    form: 'Form',
    received: 'Received',
    reason: 'Suspected because',
  },
}

/** Why a message is suspected. The owner judges; it was kept all the same. */
export const suspicionReasons = {
  trap: 'a field was filled in that people do not see',
  too_often: 'many messages came from the same connection within a minute',
  challenge: 'the challenge was not passed',
}

/** The words of the owner's digest. */
export const digestMail = {
  action: 'Open the desk',
  sections: {
    news: { name: 'new', title: 'New since yesterday' },
    waiting: { name: 'waiting', title: 'Waiting for you' },
    standing: { name: 'standing still', title: 'Standing still for longer than promised' },
    failed: { name: 'failed', title: 'Failed, and tried again' },
  },
  /** For one and for more. */
  counts: {
    paid: ['order paid', 'orders paid'],
    messages: ['message', 'messages'],
    suspected: ['suspected message', 'suspected messages'],
    delivered: ['order delivered', 'orders delivered'],
    review: ['payment that does not fit', 'payments that do not fit'],
    start: ['order to start', 'orders to start'],
    production: ['order in production', 'orders in production'],
    answer: ['message to answer', 'messages to answer'],
    mails: ['mail that does not leave', 'mails that do not leave'],
  },
  strays: {
    object_without_row: 'A file that no order knows',
    row_without_object: 'A photo whose file is gone',
  },
}
