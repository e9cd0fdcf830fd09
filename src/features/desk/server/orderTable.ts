import { and, asc, gt, isNotNull, sql } from 'drizzle-orm'
import { minorPerUnit } from '~/catalog/localMoney'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import { editionNames } from '~/features/desk/content/editionNames'
import { providerName } from '~/features/desk/content/providerName'
import { statusNames } from '~/features/desk/content/statuses'
import { orders } from '~/server/db/schema'
import { chargeOf } from '~/server/orders/chargeOf'
import { planName } from '~/server/orders/offerText'
import type { Order } from '~/server/orders/order'
import { returnedMinor } from '~/server/orders/refunds/returnedMinor'
import type { Services } from '~/server/services'
import { csvOf, withHeadings } from './csv'
import type { OwnerText } from './ownerText'

/** Rows read at once. */
const batch = 500

type Row = { place: number; order: Order }

/** The columns of the table, keyed by heading. */
const columnsOf = ({ i18n, language }: OwnerText) => ({
  number: ({ order }: Row) => formatOrderNumber(order.number),
  status: ({ order }: Row) => i18n._(statusNames[order.status]),
  language: ({ order }: Row) => i18n._(editionNames[order.edition]),
  plan: ({ order }: Row) => planName(order, language),
  amount: ({ order }: Row) => inUnits(order, chargeOf(order).amountMinor),
  currency: ({ order }: Row) => chargeOf(order).currency,
  refunded: ({ order }: Row) => inUnits(order, returnedMinor(order)),
  disputes: ({ order }: Row) => inUnits(order, order.takenMinor),
  name: ({ order }: Row) => order.customerName,
  email: ({ order }: Row) => order.customerEmail,
  provider: ({ order }: Row) => providerName(i18n, order.provider),
  payment: ({ order }: Row) => order.providerPaymentId,
  paid: ({ order }: Row) => order.paidAt,
  started: ({ order }: Row) => order.startedAt,
  delivered: ({ order }: Row) => order.deliveredAt,
  id: ({ order }: Row) => order.id,
})

const inUnits = (order: Order, minor: number) => minor / minorPerUnit(chargeOf(order).currency)

/** Every order that was ever paid, as CSV, the oldest first. Pages by rowid, which never changes. */
export function orderTable({ db }: Services, text: OwnerText): ReadableStream<Uint8Array> {
  const place = sql<number>`${orders}.rowid`
  return csvOf<Row>({
    columns: withHeadings(columnsOf(text), text),
    language: text.language,
    read: (after) =>
      db
        .select({ place, order: orders })
        .from(orders)
        .where(and(gt(place, after?.place ?? 0), isNotNull(orders.paidAt)))
        .orderBy(asc(place))
        .limit(batch),
  })
}
