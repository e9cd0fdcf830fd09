import { log } from '~/core/log'
import { type Result, success } from '~/core/result'
import type { ProviderFailure } from '~/core/schemas/checkout'
import type { Services } from '../../services'
import type { Order } from '../order'
import type { Reading } from '../reviewPayment'
import type { DisputeReading } from './followDisputes'

type ReadOptions = { disputed?: boolean | string; refundsDue?: boolean }

/**
 * Reads the disputes of a payment, but only when there may be any: an event or the payment reports one, one is known,
 * or the scheduled refund check is due. An ordinary purchase needs no extra request.
 * @returns `undefined` when there are none
 */
export async function readDisputes(
  { gateways }: Services,
  order: Order,
  { session, readAt }: Pick<Reading, 'session' | 'readAt'>,
  { disputed = false, refundsDue = false }: ReadOptions,
): Promise<Result<DisputeReading | undefined, ProviderFailure>> {
  const { paymentId, provider } = session
  const known = order.dispute !== null || order.takenMinor > 0
  const reported = disputed !== false || known || session.disputed
  if (!session.paid || !paymentId || !(reported || refundsDue)) return success(undefined)
  const read = await gateways[provider].readDisputes(
    paymentId,
    typeof disputed === 'string' ? disputed : undefined,
  )
  if (read.ok) return success(read.value.length ? { disputes: read.value, paymentId, readAt } : undefined)
  log('disputes_not_read', { order: order.id, code: read.code })
  // Refunds are still processed when the key cannot read disputes, or when the read fails and no dispute was reported.
  // A failed dispute event is redelivered by the provider.
  const ignorable = !reported || (disputed === false && read.code === 'provider_refused')
  return ignorable ? success(undefined) : read
}
