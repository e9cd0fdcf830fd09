import { createServerFn } from '@tanstack/react-start'
import { orderPageSchema } from '~/core/schemas/order'
import { validateInput } from '~/core/schemas/validateInput'
import { readOrder } from '~/features/orders/server/readOrder'
import { createServices } from '~/server/services'

/** Returns the order of a session as its page shows it. */
export const getOrder = createServerFn({ method: 'POST' })
  .validator(validateInput(orderPageSchema))
  .handler(({ data }) => readOrder(createServices(), data.sessionId))
