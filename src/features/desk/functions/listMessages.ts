import { createServerFn } from '@tanstack/react-start'
import { validateInput } from '~/core/schemas/validateInput'
import { deskMessagesSchema } from '~/features/desk/schema'
import { deskActor } from '~/features/desk/server/actor'
import { listMessages } from '~/features/desk/server/listMessages'
import { createServices } from '~/server/services'

/** `desk-messages`: one page of a list of contact messages. */
export const deskMessages = createServerFn({ method: 'POST' })
  .validator(validateInput(deskMessagesSchema))
  .handler(({ data }) => {
    deskActor()
    return listMessages(createServices(), data)
  })
