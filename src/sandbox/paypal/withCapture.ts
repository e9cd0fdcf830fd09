import { timestamp } from '../clock'
import type { Capture, Order, OrderRecord, Refund } from './order'

/** The record with a capture, or with a changed one; refunds are added to those before. */
export function withCapture(record: OrderRecord, capture: Capture, refunds: Refund[] = []): OrderRecord {
  const [unit] = record.order.purchase_units
  const all = [...(unit.payments?.refunds ?? []), ...refunds]
  const payments = { captures: [capture] as [Capture], ...(all.length > 0 ? { refunds: all } : {}) }
  const order: Order = {
    ...record.order,
    purchase_units: [{ ...unit, payments }],
    update_time: timestamp(),
  }
  return { ...record, order }
}

export const captureOf = ({ order }: OrderRecord): Capture | undefined =>
  order.purchase_units[0].payments?.captures[0]
