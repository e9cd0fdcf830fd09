import type { disputes } from '~/server/db/schema'
import type { Claim } from './claim'
import { type Facts, inStudio } from './facts'

type Dispute = typeof disputes.$inferSelect

const isOngoing = ({ disputes }: Facts, ...kinds: Dispute['kind'][]) =>
  disputes.some(({ kind, status }) => kinds.includes(kind) && (status === 'open' || status === 'answered'))
const disputed = (facts: Facts) => isOngoing(facts, 'dispute')
const isExpected = (facts: Facts) => !disputed(facts) && isOngoing(facts, 'inquiry', 'warning')
const ended = ({ disputes }: Facts, ...statuses: Dispute['status'][]) =>
  disputes.some(({ kind, status }) => kind !== 'warning' && statuses.includes(status))

/** Minor units withdrawn by disputes, at most what is left after refunds. */
const withdrawnMinor = ({ disputes, order }: Facts) =>
  Math.min(
    disputes.reduce((sum, { takenMinor }) => sum + takenMinor, 0),
    order.amountMinor - order.refundedMinor,
  )
const toMinor = (sum = '') => Math.round(Number(sum.replace(/[$,]/g, '')) * 100)
const matchesSum =
  (which: (dispute: Dispute) => boolean) =>
  ({ disputes }: Facts, [, sum]: RegExpMatchArray) =>
    disputes.some((dispute) => which(dispute) && dispute.amountMinor === toMinor(sum))

/** Claims about disputes on desk pages. */
export const deskDisputes: readonly Claim[] = [
  { says: 'Payment disputed', so: disputed },
  { says: 'Dispute may follow', so: isExpected },
  { says: 'Dispute lost', so: (f) => ended(f, 'lost') && withdrawnMinor(f) > 0 },
  { says: 'A dispute is under way: it is not decided whether this order stays paid.', so: disputed },
  { says: 'A dispute may follow: the payment of this order may be taken back.', so: isExpected },
  {
    says: 'A dispute was lost: {sum} of this order is gone.',
    so: (f, [, sum]) => ended(f, 'lost') && withdrawnMinor(f) === toMinor(sum),
  },
  {
    says: 'A dispute is under way: refunding now may pay the buyer twice. Answer the dispute, or accept it, at the provider instead.',
    so: disputed,
  },
  {
    says: 'A dispute may follow. A refund in full now settles it; once there is a dispute, a refund would pay the buyer twice.',
    so: isExpected,
  },
  {
    says: 'A dispute was lost, and {sum} is gone already. This would come on top.',
    so: (f, [, sum]) => ended(f, 'lost') && withdrawnMinor(f) === toMinor(sum),
  },
  {
    says: 'It is answered at the provider. Send what proves the order: the receipt, when the photos came, when the portraits were delivered, and what the buyer wrote. The history below has all of it.',
    so: (f) => isOngoing(f, 'dispute', 'inquiry'),
  },
]

/** Claims about disputes in mails to the owner; texts from `server/mails/texts/ownerDisputeMail.ts`. */
export const ownerDisputes: readonly Claim[] = [
  {
    says: 'The buyer, or their bank, disputes the payment of this order: {reason}. It is about {sum}.',
    so: disputed,
  },
  {
    says: 'The buyer, or their bank, asks about the payment of this order: {reason}. It is about {sum}, and no money has moved.',
    so: (f) => isOngoing(f, 'inquiry'),
  },
  {
    says: '{taken} has been taken from your account until it is decided.',
    so: ({ disputes }, [, sum]) => disputes.some(({ takenMinor }) => takenMinor === toMinor(sum)),
  },
  {
    says: 'It has been answered. The others decide, and you get an email when they have.',
    so: ({ disputes }) => disputes.some(({ status }) => status === 'answered'),
  },
  {
    says: 'Until it is decided, do not refund it as well: the buyer could get the money twice.',
    so: disputed,
  },
  {
    says: 'Before you start production or deliver, think about whether the order will stay paid.',
    so: (f) => inStudio(f) && isOngoing(f, 'dispute', 'inquiry'),
  },
  {
    says: 'Decide whether to go on with it. A refund at the desk would come on top of what is gone.',
    so: (f) => inStudio(f) && ended(f, 'lost'),
  },
  {
    says: 'No money is held back for it any more.',
    so: ({ disputes }) => disputes.some(({ takenMinor }) => takenMinor === 0),
  },
  {
    says: 'The bank of the card reports that the payment of this order is probably fraud: the holder of the card may not have ordered. No money has moved, but a dispute often follows.',
    so: (f) => isOngoing(f, 'warning'),
  },
  {
    says: 'The dispute about {sum} was decided for the buyer: {reason}.',
    so: matchesSum(({ status }) => status === 'lost'),
  },
  {
    says: 'The dispute about {sum} was decided for you: {reason}.',
    so: matchesSum(({ status }) => status === 'won'),
  },
  {
    says: 'The dispute about {sum} was closed without a decision against you: {reason}.',
    so: matchesSum(({ status }) => status === 'closed'),
  },
]
