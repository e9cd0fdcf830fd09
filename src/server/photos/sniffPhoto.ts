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

/** Bytes that are enough to tell the type. */
export const sniffedBytes = 4096

/**
 * The type of a photo by its first bytes; what the browser claims is not asked.
 * @returns a MIME type, or `undefined` when the bytes are no photo
 */
export async function sniffPhoto(head: Uint8Array): Promise<string | undefined> {
  const type = await fileTypeFromBuffer(head)
  const mime = type?.mime.replace('-sequence', '')
  return mime && accepted.has(mime) ? mime : undefined
}
