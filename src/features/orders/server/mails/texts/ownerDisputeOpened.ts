import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentProvider } from '~/core/schemas/providers'
import type { DisputeMailMatter } from './ownerShared'

type Answers = { dispute: MessageDescriptor; inquiry: MessageDescriptor; noDeadline: MessageDescriptor }

/** Where and until when to answer, for each provider. */
const answers: Record<PaymentProvider, Answers> = {
  stripe: {
    dispute: msg({
      message:
        'Answer by {due} in the Stripe dashboard, under Payments → Disputes (https://dashboard.stripe.com/disputes). Without an answer, the money is lost.',
      comment: 'Mail to the owner. {due} is a date with its time',
    }),
    inquiry: msg({
      message:
        'Answer by {due} in the Stripe dashboard, under Payments → Disputes (https://dashboard.stripe.com/disputes). Without an answer, it becomes a dispute or is decided in the buyer’s favor.',
      comment: 'Mail to the owner. {due} is a date with its time',
    }),
    noDeadline: msg({
      message:
        'See the Stripe dashboard, under Payments → Disputes (https://dashboard.stripe.com/disputes): it says whether you can answer, and until when.',
      comment: 'Mail to the owner',
    }),
  },
  paypal: {
    dispute: msg({
      message:
        'Answer by {due} in PayPal’s Resolution Center (https://www.paypal.com/disputes). Without an answer, the money is lost.',
      comment: 'Mail to the owner. {due} is a date with its time',
    }),
    inquiry: msg({
      message:
        'Answer by {due} in PayPal’s Resolution Center (https://www.paypal.com/disputes). Without an answer, it becomes a dispute or is decided in the buyer’s favor.',
      comment: 'Mail to the owner. {due} is a date with its time',
    }),
    noDeadline: msg({
      message:
        'See PayPal’s Resolution Center (https://www.paypal.com/disputes): it says whether you can answer, and until when.',
      comment: 'Mail to the owner',
    }),
  },
}

/** Paragraphs about a dispute or an inquiry that is under way. */
export function disputeOpened(matter: DisputeMailMatter): readonly MessageDescriptor[] {
  const { isInquiry, isOpen, hasDue, hasTaken, inStudio, provider } = matter
  const answer = !hasDue ? 'noDeadline' : isInquiry ? 'inquiry' : 'dispute'
  return [
    isInquiry
      ? msg({
          message:
            'The buyer, or their bank, has a question about the payment for this order: {reason}. The amount in question is {sum}, and no money has moved.',
          comment: 'Mail to the owner. {reason} is a sentence in small letters',
        })
      : msg({
          message:
            'The buyer, or their bank, disputes the payment for this order: {reason}. The amount in dispute is {sum}.',
          comment: 'Mail to the owner. {reason} is a sentence in small letters',
        }),
    ...(hasTaken
      ? [
          msg({
            message: '{taken} has been taken from your account until it’s decided.',
            comment: 'Mail to the owner',
          }),
        ]
      : []),
    ...(isOpen
      ? [
          answers[provider][answer],
          msg({
            message:
              'Send proof of the order: the receipt, when the photos came, when the portraits were delivered, and what the buyer wrote. The history of the order at the desk has all of it.',
            comment: 'Mail to the owner',
          }),
        ]
      : [
          msg({
            message: 'It has been answered. The decision isn’t up to us; you’ll get an email when it’s made.',
            comment: 'Mail to the owner',
          }),
        ]),
    isInquiry
      ? msg({
          message:
            'A refund may settle it. Once it has become a dispute, a refund would pay the buyer a second time.',
          comment: 'Mail to the owner',
        })
      : msg({
          message: 'Until it’s decided, don’t refund it as well: the buyer could get the money twice.',
          comment: 'Mail to the owner',
        }),
    ...(inStudio
      ? [
          msg({
            message: 'Before you start production or deliver, remember that this payment may be taken back.',
            comment: 'Mail to the owner',
          }),
        ]
      : []),
  ]
}
