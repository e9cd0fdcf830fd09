import { createServerFn } from '@tanstack/react-start'
import { accept } from '~/core/schemas/accept'
import { orderActionSchema } from '~/core/schemas/order'
import { actForBuyer } from '~/features/orders/server/actForBuyer'
import { createServices } from '~/server/services'

/** Performs a buyer's action on an order. Returns success or a failure code. */
export const changeOrder = createServerFn({ method: 'POST' })
  .validator(accept(orderActionSchema))
  .handler(async ({ data }) => {
    const done = await actForBuyer(createServices(), data)
    return done.ok ? { ok: true as const } : done
  })
