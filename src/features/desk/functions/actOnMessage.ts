import { createServerFn } from '@tanstack/react-start'
import { accept } from '~/core/schemas/accept'
import { messageActionSchema } from '~/features/desk/schema'
import { actOnMessage } from '~/features/desk/server/actOnMessage'
import { deskActor } from '~/features/desk/server/actor'
import { createServices } from '~/server/services'

/** `desk-message-action`: answers the message as it is then, `null` once it is deleted, or a failure code. */
export const deskMessageAction = createServerFn({ method: 'POST' })
  .validator(accept(messageActionSchema))
  .handler(({ data }) => actOnMessage(createServices(), data, deskActor()))
