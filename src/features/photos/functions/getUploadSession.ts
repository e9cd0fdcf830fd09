import { createServerFn } from '@tanstack/react-start'
import { uploadSessionSchema } from '~/core/schemas/upload'
import { validateInput } from '~/core/schemas/validateInput'
import { readUploadSession } from '~/features/photos/server/readUploadSession'
import { createServices } from '~/server/services'

/** Whether a session may send photos, and which photos it has sent. */
export const getUploadSession = createServerFn({ method: 'POST' })
  .validator(validateInput(uploadSessionSchema))
  .handler(({ data }) => readUploadSession(createServices(), data.sessionId))
