import { createServerFn } from '@tanstack/react-start'
import { validateInput } from '~/core/schemas/validateInput'
import { messageActionSchema } from '~/features/desk/schema'
import { actOnMessage } from '~/features/desk/server/actOnMessage'
import { deskActor } from '~/features/desk/server/actor'
import { createServices } from '~/server/services'

/** `desk-message-action`: returns the updated message, `null` after deletion, or a failure code. */
export const deskMessageAction = createServerFn({ method: 'POST' })
  .validator(validateInput(messageActionSchema))
  .handler(({ data }) => actOnMessage(createServices(), data, deskActor()))
