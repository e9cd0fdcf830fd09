/** Texts of the owner's digest. */
export const digestMail = {
  action: 'Open the desk',
  sections: {
    news: { name: 'new', title: 'New since {since}' },
    waiting: { name: 'waiting', title: 'Waiting for you' },
    standing: { name: 'standing still', title: 'Standing still for longer than promised' },
    failed: { name: 'failed', title: 'Failed, and tried again' },
  },
  /** Singular and plural. */
  counts: {
    paid: ['order paid', 'orders paid'],
    messages: ['message', 'messages'],
    suspected: ['suspected message', 'suspected messages'],
    delivered: ['order delivered', 'orders delivered'],
    disputes: ['dispute to answer', 'disputes to answer'],
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
