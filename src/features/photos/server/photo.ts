import type { PhotoFormat } from '~/core/photoFile/format'
import type { orderPhotos, PhotoRole } from '~/server/db/schema'
import { previewKey, sizesKey } from './photoKey'

export type Photo = typeof orderPhotos.$inferSelect

export type PhotoUpload = {
  role: PhotoRole
  name: string
  /** Index in the buyer's selection, from 0; part of the object key. */
  index: number
  type: string
  format: PhotoFormat
  /** Bytes. */
  size: number
  /** Of the bytes, in lowercase hex. */
  sha256: string
  /** Of the file that the buyer selected. */
  sourceSha256: string | null
  /** The consent text that the page showed; `null` if it did not say, and for a portrait. */
  consent: string | null
  /** The bytes in order, as a stream or any other sequence of chunks. */
  body: AsyncIterable<Uint8Array>
}

/** Keys of what is made of a photo: its preview, and the sizes of a portrait. */
export function keysMadeOf({ id }: Pick<Photo, 'id'>): string[] {
  return [previewKey(id), sizesKey(id)]
}

/**
 * Keys of a photo's possible objects: itself, and preview and sizes, which may be stored before the row records them.
 */
export function keysOf({ id, key }: Pick<Photo, 'id' | 'key'>): string[] {
  return [key, ...keysMadeOf({ id })]
}
