import { formatOrderNumber } from '~/core/schemas/orderNumber'
import { studioStatuses } from '~/core/schemas/orderStatus'
import type { DeskOrderRow } from '~/features/desk/schema'
import { stalledAfter } from '~/server/db/due'
import { planName } from '~/server/orders/offerText'
import type { Order } from '~/server/orders/order'
import { returnedMinor } from '~/server/orders/refunds/returnedMinor'
import { deskLocale } from './actor'

type Counted = { photos: number; portraits: number }

/** Maps an order to one row of a list. */
export function orderRow(order: Order, { photos, portraits }: Counted, now: Date): DeskOrderRow {
  const { id, status, edition, amountMinor, currency, refundFailedMinor, updatedAt, paidAt } = order
  return {
    id,
    number: formatOrderNumber(order.number),
    status,
    edition,
    plan: planName(order, deskLocale()),
    amountMinor,
    currency,
    refundedMinor: returnedMinor(order),
    refundFailedMinor,
    name: order.customerName ?? '',
    email: order.customerEmail ?? '',
    since: updatedAt.getTime(),
    paidAt: paidAt?.getTime() ?? null,
    photos,
    portraits,
    dueAt: order.portraitsDueAt?.getTime() ?? null,
    stalled: studioStatuses.includes(status) && updatedAt.getTime() + stalledAfter <= now.getTime(),
    retakeRequested: status === 'paid' && order.photosWanted !== null,
    corrections: order.correctionsAt !== null,
    dispute: order.dispute,
  }
}
