import type { Edition } from '~/catalog/editions'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import { studioStatuses } from '~/core/schemas/orderStatus'
import type { DeskOrderRow } from '~/features/desk/schema'
import { stalledAfter } from '~/server/db/due'
import { planName } from '~/server/orders/offerText'
import type { Order } from '~/server/orders/order'
import { returnedMinor } from '~/server/orders/refunds/returnedMinor'
import { deskLocale } from './actor'

/** Hours after the photos within which a buyer expects the portraits: each edition states its own time. */
const promisedHours: Record<Edition, number> = { us: 48, br: 24 }

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
    dueAt: dueAt(order),
    stalled: studioStatuses.includes(status) && updatedAt.getTime() + stalledAfter <= now.getTime(),
    retakeRequested: status === 'paid' && order.photosWanted !== null,
    corrections: order.correctionsAt !== null,
    dispute: order.dispute,
  }
}

/**
 * The promised time starts with the latest photo, or with production if there is none, and again with a request for
 * other photos or for corrections.
 */
function dueAt(order: Order): number | null {
  const { status, edition, photosAt, startedAt, photosWantedAt, correctionsAt } = order
  if (status !== 'photos_received' && status !== 'in_production') return null
  const from = Math.max(...[photosAt ?? startedAt, photosWantedAt, correctionsAt].map(Number))
  return from + promisedHours[edition] * 3_600_000
}
