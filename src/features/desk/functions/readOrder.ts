import { createServerFn } from '@tanstack/react-start'
import { accept } from '~/core/schemas/accept'
import { deskOrderSchema } from '~/features/desk/schema'
import { deskActor } from '~/features/desk/server/actor'
import { readOrder } from '~/features/desk/server/readOrder'
import { NotThere } from '~/server/notThere'
import { createServices } from '~/server/services'

/** `desk-order`: one order with its history. Responds 404 for an unknown order. */
export const deskOrder = createServerFn({ method: 'POST' })
  .validator(accept(deskOrderSchema))
  .handler(async ({ data }) => {
    deskActor()
    const read = await readOrder(createServices(), data.order)
    if (!read.ok) throw new NotThere(read.code)
    return read.value
  })
