import { createServerFn } from '@tanstack/react-start'
import { accept } from '~/schemas/accept'
import { uploadPhotosSchema } from '~/schemas/upload'
import { submitPhotos } from '~/server/photos/submitPhotos'
import { createServices } from '~/server/services'

/** `upload-photos` (R-API-08): the buyer is done. Answers `{ received }` or a failure code. */
export const uploadPhotos = createServerFn({ method: 'POST' })
  .validator(accept(uploadPhotosSchema))
  .handler(({ data }) => submitPhotos(createServices(), data.sessionId, data.photoUrls))
