import { isNull } from 'drizzle-orm'
import { failure, type Result, success } from '~/core/result'
import { orders } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import { actions } from '~/server/orders/statuses'
import { transitionOrder } from '~/server/orders/transitionOrder'
import type { Services } from '~/server/services'

/**
 * Starts production, which closes the upload. Never without the buyer's consent, once it was withdrawn.
 * @param by email address of the desk user
 */
export async function startProduction(
  services: Services,
  order: Order,
  by: string,
): Promise<Result<void, 'not_now'>> {
  const moved = await transitionOrder(services, order, {
    by,
    moves: [
      { ...actions.start, only: isNull(orders.consentWithdrawnAt), set: { startedAt: services.now() } },
    ],
  })
  return moved.length ? success(undefined) : failure('not_now')
}
