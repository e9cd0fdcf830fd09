import type { WebhookMode } from '../../deliveries/enqueue'
import { answerTime, type DisputeAction } from '../../disputeActions'
import { changeRecord, insertRecord } from '../../store'
import { unprocessable } from '../errors'
import { type DisputeEventType, disputeEvent } from '../events'
import { fromMinor } from '../money'
import { queueEvent } from '../queueEvent'
import { readOrder } from '../readOrder'
import { refundableMinor } from '../refundCapture'
import { captureOf } from '../withCapture'
import type { Dispute, DisputeRecord } from './dispute'
import { disputeFrom } from './disputeFrom'
import { disputesOf } from './disputesOf'

/**
 * Opens the dispute of a payment, of which the sandbox allows only one, or advances it; then queues the event.
 * @throws PaypalRefusal 404 for an unknown or expired order; 422 when the dispute does not allow the action
 */
export async function advanceDispute(
  db: D1Database,
  orderId: string,
  action: DisputeAction,
  webhook?: WebhookMode,
): Promise<Dispute> {
  const record = await readOrder(db, orderId)
  const [latest] = await disputesOf(db, orderId)
  const { dispute, type } =
    action === 'dispute' || action === 'inquiry'
      ? await open(db, orderId, action, latest)
      : await advance(db, latest, action)
  await queueEvent(db, { ...record, webhook: webhook ?? record.webhook }, disputeEvent(type, dispute))
  return dispute
}

type DisputeChange = { dispute: Dispute; type: DisputeEventType }

async function open(
  db: D1Database,
  orderId: string,
  action: 'dispute' | 'inquiry',
  latest: Dispute | undefined,
): Promise<DisputeChange> {
  const record = await readOrder(db, orderId)
  const capture = captureOf(record)
  const minor = refundableMinor(record)
  if (!capture || minor === 0 || latest) throw unprocessable('REFUND_NOT_ALLOWED')
  const dispute = disputeFrom({
    order: record.order,
    capture,
    amount: fromMinor(minor, capture.amount),
    stage: action === 'inquiry' ? 'INQUIRY' : 'CHARGEBACK',
  })
  const opened: DisputeRecord = { dispute, orderId }
  await insertRecord(db, 'paypal_dispute', dispute.dispute_id, opened)
  return { dispute, type: 'CUSTOMER.DISPUTE.CREATED' }
}

/** Returns the changed dispute; `null` when its state does not allow the action. */
type Transition = (dispute: Dispute) => Dispute | null
const transitions: Record<Exclude<DisputeAction, 'dispute' | 'inquiry'>, Transition> = {
  escalate: (dispute) =>
    dispute.dispute_life_cycle_stage === 'INQUIRY'
      ? {
          ...dispute,
          dispute_life_cycle_stage: 'CHARGEBACK',
          status: 'WAITING_FOR_SELLER_RESPONSE',
          seller_response_due_date: new Date(Date.now() + answerTime).toISOString(),
        }
      : null,
  answer: ({ seller_response_due_date: due, ...dispute }) =>
    due && dispute.status !== 'UNDER_REVIEW' ? { ...dispute, status: 'UNDER_REVIEW' } : null,
  win: (dispute) => resolved(dispute, 'RESOLVED_SELLER_FAVOUR'),
  lose: (dispute) => {
    const { dispute_amount: amount } = dispute
    const movement = {
      amount,
      initiated_time: new Date().toISOString(),
      reason: 'DISPUTE_SETTLEMENT' as const,
    }
    return {
      ...resolved(dispute, 'RESOLVED_BUYER_FAVOUR'),
      dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR', amount_refunded: amount },
      money_movements: [
        { affected_party: 'SELLER', type: 'DEBIT', ...movement },
        { affected_party: 'BUYER', type: 'CREDIT', ...movement },
      ],
    }
  },
  withdraw: (dispute) => resolved(dispute, 'CANCELED_BY_BUYER'),
}

function resolved(
  { seller_response_due_date: _, ...dispute }: Dispute,
  outcome_code: NonNullable<Dispute['dispute_outcome']>['outcome_code'],
): Dispute {
  return { ...dispute, status: 'RESOLVED', dispute_outcome: { outcome_code } }
}

async function advance(
  db: D1Database,
  latest: Dispute | undefined,
  action: keyof typeof transitions,
): Promise<DisputeChange> {
  const changed =
    latest &&
    (await changeRecord<DisputeRecord>(db, 'paypal_dispute', latest.dispute_id, (record) => {
      const dispute = record.dispute.status === 'RESOLVED' ? null : transitions[action](record.dispute)
      return dispute && { ...record, dispute: { ...dispute, update_time: new Date().toISOString() } }
    }))
  if (!changed) throw unprocessable('REFUND_NOT_ALLOWED')
  const { dispute } = changed
  return {
    dispute,
    type: dispute.status === 'RESOLVED' ? 'CUSTOMER.DISPUTE.RESOLVED' : 'CUSTOMER.DISPUTE.UPDATED',
  }
}
