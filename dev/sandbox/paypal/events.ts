import { paypalApi } from './addresses'
import type { Dispute } from './disputes/dispute'
import { newEventId } from './ids'
import type { Capture, Link, Order, Refund } from './order'

type RefundEventType = 'PAYMENT.CAPTURE.REFUNDED' | 'PAYMENT.CAPTURE.REVERSED' | 'PAYMENT.REFUND.FAILED'
type CaptureEventType = 'PAYMENT.CAPTURE.COMPLETED' | 'PAYMENT.CAPTURE.PENDING' | 'PAYMENT.CAPTURE.DENIED'

export type DisputeEventType =
  | 'CUSTOMER.DISPUTE.CREATED'
  | 'CUSTOMER.DISPUTE.UPDATED'
  | 'CUSTOMER.DISPUTE.RESOLVED'

export type PaypalEvent = {
  id: string
  event_version: '1.0'
  create_time: string
  resource_type: 'checkout-order' | 'capture' | 'refund' | 'dispute'
  resource_version: '2.0'
  event_type: 'CHECKOUT.ORDER.APPROVED' | CaptureEventType | RefundEventType | DisputeEventType
  summary: string
  resource: object
  links: Link[]
}

/** @see https://developer.paypal.com/api/rest/webhooks/event-names/ */
export const orderEvent = (type: 'CHECKOUT.ORDER.APPROVED', order: Order): PaypalEvent =>
  eventOf(type, 'checkout-order', 'An order has been approved by buyer', order)

/** Builds the event for a capture's status. */
export function captureEvent(order: Order, capture: Capture): PaypalEvent {
  const [type, outcome] =
    captureEvents[
      capture.status === 'COMPLETED' || capture.status === 'PENDING' ? capture.status : 'DECLINED'
    ]
  return eventOf(
    type,
    'capture',
    `Payment ${outcome} for ${priceOf(capture)}`,
    captureResource(order, capture),
  )
}

const captureEvents = {
  COMPLETED: ['PAYMENT.CAPTURE.COMPLETED', 'completed'],
  PENDING: ['PAYMENT.CAPTURE.PENDING', 'pending'],
  DECLINED: ['PAYMENT.CAPTURE.DENIED', 'denied'],
} as const

/** Returns a capture as a standalone resource, with its payee and the id of its order. */
export function captureResource({ id, purchase_units: [{ payee }] }: Order, capture: Capture) {
  return { ...capture, payee, supplementary_data: { related_ids: { order_id: id } } }
}

export const refundEvent = (type: RefundEventType, refund: Refund): PaypalEvent =>
  eventOf(type, 'refund', `A ${priceOf(refund)} capture payment ${refundEvents[type]}`, refund)

const refundEvents: Record<RefundEventType, string> = {
  'PAYMENT.CAPTURE.REFUNDED': 'was refunded',
  'PAYMENT.CAPTURE.REVERSED': 'was reversed',
  'PAYMENT.REFUND.FAILED': 'could not be refunded',
}

export const disputeEvent = (type: DisputeEventType, dispute: Dispute): PaypalEvent =>
  eventOf(type, 'dispute', `${disputeEvents[type]} ${dispute.dispute_id}`, dispute)

const disputeEvents: Record<DisputeEventType, string> = {
  'CUSTOMER.DISPUTE.CREATED': 'A new dispute opened with Case #',
  'CUSTOMER.DISPUTE.UPDATED': 'There is an update to Case #',
  'CUSTOMER.DISPUTE.RESOLVED': 'A dispute was resolved with Case #',
}

const priceOf = ({ amount }: Capture | Refund) => `$ ${amount.value} ${amount.currency_code}`

function eventOf(
  event_type: PaypalEvent['event_type'],
  resource_type: PaypalEvent['resource_type'],
  summary: string,
  resource: object,
): PaypalEvent {
  const id = newEventId()
  const href = `${paypalApi}/v1/notifications/webhooks-events/${id}`
  return {
    id,
    event_version: '1.0',
    create_time: new Date().toISOString(),
    resource_type,
    resource_version: '2.0',
    event_type,
    summary,
    resource,
    links: [
      { href, rel: 'self', method: 'GET' },
      { href: `${href}/resend`, rel: 'resend', method: 'POST' },
    ],
  }
}
