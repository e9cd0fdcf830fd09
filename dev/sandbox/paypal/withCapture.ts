import { timestamp } from '../clock'
import type { Capture, Order, OrderRecord, Refund } from './order'

/** Returns the record with its capture set and the refunds merged into the stored ones by id. */
export function withCapture(record: OrderRecord, capture: Capture, refunds: Refund[] = []): OrderRecord {
  const [unit] = record.order.purchase_units
  const others = (unit.payments?.refunds ?? []).filter(
    ({ id }) => !refunds.some((refund) => refund.id === id),
  )
  const all = [...others, ...refunds].sort((a, b) => a.create_time.localeCompare(b.create_time))
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
