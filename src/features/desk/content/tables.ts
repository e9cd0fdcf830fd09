import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** File names of the desk's tables, without the extension. */
export const tableNames = {
  orders: msg({
    message: 'orders',
    context: 'desk table',
    comment: 'Desk: name of a file with a table, small letters',
  }),
  messages: msg({
    message: 'messages',
    context: 'desk table',
    comment: 'Desk: name of a file with a table, small letters',
  }),
} satisfies Record<string, MessageDescriptor>

/** Column headings of these tables. */
export const columnNames = {
  number: msg({ message: 'Number', context: 'desk table', comment: 'Desk: heading of a column' }),
  status: msg({ message: 'Status', context: 'desk table', comment: 'Desk: heading of a column' }),
  language: msg({ message: 'Language', context: 'desk table', comment: 'Desk: heading of a column' }),
  plan: msg({ message: 'Plan', context: 'desk table', comment: 'Desk: heading of a column' }),
  amount: msg({ message: 'Amount', context: 'desk table', comment: 'Desk: heading of a column' }),
  currency: msg({ message: 'Currency', context: 'desk table', comment: 'Desk: heading of a column' }),
  refunded: msg({ message: 'Refunded', context: 'desk table', comment: 'Desk: heading of a column' }),
  disputes: msg({
    message: 'Disputes',
    context: 'desk table',
    comment: 'Desk: heading of a column; what disputes took of the amount',
  }),
  name: msg({ message: 'Name', context: 'desk table', comment: 'Desk: heading of a column' }),
  email: msg({ message: 'Email', context: 'desk table', comment: 'Desk: heading of a column' }),
  provider: msg({ message: 'Paid through', context: 'desk table', comment: 'Desk: heading of a column' }),
  payment: msg({ message: 'Payment', context: 'desk table', comment: 'Desk: heading of a column' }),
  paid: msg({ message: 'Paid on', context: 'desk table', comment: 'Desk: heading of a column' }),
  started: msg({ message: 'Started on', context: 'desk table', comment: 'Desk: heading of a column' }),
  delivered: msg({ message: 'Delivered on', context: 'desk table', comment: 'Desk: heading of a column' }),
  received: msg({ message: 'Received on', context: 'desk table', comment: 'Desk: heading of a column' }),
  source: msg({ message: 'Page', context: 'desk table', comment: 'Desk: heading of a column' }),
  company: msg({ message: 'Company', context: 'desk table', comment: 'Desk: heading of a column' }),
  instagram: msg({ message: 'Instagram', context: 'desk table', comment: 'Desk: heading of a column' }),
  message: msg({ message: 'Message', context: 'desk table', comment: 'Desk: heading of a column' }),
  suspected: msg({ message: 'Possible spam', context: 'desk table', comment: 'Desk: heading of a column' }),
  answered: msg({ message: 'Answered on', context: 'desk table', comment: 'Desk: heading of a column' }),
  answeredBy: msg({ message: 'Answered by', context: 'desk table', comment: 'Desk: heading of a column' }),
  id: msg({ message: 'ID', context: 'desk table', comment: 'Desk: heading of a column' }),
} satisfies Record<string, MessageDescriptor>
