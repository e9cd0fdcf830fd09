import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { success } from '~/core/result'
import { validateInput } from '~/core/schemas/validateInput'
import { contactSchema } from '~/features/contact/schema'
import { readSender } from '~/features/contact/server/readSender'
import { receiveMessage } from '~/features/contact/server/receiveMessage'
import { clientAddress } from '~/server/clientAddress'
import { createServices } from '~/server/services'

/** `contact` (R-API-01): stores a visitor's message. Returns success or a failure code. */
export const sendContactMessage = createServerFn({ method: 'POST' })
  .validator(validateInput(contactSchema))
  .handler(async ({ data }) => {
    const received = await receiveMessage(
      createServices(),
      data,
      await readSender(clientAddress(getRequest())),
    )
    return received.ok ? success(null) : received
  })
