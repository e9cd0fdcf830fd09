import { createServerFn } from '@tanstack/react-start'
import { accept } from '~/schemas/accept'
import { deskMessagesSchema } from '~/schemas/desk'
import { deskActor } from '~/server/desk/actor'
import { listMessages } from '~/server/desk/listMessages'
import { createServices } from '~/server/services'

/** `desk-messages`: one page of a list of contact messages, newest first. */
export const deskMessages = createServerFn({ method: 'POST' })
  .validator(accept(deskMessagesSchema))
  .handler(({ data }) => {
    deskActor()
    return listMessages(createServices(), data)
  })
