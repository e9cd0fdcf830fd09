import * as v from 'valibot'
import type { DisputeReason, DisputeStatus } from '~/core/schemas/disputes'
import type { Dispute } from '../dispute'
import { money } from './money'

/**
 * One page of a transaction's disputes, with the path of the next page; the details of each are read separately. The
 * host of the link is ignored, so that our token is sent to the configured origin only.
 */
export const disputeListSchema = v.pipe(
  v.object({
    items: v.optional(v.array(v.object({ dispute_id: v.string() })), []),
    links: v.optional(v.array(v.object({ rel: v.string(), href: v.string() })), []),
  }),
  v.transform(({ items, links }) => {
    const next = URL.parse(links.find(({ rel }) => rel === 'next')?.href ?? '')
    return { items, nextPath: next ? next.pathname + next.search : undefined }
  }),
)

const moment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.date(),
)
const movement = v.object({
  affected_party: v.optional(v.string()),
  type: v.optional(v.string()),
  reason: v.optional(v.string()),
  amount: v.optional(money),
})

/** The fields of a dispute that we read. */
export const disputeSchema = v.object({
  dispute_id: v.string(),
  create_time: moment,
  reason: v.optional(v.string(), ''),
  status: v.string(),
  dispute_life_cycle_stage: v.optional(v.string()),
  dispute_amount: v.optional(money),
  dispute_outcome: v.optional(
    v.object({ outcome_code: v.optional(v.string(), ''), amount_refunded: v.optional(money) }),
  ),
  money_movements: v.optional(v.array(movement)),
  seller_response_due_date: v.optional(moment),
})
type PayPalDispute = v.InferOutput<typeof disputeSchema>

/** @see https://developer.paypal.com/docs/api/customer-disputes/v1/#definition-dispute */
const statuses: Record<string, DisputeStatus> = {
  OPEN: 'open',
  WAITING_FOR_SELLER_RESPONSE: 'open',
  WAITING_FOR_BUYER_RESPONSE: 'answered',
  UNDER_REVIEW: 'answered',
}

/** `RESOLVED_WITH_PAYOUT`: PayPal itself pays the buyer, and we keep the money. */
const outcomes: Record<string, DisputeStatus> = {
  RESOLVED_BUYER_FAVOUR: 'lost',
  ACCEPTED: 'lost',
  RESOLVED_SELLER_FAVOUR: 'won',
  RESOLVED_WITH_PAYOUT: 'won',
  DENIED: 'won',
}

const reasons: Record<string, DisputeReason> = {
  UNAUTHORISED: 'fraud',
  MERCHANDISE_OR_SERVICE_NOT_RECEIVED: 'not_received',
  MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED: 'not_as_described',
  DUPLICATE_TRANSACTION: 'duplicate',
  CREDIT_NOT_PROCESSED: 'refund_missing',
  CANCELED_RECURRING_BILLING: 'cancelled',
  INCORRECT_AMOUNT: 'wrong_amount',
  PAYMENT_BY_OTHER_MEANS: 'paid_otherwise',
}

/** Maps a PayPal dispute to ours. An inquiry is between buyer and seller; PayPal or a bank decides a dispute. */
export function toDispute(dispute: PayPalDispute): Dispute {
  const status = statusOf(dispute)
  const { dispute_amount: amount } = dispute
  return {
    id: dispute.dispute_id,
    kind: dispute.dispute_life_cycle_stage === 'INQUIRY' ? 'inquiry' : 'dispute',
    status,
    reason: reasons[dispute.reason] ?? 'other',
    amount: amount && { minor: amount.value, currency: amount.currency_code },
    takenMinor: takenBy(dispute, status),
    respondBy: dispute.seller_response_due_date ?? null,
    openedAt: dispute.create_time,
  }
}

function statusOf({ status, dispute_outcome }: PayPalDispute): DisputeStatus {
  if (status === 'RESOLVED') return outcomes[dispute_outcome?.outcome_code ?? ''] ?? 'closed'
  // An unknown status counts as open, so that the owner looks at it.
  return statuses[status] ?? 'open'
}

/** Fee movements are excluded: they are not part of the disputed payment. */
const feeReason = /FEE$/

/** Returns the sum taken from our account, in minor units: by the listed movements, else by the outcome. */
function takenBy(dispute: PayPalDispute, status: DisputeStatus): number {
  const { money_movements: movements, dispute_outcome: outcome, dispute_amount } = dispute
  if (!movements) return status === 'lost' ? ((outcome?.amount_refunded ?? dispute_amount)?.value ?? 0) : 0
  const ours = movements.filter(
    ({ affected_party, reason = '' }) => affected_party === 'SELLER' && !feeReason.test(reason),
  )
  const taken = ours.reduce(
    (sum, { type, amount }) => sum + (type === 'DEBIT' ? 1 : -1) * (amount?.value ?? 0),
    0,
  )
  return Math.max(0, taken)
}
