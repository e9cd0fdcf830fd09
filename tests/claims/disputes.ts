import type { disputes } from '~/server/db/schema'
import type { Claim } from './claim'
import type { Facts } from './facts'

export type Dispute = typeof disputes.$inferSelect

export const isOngoing = ({ disputes }: Facts, ...kinds: Dispute['kind'][]) =>
  disputes.some(({ kind, status }) => kinds.includes(kind) && (status === 'open' || status === 'answered'))
export const disputed = (facts: Facts) => isOngoing(facts, 'dispute')
const isExpected = (facts: Facts) => !disputed(facts) && isOngoing(facts, 'inquiry', 'warning')
export const ended = ({ disputes }: Facts, ...statuses: Dispute['status'][]) =>
  disputes.some(({ kind, status }) => kind !== 'warning' && statuses.includes(status))

/** Minor units withdrawn by disputes, at most what is left after refunds. */
const withdrawnMinor = ({ disputes, order }: Facts) =>
  Math.min(
    disputes.reduce((sum, { takenMinor }) => sum + takenMinor, 0),
    order.amountMinor - order.refundedMinor,
  )
/** Reads a sum as English pages write it, or as Portuguese mails to the owner do: `$1,149.50`, `US$ 1.149,50`. */
export function toMinor(sum = ''): number {
  const digits = sum.startsWith('US')
    ? sum.replace(/[^\d,]/g, '').replace(',', '.')
    : sum.replace(/[$,]/g, '')
  return Math.round(Number(digits) * 100)
}
export const matchesSum =
  (which: (dispute: Dispute) => boolean) =>
  ({ disputes }: Facts, [, sum]: RegExpMatchArray) =>
    disputes.some((dispute) => which(dispute) && dispute.amountMinor === toMinor(sum))

/** Claims about disputes on desk pages. */
export const deskDisputes: readonly Claim[] = [
  { says: 'Payment disputed', so: disputed },
  { says: 'Dispute may follow', so: isExpected },
  { says: 'Dispute lost', so: (f) => ended(f, 'lost') && withdrawnMinor(f) > 0 },
  { says: 'A dispute is open: this payment may still be taken back.', so: disputed },
  { says: 'A dispute may follow: the payment for this order may be taken back.', so: isExpected },
  {
    says: 'A dispute was lost: {sum} of this order is gone.',
    so: (f, [, sum]) => ended(f, 'lost') && withdrawnMinor(f) === toMinor(sum),
  },
  {
    says: 'A dispute is open: refunding now may pay the buyer twice. Answer the dispute, or accept it, in the provider’s dashboard instead.',
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
    says: 'You answer it in the provider’s dashboard. Send proof of the order: the receipt, when the photos came, when the portraits were delivered and what the buyer wrote. The history below has all of it.',
    so: (f) => isOngoing(f, 'dispute', 'inquiry'),
  },
]
