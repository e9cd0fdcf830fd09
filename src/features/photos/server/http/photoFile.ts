import type { Context } from 'hono'
import type { PortraitSize } from '~/core/schemas/portraitSizes'
import { sendFile } from '~/server/http/sendFile'
import type { Services } from '~/server/services'
import type { Photo } from '../photo'
import { previewKey } from '../photoKey'
import { type SizePart, sizePart } from '../sizes/sizePart'
import { type ZipExtra, zipOf } from '../zip/zipOf'

/** Sends a photo, its preview, or a portrait in a size as an attachment; `undefined` if it is missing. */
export async function photoFile(
  c: Context,
  { bucket }: Services,
  photo: Photo,
  what: 'photo' | 'preview' | PortraitSize,
): Promise<Response | undefined> {
  const { name, size, type, sha256 } = photo
  if (what === 'photo')
    return sendFile(c, {
      name,
      size,
      type,
      etag: `"${sha256}"`,
      read: async (range) => (await bucket.get(photo.key, range && { range }))?.body,
    })
  if (what !== 'preview') {
    const part = sizePart(photo, what)
    if (!part) return undefined
    return sendFile(c, {
      ...part,
      read: async (range = { offset: 0, length: part.size }) => {
        const at = { offset: part.offset + range.offset, length: range.length }
        return (await bucket.get(part.key, { range: at }))?.body
      },
    })
  }
  const key = previewKey(photo.id)
  const preview = await bucket.get(key)
  if (!preview) return undefined
  return sendFile(c, {
    name,
    size: preview.size,
    type: 'image/jpeg',
    etag: preview.httpEtag,
    read: async (range) => {
      if (!range) return preview.body
      await preview.body.cancel()
      return (await bucket.get(key, { range }))?.body
    },
  })
}

/**
 * Streams photos as one zip, built on the fly.
 * @param name file name without its extension
 * @param extra paths of the photos in the zip, and texts that come before them
 */
export async function zipFile(
  c: Context,
  services: Services,
  photos: readonly (Photo & { part?: SizePart })[],
  name: string,
  extra?: ZipExtra,
): Promise<Response> {
  const { length, etag, read } = await zipOf(services, photos, extra)
  return sendFile(c, {
    name: `${name}.zip`,
    size: length,
    type: 'application/zip',
    etag,
    read: async (part) => read(part),
  })
}
