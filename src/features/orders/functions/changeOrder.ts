import { createServerFn } from '@tanstack/react-start'
import { orderActionSchema } from '~/core/schemas/order'
import { validateInput } from '~/core/schemas/validateInput'
import { performBuyerAction } from '~/features/orders/server/performBuyerAction'
import { createServices } from '~/server/services'

/** Performs a buyer's action on an order. Returns success or a failure code. */
export const changeOrder = createServerFn({ method: 'POST' })
  .validator(validateInput(orderActionSchema))
  .handler(async ({ data }) => {
    const done = await performBuyerAction(createServices(), data)
    return done.ok ? { ok: true as const } : done
  })
