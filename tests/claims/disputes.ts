import type { disputes } from '~/server/db/schema'
import type { Claim } from './claim'
import { type Facts, inStudio } from './facts'

type Dispute = typeof disputes.$inferSelect

const underWay = ({ disputes }: Facts, ...kinds: Dispute['kind'][]) =>
  disputes.some(({ kind, status }) => kinds.includes(kind) && (status === 'open' || status === 'answered'))
const disputed = (facts: Facts) => underWay(facts, 'dispute')
const mayFollow = (facts: Facts) => !disputed(facts) && underWay(facts, 'inquiry', 'warning')
const ended = ({ disputes }: Facts, ...statuses: Dispute['status'][]) =>
  disputes.some(({ kind, status }) => kind !== 'warning' && statuses.includes(status))

/** What disputes have taken, beside what went back as a refund. */
const taken = ({ disputes, order }: Facts) =>
  Math.min(
    disputes.reduce((sum, { takenMinor }) => sum + takenMinor, 0),
    order.amountMinor - order.refundedMinor,
  )
const minor = (sum = '') => Math.round(Number(sum.replace(/[$,]/g, '')) * 100)
const ofSum =
  (which: (dispute: Dispute) => boolean) =>
  ({ disputes }: Facts, [, sum]: RegExpMatchArray) =>
    disputes.some((dispute) => which(dispute) && dispute.amountMinor === minor(sum))

/** What the desk may claim of disputes. */
export const deskDisputes: readonly Claim[] = [
  { says: 'Payment disputed', so: disputed },
  { says: 'Dispute may follow', so: mayFollow },
  { says: 'Dispute lost', so: (f) => ended(f, 'lost') && taken(f) > 0 },
  { says: 'A dispute is under way: it is not decided whether this order stays paid.', so: disputed },
  { says: 'A dispute may follow: the payment of this order may be taken back.', so: mayFollow },
  {
    says: 'A dispute was lost: {sum} of this order is gone.',
    so: (f, [, sum]) => ended(f, 'lost') && taken(f) === minor(sum),
  },
  {
    says: 'A dispute is under way: refunding now may pay the buyer twice. Answer the dispute, or accept it, at the provider instead.',
    so: disputed,
  },
  {
    says: 'A dispute may follow. A refund in full now settles it; once there is a dispute, a refund would pay the buyer twice.',
    so: mayFollow,
  },
  {
    says: 'A dispute was lost, and {sum} is gone already. This would come on top.',
    so: (f, [, sum]) => ended(f, 'lost') && taken(f) === minor(sum),
  },
  {
    says: 'It is answered at the provider. Send what proves the order: the receipt, when the photos came, when the portraits were delivered, and what the buyer wrote. The history below has all of it.',
    so: (f) => underWay(f, 'dispute', 'inquiry'),
  },
]

/** What mails to the owner may claim of disputes, in the words of `content/ownerDisputeMail.ts`. */
export const ownerDisputes: readonly Claim[] = [
  {
    says: 'The buyer, or their bank, disputes the payment of this order: {reason}. It is about {sum}.',
    so: disputed,
  },
  {
    says: 'The buyer, or their bank, asks about the payment of this order: {reason}. It is about {sum}, and no money has moved.',
    so: (f) => underWay(f, 'inquiry'),
  },
  {
    says: '{taken} has been taken from your account until it is decided.',
    so: ({ disputes }, [, sum]) => disputes.some(({ takenMinor }) => takenMinor === minor(sum)),
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
    so: (f) => inStudio(f) && underWay(f, 'dispute', 'inquiry'),
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
    so: (f) => underWay(f, 'warning'),
  },
  {
    says: 'The dispute about {sum} was decided for the buyer: {reason}.',
    so: ofSum(({ status }) => status === 'lost'),
  },
  {
    says: 'The dispute about {sum} was decided for you: {reason}.',
    so: ofSum(({ status }) => status === 'won'),
  },
  {
    says: 'The dispute about {sum} was closed without a decision against you: {reason}.',
    so: ofSum(({ status }) => status === 'closed'),
  },
]
