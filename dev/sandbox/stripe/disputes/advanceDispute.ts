import type Stripe from 'stripe'
import { nowInSeconds } from '../../clock'
import type { WebhookMode } from '../../deliveries/enqueue'
import type { DisputeAction } from '../../disputeActions'
import { changeRecord, insertRecord, readRecord } from '../../store'
import { invalidRequest, resourceMissing } from '../errors'
import { type DisputeEventType, disputeEvent } from '../events'
import { queueEvent } from '../queueEvent'
import { disputeFrom } from './disputeFrom'
import { disputesOf, isUndecided } from './disputesOf'
import { movementFrom } from './movementFrom'

/** Stripe's dispute fee, in minor units. */
const fee = 1500

type Dispute = Stripe.Dispute

/**
 * Opens a charge's dispute or advances it, and queues the events.
 * @throws StripeRefusal when the charge is unknown or its dispute does not allow the action
 */
export async function advanceDispute(
  db: D1Database,
  chargeId: string,
  action: DisputeAction,
  webhook?: WebhookMode,
): Promise<Dispute> {
  const [latest] = await disputesOf(db, chargeId)
  const { dispute, events } =
    action === 'dispute' || action === 'inquiry'
      ? await open(db, chargeId, action, latest)
      : await advance(db, latest, action)
  for (const type of events) await queueEvent(db, disputeEvent(type, dispute), webhook)
  return dispute
}

type DisputeChange = { dispute: Dispute; events: readonly DisputeEventType[] }

async function open(
  db: D1Database,
  chargeId: string,
  action: 'dispute' | 'inquiry',
  latest: Dispute | undefined,
): Promise<DisputeChange> {
  const charge = await readRecord<Stripe.Charge>(db, 'charge', chargeId)
  if (!charge) throw resourceMissing('charge', chargeId)
  const amount = charge.amount - charge.amount_refunded
  if (!charge.paid || amount === 0 || latest) throw invalidRequest('This charge cannot be disputed.')
  const isDispute = action === 'dispute'
  const status = isDispute ? 'needs_response' : 'warning_needs_response'
  const opened = disputeFrom({ charge, amount, status, now: nowInSeconds() })
  const dispute = isDispute ? withdrawn(opened) : opened
  await insertRecord(db, 'dispute', dispute.id, dispute)
  await changeRecord<Stripe.Charge>(db, 'charge', chargeId, (current) => ({ ...current, disputed: true }))
  const created = 'charge.dispute.created' as const
  return { dispute, events: isDispute ? [created, 'charge.dispute.funds_withdrawn'] : [created] }
}

/** `to` returns the changed dispute, or `null` when its status does not allow the action. */
const transitions: Record<
  Exclude<DisputeAction, 'dispute' | 'inquiry'>,
  { to: (dispute: Dispute) => Dispute | null; events: readonly DisputeEventType[] }
> = {
  escalate: {
    to: (dispute) => (isInquiry(dispute) ? withdrawn({ ...dispute, status: 'needs_response' }) : null),
    events: ['charge.dispute.updated', 'charge.dispute.funds_withdrawn'],
  },
  answer: {
    to: (dispute) =>
      dispute.status.endsWith('needs_response')
        ? {
            ...dispute,
            status: isInquiry(dispute) ? 'warning_under_review' : 'under_review',
            evidence_details: {
              ...dispute.evidence_details,
              has_evidence: true,
              submission_count: 1,
              submission_method: 'manual',
            },
          }
        : null,
    events: ['charge.dispute.updated'],
  },
  win: {
    to: (dispute) => (isInquiry(dispute) ? null : reinstated({ ...dispute, status: 'won' })),
    events: ['charge.dispute.closed', 'charge.dispute.funds_reinstated'],
  },
  lose: {
    to: (dispute) => (isInquiry(dispute) ? null : { ...dispute, status: 'lost' }),
    events: ['charge.dispute.closed'],
  },
  withdraw: {
    to: (dispute) => (isInquiry(dispute) ? { ...dispute, status: 'warning_closed' } : null),
    events: ['charge.dispute.closed'],
  },
}

async function advance(
  db: D1Database,
  latest: Dispute | undefined,
  action: keyof typeof transitions,
): Promise<DisputeChange> {
  const { to, events } = transitions[action]
  const dispute =
    latest &&
    (await changeRecord<Dispute>(db, 'dispute', latest.id, (current) =>
      isUndecided(current) ? to(current) : null,
    ))
  if (!dispute) throw invalidRequest('No dispute of this charge allows this action.')
  return { dispute, events }
}

const isInquiry = ({ status }: Dispute) => status.startsWith('warning_')

/** Withdraws the amount and the fee from the shop, because the bank holds the money until its decision. */
function withdrawn(dispute: Dispute): Dispute {
  const { id, amount, currency } = dispute
  const movement = movementFrom({ amount: -amount, currency, fee, dispute: id, now: nowInSeconds() })
  return { ...dispute, balance_transactions: [movement], is_charge_refundable: false }
}

/** Returns the amount to the shop; Stripe keeps the fee. */
function reinstated(dispute: Dispute): Dispute {
  const { id, amount, currency, balance_transactions: before } = dispute
  const movement = movementFrom({ amount, currency, fee: 0, dispute: id, now: nowInSeconds() })
  return { ...dispute, balance_transactions: [...before, movement], is_charge_refundable: true }
}
