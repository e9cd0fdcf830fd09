import type { Claim } from './claim'
import { type Dispute, disputed, ended, isOngoing, matchesSum, toMinor } from './disputes'
import { type Facts, inStudio } from './facts'

const some = ({ disputes }: Facts, which: (dispute: Dispute) => boolean) => disputes.some(which)
const isOpen = (facts: Facts, kind: Dispute['kind'], hasDeadline: boolean) =>
  some(
    facts,
    (dispute) =>
      dispute.kind === kind && dispute.status === 'open' && (dispute.respondBy !== null) === hasDeadline,
  )
const isOfProvider = ({ order }: Facts, provider: string) => order.provider.startsWith(provider)
const took = (facts: Facts, sum: string | undefined, ...statuses: Dispute['status'][]) =>
  some(facts, ({ takenMinor, status }) => statuses.includes(status) && takenMinor === toMinor(sum))

/** Where each provider's disputes are answered. */
const places = {
  stripe: 'in the Stripe dashboard, under Payments → Disputes (https://dashboard.stripe.com/disputes)',
  paypal: 'in PayPal’s Resolution Center (https://www.paypal.com/disputes)',
} as const

const answers = (['stripe', 'paypal'] as const).flatMap((provider): Claim[] => [
  {
    says: `Answer by {due} ${places[provider]}. Without an answer, the money is lost.`,
    so: (f) => isOfProvider(f, provider) && isOpen(f, 'dispute', true),
  },
  {
    says: `Answer by {due} ${places[provider]}. Without an answer, it becomes a dispute or is decided in the buyer’s favor.`,
    so: (f) => isOfProvider(f, provider) && isOpen(f, 'inquiry', true),
  },
  {
    says: `See ${places[provider].replace('in ', '')}: it says whether you can answer, and until when.`,
    so: (f) => isOfProvider(f, provider) && (isOpen(f, 'dispute', false) || isOpen(f, 'inquiry', false)),
  },
])

/** Claims about disputes in mails to the owner, true at the time of sending. */
export const ownerDisputes: readonly Claim[] = [
  ...answers,
  {
    says: 'The buyer, or their bank, disputes the payment for this order: {reason}. The amount in dispute is {sum}.',
    so: (f, [, , sum]) =>
      some(f, ({ kind, amountMinor }) => kind === 'dispute' && amountMinor === toMinor(sum)) && disputed(f),
  },
  {
    says: 'The buyer, or their bank, has a question about the payment for this order: {reason}. The amount in question is {sum}, and no money has moved.',
    so: (f) => isOngoing(f, 'inquiry'),
  },
  {
    says: '{taken} has been taken from your account until it’s decided.',
    so: (f, [, sum]) => took(f, sum, 'open', 'answered'),
  },
  {
    says: 'Send proof of the order: the receipt, when the photos came, when the portraits were delivered, and what the buyer wrote. The history of the order at the desk has all of it.',
    so: (f) => some(f, ({ kind, status }) => kind !== 'warning' && status === 'open'),
  },
  {
    says: 'It has been answered. The decision isn’t up to us; you’ll get an email when it’s made.',
    so: (f) => some(f, ({ status }) => status === 'answered'),
  },
  {
    says: 'A refund may settle it. Once it has become a dispute, a refund would pay the buyer a second time.',
    so: (f) => isOngoing(f, 'inquiry'),
  },
  {
    says: 'Until it’s decided, don’t refund it as well: the buyer could get the money twice.',
    so: disputed,
  },
  {
    says: 'Before you start production or deliver, remember that this payment may be taken back.',
    so: (f) => inStudio(f) && isOngoing(f, 'dispute', 'inquiry'),
  },
  {
    says: 'Decide whether to continue with it. A refund at the desk would come on top of the money already lost.',
    so: (f) => inStudio(f) && ended(f, 'lost'),
  },
  {
    says: '{taken} has been taken from your account for good, plus the provider’s fee.',
    so: (f, [, sum]) => took(f, sum, 'lost'),
  },
  {
    says: 'Nothing was taken from your account beyond what you had already refunded.',
    so: (f) => some(f, ({ status, takenMinor }) => status === 'lost' && takenMinor === 0),
  },
  {
    says: 'The {taken} taken from your account hasn’t come back yet.',
    so: (f, [, sum]) => took(f, sum, 'won', 'closed'),
  },
  {
    says: 'No money is held back for it anymore.',
    so: (f) => some(f, ({ status, takenMinor }) => takenMinor === 0 && /won|closed/.test(status)),
  },
  {
    says: 'The card’s bank reports that the payment for this order is probably fraudulent: the cardholder may not have placed the order. No money has moved, but a dispute often follows.',
    so: (f) => isOngoing(f, 'warning'),
  },
  {
    says: 'If the order looks wrong to you, refund it in full at the desk before any work is done: then there’s nothing left to dispute. If you know the buyer, go ahead, and keep proof of the delivery.',
    so: (f) => isOngoing(f, 'warning'),
  },
  {
    says: 'The dispute over {sum} was decided in the buyer’s favor: {reason}.',
    so: matchesSum(({ status }) => status === 'lost'),
  },
  {
    says: 'The dispute over {sum} was decided in your favor: {reason}.',
    so: matchesSum(({ status }) => status === 'won'),
  },
  {
    says: 'The dispute over {sum} was closed without a decision against you: {reason}.',
    so: matchesSum(({ status }) => status === 'closed'),
  },
]
