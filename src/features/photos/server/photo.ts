import type { PhotoFormat } from '~/core/photoFile/format'
import type { orderPhotos, PhotoRole } from '~/server/db/schema'
import { previewKey } from './photoKey'

export type Photo = typeof orderPhotos.$inferSelect

export type PhotoUpload = {
  role: PhotoRole
  name: string
  /** Place in the buyer's selection, from 0; part of the object's name. */
  index: number
  type: string
  format: PhotoFormat
  /** Bytes. */
  size: number
  /** Lower-case hex of the bytes. */
  sha256: string
  /** Of the file that the buyer chose. */
  sourceSha256: string | null
  /** The bytes in order, as a stream or any other sequence of pieces. */
  body: AsyncIterable<Uint8Array>
}

/** The objects that a photo may have: itself and its small picture, which may be on its way when nobody knows of it. */
export function keysOf({ id, key }: Pick<Photo, 'id' | 'key'>): string[] {
  return [key, previewKey(id)]
}
