import { failure, type Result, success } from '~/core/result'
import type { ProviderFailure } from '~/core/schemas/checkout'
import { providerOf } from '../payments/providers'
import type { Services } from '../services'
import { confirmOrder } from './confirmOrder'
import type { Order } from './order'
import { restartable } from './statuses'

/**
 * Closes a session at the provider, after checking whether it was paid in the meantime.
 * @returns the current order, which may be paid
 */
export async function endSession(
  services: Services,
  order: Order,
  sessionId: string,
): Promise<Result<Order, ProviderFailure>> {
  const confirmed = await confirmOrder(services, sessionId)
  if (!confirmed.ok && confirmed.code === 'unreachable') return failure('provider_unreachable')
  const known = confirmed.ok ? confirmed.value : order
  const provider = providerOf(sessionId)
  if (!provider || !restartable.includes(known.status)) return success(known)
  const closed = await services.gateways[provider].closeSession(sessionId)
  if (!closed.ok) return closed.code === 'unknown_session' ? success(known) : failure('provider_unreachable')
  if (closed.value.status !== 'complete') return success(known)
  const paid = await confirmOrder(services, sessionId)
  return paid.ok ? paid : failure('provider_unreachable')
}
