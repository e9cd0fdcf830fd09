import { createServerFn } from '@tanstack/react-start'
import { accept } from '~/schemas/accept'
import { uploadSessionSchema } from '~/schemas/upload'
import { readUploadSession } from '~/server/photos/readUploadSession'
import { createServices } from '~/server/services'

/** Tells whether a session may send photos, and what it has sent so far. */
export const getUploadSession = createServerFn({ method: 'POST' })
  .validator(accept(uploadSessionSchema))
  .handler(({ data }) => readUploadSession(createServices(), data.sessionId))
