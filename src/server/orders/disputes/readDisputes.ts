import { log } from '~/core/log'
import { type Result, success } from '~/core/result'
import type { ProviderFailure } from '~/core/schemas/checkout'
import type { Services } from '../../services'
import type { Order } from '../order'
import type { Reading } from '../reviewPayment'
import type { DisputeReading } from './followDisputes'

type ReadOptions = {
  /** An event reports a new or changed dispute; its id, where the provider gives one. */
  disputed?: boolean | string
  /** The scheduled check for refunds and disputes is due. */
  refundsDue?: boolean
}

/**
 * Reads the disputes of a payment from its provider. Skips the request, which an ordinary purchase does not need,
 * unless an event, the payment or the order indicates a dispute, or the scheduled check is due.
 * @returns `undefined` when there are none, the request was skipped, or its failure can be ignored
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
  // Ignore the failure when nothing indicates a dispute, or when the key may not read disputes: refunds must still be
  // processed. An event about a dispute always fails, so that the provider redelivers it.
  const ignorable = !reported || (disputed === false && read.code === 'provider_refused')
  return ignorable ? success(undefined) : read
}
