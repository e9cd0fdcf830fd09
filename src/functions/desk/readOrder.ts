import { createServerFn } from '@tanstack/react-start'
import { accept } from '~/schemas/accept'
import { deskOrderSchema } from '~/schemas/desk'
import { deskActor } from '~/server/desk/actor'
import { readOrder } from '~/server/desk/readOrder'
import { createServices } from '~/server/services'

/** `desk-order`: one order, with all that happened to it. Answers the order or a failure code. */
export const deskOrder = createServerFn({ method: 'POST' })
  .validator(accept(deskOrderSchema))
  .handler(({ data }) => {
    deskActor()
    return readOrder(createServices(), data.order)
  })
