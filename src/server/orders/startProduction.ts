import { failure, type Result, success } from '../result'
import type { Services } from '../services'
import { moveOrder } from './moveOrder'
import type { Order } from './order'
import { deeds } from './statuses'

/** The studio begins: no more photos are taken. @param by who says so, by e-mail address */
export async function startProduction(
  services: Services,
  order: Order,
  by: string,
): Promise<Result<void, 'not_now'>> {
  const moved = await moveOrder(services, order, {
    by,
    moves: [{ ...deeds.start, set: { startedAt: services.now() } }],
  })
  return moved.length ? success(undefined) : failure('not_now')
}
