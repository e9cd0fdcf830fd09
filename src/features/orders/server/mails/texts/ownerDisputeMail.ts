import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DisputeMailKind } from '~/core/schemas/mailKinds'
import { disputeOpened } from './ownerDisputeOpened'
import { type DisputeMailMatter, orderIsNow } from './ownerShared'

type Words = (matter: DisputeMailMatter) => readonly MessageDescriptor[]

const warned: Words = () => [
  msg({
    message:
      'The card’s bank reports that the payment for this order is probably fraudulent: the cardholder may not have placed the order. No money has moved, but a dispute often follows.',
    comment: 'Mail to the owner',
  }),
  msg({
    message:
      'If the order looks wrong to you, refund it in full at the desk before any work is done: then there’s nothing left to dispute. If you know the buyer, go ahead, and keep proof of the delivery.',
    comment: 'Mail to the owner',
  }),
]

const lost: Words = ({ hasTaken, inStudio }) => [
  msg({
    message: 'The dispute over {sum} was decided in the buyer’s favor: {reason}.',
    comment: 'Mail to the owner. {reason} is a sentence in small letters',
  }),
  hasTaken
    ? msg({
        message: '{taken} has been taken from your account for good, plus the provider’s fee.',
        comment: 'Mail to the owner',
      })
    : msg({
        message: 'Nothing was taken from your account beyond what you had already refunded.',
        comment: 'Mail to the owner',
      }),
  orderIsNow,
  ...(inStudio
    ? [
        msg({
          message:
            'Decide whether to continue with it. A refund at the desk would come on top of the money already lost.',
          comment: 'Mail to the owner',
        }),
      ]
    : []),
]

const ended: Words = ({ isWon, hasTaken }) => [
  isWon
    ? msg({
        message: 'The dispute over {sum} was decided in your favor: {reason}.',
        comment: 'Mail to the owner. {reason} is a sentence in small letters',
      })
    : msg({
        message: 'The dispute over {sum} was closed without a decision against you: {reason}.',
        comment: 'Mail to the owner. {reason} is a sentence in small letters',
      }),
  hasTaken
    ? msg({
        message: 'The {taken} taken from your account hasn’t come back yet.',
        comment: 'Mail to the owner',
      })
    : msg({ message: 'No money is held back for it anymore.', comment: 'Mail to the owner' }),
  orderIsNow,
]

/**
 * Mails to the owner about disputes. `{sum}` disputed amount, `{taken}` amount withdrawn, `{reason}` in words, `{due}`
 * deadline in the owner's time zone, `{order}` order number, `{status}` of the order.
 */
export const disputeMails: Record<DisputeMailKind, { subject: MessageDescriptor; words: Words }> = {
  owner_dispute: {
    subject: msg({ message: 'A payment is disputed: order {order}', comment: 'Mail to the owner: subject' }),
    words: disputeOpened,
  },
  owner_fraud_warning: {
    subject: msg({ message: 'Fraud warning: order {order}', comment: 'Mail to the owner: subject' }),
    words: warned,
  },
  owner_dispute_lost: {
    subject: msg({ message: 'Dispute lost: order {order}', comment: 'Mail to the owner: subject' }),
    words: lost,
  },
  owner_dispute_ended: {
    subject: msg({ message: 'Dispute closed: order {order}', comment: 'Mail to the owner: subject' }),
    words: ended,
  },
}

/** Subject for a dispute with a response deadline. */
export const disputeDueSubject = msg({
  message: 'Answer by {due}: the payment for order {order} is disputed',
  comment: 'Mail to the owner: subject. {due} is a date with its time',
})
