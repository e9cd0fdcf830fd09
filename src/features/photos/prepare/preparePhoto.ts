import { isWholePhoto } from '~/core/photoFile/follow'
import { formatOf } from '~/core/photoFile/format'
import { photoBytes } from '~/core/schemas/limits'
import { blankMetadata } from './blankMetadata'
import { drawPhoto } from './drawPhoto'
import { hashOf } from './hashOf'

/** Why a photo cannot be sent; known before anything is. */
export type PhotoFault =
  /** Nothing of this browser's or of the studio's can make a picture of it. */
  | 'not-a-photo'
  /** It stops in the middle, or its pixels cannot be read. */
  | 'damaged'
  /** The disk or the cloud did not give it, or the browser has no memory for it. */
  | 'unreadable'
  | 'too-large'
  /** Where it was taken cannot be removed from it. */
  | 'locatable'

export type PreparedPhoto = {
  bytes: Blob
  /** Of those bytes. */
  sha256: string
  /** A small picture and its address in this page, where the browser can draw one. */
  small: Blob | undefined
  preview: string | undefined
}

/**
 * Prepares the bytes to send, without the place where the photo was taken (R-UPL-26). Draws the photo again where the
 * browser can; else, as with HEIC outside of Apple's browsers, keeps only the pictures of the file.
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto | PhotoFault> {
  // Keeps the rest, which only browsers need, out of the Worker.
  if (import.meta.env.SSR) return 'unreadable'
  const original = await readFile(file)
  if (!original) return 'unreadable'
  const format = formatOf(original)
  // Refuses a photo that was cut off: browsers would draw its upper half and leave the rest grey.
  if (format && format !== 'heif' && !isWholePhoto(format, original)) return 'damaged'
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (bitmap) {
    const drawn = await drawPhoto(bitmap)
    bitmap.close()
    return drawn ? prepared(drawn.photo, drawn.preview) : 'unreadable'
  }
  if (!format) return 'not-a-photo'
  if (format === 'tiff') return 'locatable'
  if (format !== 'heif') return 'damaged'
  const blank = blankMetadata(original)
  if (typeof blank === 'string') return blank
  return blank.length > photoBytes ? 'too-large' : prepared(new Blob([blank], { type: file.type }), undefined)
}

async function prepared(bytes: Blob, small: Blob | undefined): Promise<PreparedPhoto> {
  return {
    bytes,
    sha256: await hashOf(new Uint8Array(await bytes.arrayBuffer())),
    small,
    preview: small && URL.createObjectURL(small),
  }
}

/** Everything in a file; `undefined` where it has moved, or lies in a cloud that does not answer. */
export async function readFile(file: File): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  )
}
