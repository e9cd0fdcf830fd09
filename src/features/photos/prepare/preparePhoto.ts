import { isCompletePhoto } from '~/core/photoFile/follow'
import { formatOf } from '~/core/photoFile/format'
import { photoBytes } from '~/core/schemas/limits'
import type { PhotoAnalysis } from '../hints/hint'
import { blankMetadata } from './blankMetadata'
import { drawPhoto } from './drawPhoto'
import { sha256Hex } from './sha256Hex'

/** Why a photo cannot be sent, as found in the browser before the upload. */
export type PrepareError =
  /** Neither this browser nor the studio can decode it. */
  | 'not-a-photo'
  /** Truncated, or its pixels cannot be decoded. */
  | 'damaged'
  /** Reading the file from disk or cloud failed, or the browser is out of memory. */
  | 'unreadable'
  | 'too-large'
  /** Its location data cannot be removed. */
  | 'locatable'

export type PreparedPhoto = {
  bytes: Blob
  /** Of `bytes`. */
  sha256: string
  /** The preview and its object URL, when the browser can decode the photo. */
  small: Blob | undefined
  preview: string | undefined
  /** What is seen in the photo, which is not waited for. Absent when nothing analyzes it. */
  analysis?: Promise<PhotoAnalysis | undefined>
}

/** Analyzes decoded pixels, and closes them. */
type Analyze = (file: File, bitmap: ImageBitmap) => Promise<PhotoAnalysis | undefined>

/**
 * Prepares the bytes to send, without location data (R-UPL-26). Re-encodes the photo where the browser can decode it;
 * otherwise, as for HEIC in non-Apple browsers, blanks the metadata in the file.
 */
export async function preparePhoto(file: File, analyze?: Analyze): Promise<PreparedPhoto | PrepareError> {
  // Keeps the browser-only code below out of the Worker bundle.
  if (import.meta.env.SSR) return 'unreadable'
  const original = await readFile(file)
  if (!original) return 'unreadable'
  const format = formatOf(original)
  // Reject truncated photos: browsers would decode the upper part and leave the rest gray.
  if (format && format !== 'heif' && !isCompletePhoto(format, original)) return 'damaged'
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (bitmap) {
    const drawn = await drawPhoto(bitmap)
    // After the drawing, so that it delays nothing.
    const analysis = drawn && analyze?.(file, bitmap)
    if (!analysis) bitmap.close()
    if (!drawn) return 'unreadable'
    return { ...(await prepared(drawn.photo, drawn.preview)), ...(analysis && { analysis }) }
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
    sha256: await sha256Hex(new Uint8Array(await bytes.arrayBuffer())),
    small,
    preview: small && URL.createObjectURL(small),
  }
}

/** The contents of a file; `undefined` if it was moved, or its cloud storage does not respond. */
export async function readFile(file: File): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  )
}
