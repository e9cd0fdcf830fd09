import * as v from 'valibot'
import type { EventReading } from '../gateway'
import type { PaypalEventType } from './eventTypes'
import { markedOrder } from './mark'

/** Reads the resource of an event. */
export type Reader = (resource: unknown) => EventReading

/** One reader per event type; a missing or an extra reader is a type error. */
export const readers: { readonly [Type in PaypalEventType]: Reader } = {
  'CHECKOUT.ORDER.APPROVED': ofOrder,
  'PAYMENT.CAPTURE.COMPLETED': ofCapture,
  'PAYMENT.CAPTURE.PENDING': ofCapture,
  'PAYMENT.CAPTURE.DENIED': ofCapture,
  'PAYMENT.CAPTURE.DECLINED': ofCapture,
  'PAYMENT.CAPTURE.REFUNDED': ofRefund,
  // A bank or PayPal reversed the payment, mostly because of a dispute.
  'PAYMENT.CAPTURE.REVERSED': (resource) => ({ ...ofRefund(resource), disputed: true }),
  'PAYMENT.REFUND.PENDING': ofRefund,
  'PAYMENT.REFUND.FAILED': ofRefund,
  'CUSTOMER.DISPUTE.CREATED': ofDispute,
  'CUSTOMER.DISPUTE.UPDATED': ofDispute,
  'CUSTOMER.DISPUTE.RESOLVED': ofDispute,
}

const text = v.fallback(v.optional(v.string()), undefined)
const marked = { custom_id: text, reference_id: text }
/** An array whose first entry is read; any other value counts as empty. */
const firstOf = <Entry extends v.GenericSchema>(entry: Entry) => v.fallback(v.array(entry), [])

const order = v.object({ id: text, purchase_units: firstOf(v.object(marked)) })

function ofOrder(resource: unknown): EventReading {
  const { id, purchase_units } = v.parse(order, resource)
  return { about: { session: id, order: markedOrder(purchase_units[0] ?? {}) }, approved: true }
}

const related = v.object({ related_ids: v.object({ order_id: text }) })
const capture = v.object({
  id: text,
  custom_id: text,
  supplementary_data: v.fallback(v.optional(related), undefined),
})

/** A capture event contains the PayPal order id. */
function ofCapture(resource: unknown): EventReading {
  const { id, custom_id, supplementary_data } = v.parse(capture, resource)
  const session = supplementary_data?.related_ids.order_id
  return { about: { session, payment: id, order: markedOrder({ custom_id }) } }
}

const refund = v.object({
  custom_id: text,
  links: firstOf(v.object({ rel: v.string(), href: v.string() })),
})

/** A refund event contains our metadata of the capture, and a link to the capture. */
function ofRefund(resource: unknown): EventReading {
  const { custom_id, links } = v.parse(refund, resource)
  const up = links.find(({ rel }) => rel === 'up')?.href
  const payment = up?.match(/\/captures\/([0-9A-Z]+)$/)?.[1]
  const { about } = ofCapture(resource)
  return { about: { session: about?.session, payment, order: markedOrder({ custom_id }) } }
}

const dispute = v.object({
  dispute_id: text,
  disputed_transactions: firstOf(v.object({ seller_transaction_id: text, custom: text })),
})

/** A dispute event contains the capture id and our metadata of the capture. */
function ofDispute(resource: unknown): EventReading {
  const { dispute_id, disputed_transactions } = v.parse(dispute, resource)
  const [transaction] = disputed_transactions
  const about = {
    payment: transaction?.seller_transaction_id,
    order: markedOrder({ custom_id: transaction?.custom }),
  }
  return { about, disputed: dispute_id ?? true }
}
