import type { ShownPhoto } from '~/core/schemas/order'
import type { Services } from '~/server/services'
import type { Photo } from './photo'
import { photoLink } from './photoLink'

/** Photos as shown to the buyer, with signed links. */
export function showPhotos(services: Services, photos: readonly Photo[]): Promise<ShownPhoto[]> {
  return Promise.all(
    photos.map(async ({ id, name, type, size, hasPreview }) => ({
      id,
      name,
      type,
      size,
      url: await photoLink(services, id),
      preview: hasPreview ? await photoLink(services, id, 'preview') : null,
    })),
  )
}
