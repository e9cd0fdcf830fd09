import { createServerFn } from '@tanstack/react-start'
import { accept } from '~/schemas/accept'
import { messageActionSchema } from '~/schemas/desk'
import { actOnMessage } from '~/server/desk/actOnMessage'
import { deskActor } from '~/server/desk/actor'
import { createServices } from '~/server/services'

/** `desk-message-action`: answers the message as it is then, `null` once it is deleted, or a failure code. */
export const runMessageAction = createServerFn({ method: 'POST' })
  .validator(accept(messageActionSchema))
  .handler(({ data }) => actOnMessage(createServices(), data, deskActor()))
