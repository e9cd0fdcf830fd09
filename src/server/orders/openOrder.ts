import { type Result, success } from '~/core/result'
import type { ClosedReason } from '~/core/schemas/closedReason'
import type { Services } from '../services'
import { confirmOrder } from './confirmOrder'
import { type Order, orderOfSession } from './order'
import { acceptsPhotos } from './statuses'

type Closed = { ok: false; code: ClosedReason; order?: Order }

const reasons: Partial<Record<Order['status'], ClosedReason>> = {
  created: 'unpaid',
  expired: 'unpaid',
  pending: 'confirming',
  failed: 'failed',
  refunded: 'refunded',
  review: 'review',
  emptied: 'emptied',
}

const settled: readonly Order['status'][] = ['in_production', 'delivered', 'refunded', 'review', 'emptied']

/**
 * Returns the order that a session can upload photos to, or why it cannot. Calls the provider only while our record
 * is not settled, so that uploading many photos does not mean as many provider calls.
 */
export async function openOrder(
  services: Services,
  sessionId: string,
): Promise<Extract<Result<Order, never>, { ok: true }> | Closed> {
  const known = await orderOfSession(services.db, sessionId)
  if (known && acceptsPhotos(known.status)) return success(known)
  if (known && settled.includes(known.status)) return closed(known)
  const confirmed = await confirmOrder(services, sessionId)
  if (confirmed.ok)
    return acceptsPhotos(confirmed.value.status) ? success(confirmed.value) : closed(confirmed.value)
  if (confirmed.code === 'declined' && known) return { ok: false, code: 'unpaid', order: known }
  return { ok: false, code: confirmed.code === 'unreachable' ? 'unreachable' : 'unknown' }
}

function closed(order: Order): Closed {
  return { ok: false, code: reasons[order.status] ?? 'closed', order }
}
