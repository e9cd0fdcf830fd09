import { fileTypeFromBuffer } from 'file-type'

/** What the studio can work with. SVG and HTML are text that a browser would run, and never count as photos. */
const accepted = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
  'image/tiff',
  'image/bmp',
])

const tiffMarks = ['49492a00', '4d4d002a']

/** Bytes that are enough to tell the type. */
export const sniffedBytes = 4096

/**
 * The type of a photo by its first bytes; what the browser claims is not asked.
 * @returns a MIME type, or `undefined` when the bytes are no photo
 */
export async function sniffPhoto(head: Uint8Array): Promise<string | undefined> {
  const mime = (await fileTypeFromBuffer(head))?.mime.replace('-sequence', '')
  if (mime) return accepted.has(mime) ? mime : undefined
  // A TIFF keeps what tells more at its end; its first four bytes must do.
  return tiffMarks.includes(head.subarray(0, 4).toHex()) ? 'image/tiff' : undefined
}
