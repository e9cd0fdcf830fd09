import type { Photo } from '../photos/photo'
import { previewKey } from '../photos/photoKey'
import { zipOf } from '../photos/zipOf'
import type { Services } from '../services'
import { downloadAs } from './downloadAs'

/** A photo, or its small picture, as a download and never as a page; `undefined` where there is none. */
export async function photoFile(
  { bucket }: Services,
  photo: Photo,
  what: 'photo' | 'preview',
): Promise<Response | undefined> {
  const object = await bucket.get(what === 'photo' ? photo.key : previewKey(photo.id))
  if (!object) return undefined
  return new Response(object.body, {
    headers: {
      'Content-Type': what === 'photo' ? photo.type : 'image/jpeg',
      'Content-Length': String(object.size),
      ...downloadAs(photo.name),
      'Cache-Control': 'private, no-store',
    },
  })
}

/** Photos as one zip, packed while it is read. @param name of the file, without its ending */
export function zipFile(services: Services, photos: readonly Photo[], name: string): Response {
  const { body, length } = zipOf(services, photos)
  return new Response(body, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Length': String(length),
      ...downloadAs(`${name}.zip`),
      'Cache-Control': 'private, no-store',
    },
  })
}
