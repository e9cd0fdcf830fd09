import { failure, type Result, success } from '../result'
import type { Services } from '../services'
import { confirmOrder } from './confirmOrder'
import { type Order, orderOfSession } from './order'
import { takesPhotos } from './statuses'

export type ClosedReason =
  | 'unknown'
  /** The provider has not said yet whether the money came. */
  | 'confirming'
  | 'unpaid'
  /** The provider took no money and will not take any. */
  | 'failed'
  /** Production has begun, or the money went back. */
  | 'closed'
  | 'unreachable'

/**
 * The order that a session may send photos to. Asks the provider only while our own record does not say
 * that it is paid, so that thirty photos are not thirty questions.
 */
export async function openOrder(services: Services, sessionId: string): Promise<Result<Order, ClosedReason>> {
  const known = await orderOfSession(services.db, sessionId)
  if (known && takesPhotos(known.status)) return success(known)
  if (known?.status === 'in_production' || known?.status === 'delivered' || known?.status === 'refunded')
    return failure('closed')
  const confirmed = await confirmOrder(services, sessionId)
  if (!confirmed.ok)
    return failure(confirmed.code === 'mismatch' || confirmed.code === 'declined' ? 'unpaid' : confirmed.code)
  const { status } = confirmed.value
  if (takesPhotos(status)) return success(confirmed.value)
  if (status === 'pending') return failure('confirming')
  if (status === 'failed') return failure('failed')
  return failure(status === 'created' || status === 'expired' ? 'unpaid' : 'closed')
}
