import { createServerFn } from '@tanstack/react-start'
import { validateInput } from '~/core/schemas/validateInput'
import { deskOrdersSchema } from '~/features/desk/schema'
import { deskActor } from '~/features/desk/server/actor'
import { listOrders } from '~/features/desk/server/listOrders'
import { createServices } from '~/server/services'

/** `desk-orders`: one page of a list of orders, or of search results. */
export const deskOrders = createServerFn({ method: 'POST' })
  .validator(validateInput(deskOrdersSchema))
  .handler(({ data }) => {
    deskActor()
    return listOrders(createServices(), data)
  })
