import { createServerFn } from '@tanstack/react-start'
import { validateInput } from '~/core/schemas/validateInput'
import { deskOrderSchema } from '~/features/desk/schema'
import { deskActor } from '~/features/desk/server/actor'
import { readOrder } from '~/features/desk/server/readOrder'
import { NotFoundError } from '~/server/notFoundError'
import { createServices } from '~/server/services'

/** `desk-order`: one order with its history. Responds 404 for an unknown order. */
export const deskOrder = createServerFn({ method: 'POST' })
  .validator(validateInput(deskOrderSchema))
  .handler(async ({ data }) => {
    deskActor()
    const read = await readOrder(createServices(), data.order)
    if (!read.ok) throw new NotFoundError(read.code)
    return read.value
  })
