import { failure, type Result, success } from '~/core/result'
import type { Services } from '../services'
import type { Order } from './order'
import { actions } from './statuses'
import { transitionOrder } from './transitionOrder'

/**
 * Takes photos again for an order whose files were deleted. The buyer's upload opens, and a mail leads there.
 * @param by who says so, by e-mail address
 */
export async function reopenOrder(
  services: Services,
  order: Order,
  by: string,
): Promise<Result<void, 'not_now'>> {
  const at = services.now()
  const moved = await transitionOrder(services, order, {
    by,
    at,
    moves: [
      {
        ...actions.reopen,
        // No particular photos are wanted.
        set: { photosWantedAt: at, photosWanted: null },
        change: { kind: 'order_reopened' },
        mails: [{ kind: 'photos_wanted', occasion: at.getTime() }],
      },
    ],
  })
  return moved.length ? success(undefined) : failure('not_now')
}
