import { createServerFn } from '@tanstack/react-start'
import { uploadPhotosSchema } from '~/core/schemas/upload'
import { validateInput } from '~/core/schemas/validateInput'
import { submitPhotos } from '~/features/photos/server/submitPhotos'
import { createServices } from '~/server/services'

/** `upload-photos` (R-API-08): the buyer has finished uploading. Returns `{ received }` or a failure code. */
export const uploadPhotos = createServerFn({ method: 'POST' })
  .validator(validateInput(uploadPhotosSchema))
  .handler(({ data }) => submitPhotos(createServices(), data.sessionId, data.photoUrls))
