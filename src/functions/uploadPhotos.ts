import { createServerFn } from '@tanstack/react-start'
import { uploadPhotosSchema } from '~/schemas/upload'
import { submitPhotos } from '~/server/photos/submitPhotos'
import { createServices } from '~/server/services'

/** `upload-photos` (R-API-08): the buyer is done. Answers `{ received }` or a failure code. */
export const uploadPhotos = createServerFn({ method: 'POST' })
  .validator(uploadPhotosSchema)
  .handler(({ data }) => submitPhotos(createServices(), data.sessionId, data.photoUrls))
