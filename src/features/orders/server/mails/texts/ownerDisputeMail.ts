import type { DisputeReason } from '~/core/schemas/disputes'
import type { DisputeMailKind } from '~/core/schemas/mailKinds'
import type { PaymentProvider } from '~/core/schemas/providers'

/** The facts that a paragraph about a dispute depends on. */
type DisputeMailMatter = {
  isInquiry: boolean
  isOpen: boolean
  /** The provider has set a response deadline. */
  hasDue: boolean
  hasTaken: boolean
  isWon: boolean
  /** Work on the order remains to be done. */
  inStudio: boolean
}

type Words = (matter: DisputeMailMatter) => readonly string[]

const opened: Words = ({ isInquiry, isOpen, hasDue, hasTaken, inStudio }) => [
  isInquiry
    ? 'The buyer, or their bank, asks about the payment of this order: {reason}. It is about {sum}, and no money has moved.'
    : 'The buyer, or their bank, disputes the payment of this order: {reason}. It is about {sum}.',
  ...(hasTaken ? ['{taken} has been taken from your account until it is decided.'] : []),
  ...(isOpen && hasDue
    ? [
        isInquiry
          ? 'Answer by {due} {where}. Without an answer it becomes a dispute, or is decided for the buyer.'
          : 'Answer by {due} {where}. Without an answer the money is lost.',
      ]
    : []),
  ...(isOpen && !hasDue ? ['Look at it {where}, which says whether and until when you can answer.'] : []),
  ...(isOpen
    ? [
        'Send what proves the order: the receipt, when the photos came, when the portraits were delivered and what the buyer wrote. The history of the order at the desk has all of it.',
      ]
    : ['It has been answered. The others decide, and you get an email when they have.']),
  isInquiry
    ? 'A refund may settle it. Once it has become a dispute, a refund would pay the buyer a second time.'
    : 'Until it is decided, do not refund it as well: the buyer could get the money twice.',
  ...(inStudio
    ? ['Before you start production or deliver, think about whether the order will stay paid.']
    : []),
]

const warned: Words = () => [
  'The bank of the card reports that the payment of this order is probably fraud: the holder of the card may not have ordered. No money has moved, but a dispute often follows.',
  'If the order looks wrong to you, refund it in full at the desk, before any work is done: then there is nothing left to dispute. If you know the buyer, go on, and keep what proves the delivery.',
]

const lost: Words = ({ hasTaken, inStudio }) => [
  'The dispute about {sum} was decided for the buyer: {reason}.',
  hasTaken
    ? '{taken} is gone from your account, beside the fee of the provider.'
    : 'Nothing was taken from your account beyond what has gone back to the buyer already.',
  'The order is “{status}” now.',
  ...(inStudio
    ? ['Decide whether to go on with it. A refund at the desk would come on top of what is gone.']
    : []),
]

const ended: Words = ({ isWon, hasTaken }) => [
  isWon
    ? 'The dispute about {sum} was decided for you: {reason}.'
    : 'The dispute about {sum} was closed without a decision against you: {reason}.',
  hasTaken
    ? '{taken} that was taken from your account is not back yet.'
    : 'No money is held back for it any more.',
  'The order is “{status}” now.',
]

/**
 * Mails to the owner about disputes. `{sum}` disputed amount, `{taken}` amount withdrawn, `{reason}` in words, `{due}`
 * deadline in the owner's time zone, `{where}` to respond, `{order}` order number, `{status}` of the order.
 */
export const disputeMails: Record<DisputeMailKind, { subject: string; words: Words }> = {
  owner_dispute: { subject: 'A payment is disputed: order {order}', words: opened },
  owner_fraud_warning: { subject: 'Warning of fraud: order {order}', words: warned },
  owner_dispute_lost: { subject: 'Dispute lost: order {order}', words: lost },
  owner_dispute_ended: { subject: 'Dispute over: order {order}', words: ended },
}

/** Subject for a dispute with a response deadline. */
export const disputeDueSubject = 'Answer by {due}: the payment of order {order} is disputed'

/** Why a payment is disputed. */
export const disputeReasonTexts: Record<DisputeReason, string> = {
  fraud: 'the holder of the card or account says that they did not pay',
  not_received: 'what was bought is said not to have arrived',
  not_as_described: 'what was bought is said to be other than described',
  duplicate: 'it is said to have been charged twice',
  refund_missing: 'a promised refund is said not to have come',
  cancelled: 'it is said to have been cancelled',
  wrong_amount: 'the amount is said to be wrong',
  paid_otherwise: 'it is said to have been paid in another way',
  bank: 'the bank could not complete the payment',
  other: 'the provider names no reason that we know',
}

/** Where to respond to a provider's disputes. */
export const disputeResponsePlace: Record<PaymentProvider, string> = {
  stripe: 'in the Stripe dashboard, under Payments → Disputes (https://dashboard.stripe.com/disputes)',
  paypal: 'in the Resolution Center of PayPal (https://www.paypal.com/disputes)',
}

export const disputeFacts = { dispute: 'Dispute', action: 'Open the order' }
