import { failure, type Result, success } from '../result'
import type { Services } from '../services'
import { transitionOrder } from './moveOrder'
import type { Order } from './order'
import { actions } from './statuses'

/** The studio begins: no more photos are taken. @param by who says so, by e-mail address */
export async function startProduction(
  services: Services,
  order: Order,
  by: string,
): Promise<Result<void, 'not_now'>> {
  const moved = await transitionOrder(services, order, {
    by,
    moves: [{ ...actions.start, set: { startedAt: services.now() } }],
  })
  return moved.length ? success(undefined) : failure('not_now')
}
