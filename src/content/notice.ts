import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the plain pages say that the server writes by itself, when no page of the site can be shown. */
export type NoticeKind = 'payment_failed' | 'fill_in_fields' | 'too_often' | 'server_error'

type Notice = { title: MessageDescriptor; text: MessageDescriptor }

export const notices: Record<NoticeKind, Notice> = {
  payment_failed: {
    title: msg`The payment page could not be opened`,
    text: msg({
      message: 'Payment failed: {message}. Please try again.',
      comment: 'fixed by the specification',
    }),
  },
  fill_in_fields: {
    title: msg`Something is missing`,
    text: msg({ message: 'Please fill in all fields', comment: 'fixed by the specification' }),
  },
  too_often: {
    title: msg`One moment, please`,
    text: msg`There were many tries from your connection just now. Please try again in a minute.`,
  },
  server_error: {
    title: msg`Something went wrong on our side`,
    text: msg`Nothing you sent is lost. Please try again in a moment.`,
  },
}

export const noticeReason = msg({
  message: 'the payment provider did not answer',
  comment: 'Stands for {message} in “Payment failed: {message}. Please try again.”',
})

export const noticeActions = {
  back: msg`Go back`,
  contact: msg({ message: 'Write to us', comment: 'Link that opens an e-mail' }),
}
