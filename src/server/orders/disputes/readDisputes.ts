import { log } from '~/core/log'
import { type Result, success } from '~/core/result'
import type { ProviderFailure } from '~/core/schemas/checkout'
import type { Services } from '../../services'
import type { Order } from '../order'
import type { Reading } from '../reviewPayment'
import type { DisputeReading } from './followDisputes'

type ReadOptions = { disputed?: boolean | string; refundsDue?: boolean }

/**
 * Reads the disputes of a payment, where there may be any: an event tells of one, one is under way or has taken money,
 * the payment itself says so, or the scheduled job looks whether money went back. An ordinary purchase asks for nothing.
 * @returns `undefined` where there is none
 */
export async function readDisputes(
  { gateways }: Services,
  order: Order,
  { session, readAt }: Pick<Reading, 'session' | 'readAt'>,
  { disputed = false, refundsDue = false }: ReadOptions,
): Promise<Result<DisputeReading | undefined, ProviderFailure>> {
  const { paymentId, provider } = session
  const known = order.dispute !== null || order.takenMinor > 0
  const announced = disputed !== false || known || session.disputed
  if (!session.paid || !paymentId || !(announced || refundsDue)) return success(undefined)
  const read = await gateways[provider].readDisputes(
    paymentId,
    typeof disputed === 'string' ? disputed : undefined,
  )
  if (read.ok) return success(read.value.length ? { disputes: read.value, paymentId, readAt } : undefined)
  log('disputes_not_read', { order: order.id, code: read.code })
  // A key without the right to read disputes still lets refunds be followed, and so does silence where nothing tells of
  // a dispute. An event of one is sent again.
  const dispensable = !announced || (disputed === false && read.code === 'provider_refused')
  return dispensable ? success(undefined) : read
}
