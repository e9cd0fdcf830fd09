import { createServerFn } from '@tanstack/react-start'
import { accept } from '~/schemas/accept'
import { orderPageSchema } from '~/schemas/order'
import { readOrder } from '~/server/orders/readOrder'
import { createServices } from '~/server/services'

/** Gives what the order page of a session shows. */
export const getOrder = createServerFn({ method: 'POST' })
  .validator(accept(orderPageSchema))
  .handler(({ data }) => readOrder(createServices(), data.sessionId))
