import { and, asc, gt, isNotNull, sql } from 'drizzle-orm'
import { formatOrderNumber } from '~/schemas/orderNumber'
import { orders } from '../db/schema'
import type { Order } from '../orders/order'
import type { Services } from '../services'
import { csvOf } from './csv'

/** Rows read at once. */
const batch = 500

type Row = { place: number; order: Order }

const decimal = (minor: number) => (minor / 100).toFixed(2)

const columns = {
  number: ({ order }: Row) => formatOrderNumber(order.number),
  status: ({ order }: Row) => order.status,
  edition: ({ order }: Row) => order.edition,
  plan: ({ order }: Row) => order.plan,
  amount: ({ order }: Row) => decimal(order.amountMinor),
  currency: ({ order }: Row) => order.currency,
  refunded: ({ order }: Row) => decimal(order.refundedMinor),
  name: ({ order }: Row) => order.customerName,
  email: ({ order }: Row) => order.customerEmail,
  provider: ({ order }: Row) => order.provider,
  payment: ({ order }: Row) => order.providerPaymentId,
  paid: ({ order }: Row) => order.paidAt,
  started: ({ order }: Row) => order.startedAt,
  delivered: ({ order }: Row) => order.deliveredAt,
  id: ({ order }: Row) => order.id,
}

/** Every order that money came for, as CSV, the oldest first. By its place in the table, which nothing moves. */
export function orderTable({ db }: Services): ReadableStream<Uint8Array> {
  const place = sql<number>`${orders}.rowid`
  return csvOf<Row>({
    columns,
    read: (after) =>
      db
        .select({ place, order: orders })
        .from(orders)
        .where(and(gt(place, after?.place ?? 0), isNotNull(orders.paidAt)))
        .orderBy(asc(place))
        .limit(batch),
  })
}
