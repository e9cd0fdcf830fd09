import { createServerFn } from '@tanstack/react-start'
import { accept } from '~/schemas/accept'
import { deskOrdersSchema } from '~/schemas/desk'
import { deskActor } from '~/server/desk/actor'
import { listOrders } from '~/server/desk/listOrders'
import { createServices } from '~/server/services'

/** `desk-orders`: one page of a list of orders, or of what a search finds. */
export const deskOrders = createServerFn({ method: 'POST' })
  .validator(accept(deskOrdersSchema))
  .handler(({ data }) => {
    deskActor()
    return listOrders(createServices(), data)
  })
