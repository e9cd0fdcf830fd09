import { createServerFn } from '@tanstack/react-start'
import { validateInput } from '~/core/schemas/validateInput'
import { deskActionSchema } from '~/features/desk/schema'
import { actOnOrder } from '~/features/desk/server/actOnOrder'
import { deskActor } from '~/features/desk/server/actor'
import { NotFoundError } from '~/server/notFoundError'
import { createServices } from '~/server/services'

/** `desk-action`: runs one action on an order. Returns the updated order or a failure code; 404 if it is unknown. */
export const deskAction = createServerFn({ method: 'POST' })
  .validator(validateInput(deskActionSchema))
  .handler(async ({ data }) => {
    const done = await actOnOrder(createServices(), data, deskActor())
    if (!done.ok && done.code === 'unknown_order') throw new NotFoundError(done.code)
    return done
  })
