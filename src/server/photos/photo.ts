import type { PhotoFormat } from '~/schemas/photoFile/format'
import type { orderPhotos } from '../db/schema'

export type Photo = typeof orderPhotos.$inferSelect

export type PhotoUpload = {
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
  body: ReadableStream<Uint8Array>
}
