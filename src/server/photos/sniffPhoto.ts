import { fileTypeFromBuffer } from 'file-type'
import { formatOf, type PhotoFormat } from '~/schemas/photoFile/format'

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
 * The type of a photo by its first bytes, as a MIME type, and the container to check it by; what the browser
 * claims is not asked.
 * @returns `undefined` when the bytes are no photo
 */
export async function sniffPhoto(
  head: Uint8Array,
): Promise<{ type: string; format: PhotoFormat } | undefined> {
  const format = formatOf(head)
  if (!format) return undefined
  const mime = (await fileTypeFromBuffer(head))?.mime.replace('-sequence', '')
  // A TIFF keeps what tells more at its end; its first four bytes must do.
  if (!mime) return format === 'tiff' ? { type: 'image/tiff', format } : undefined
  return accepted.has(mime) ? { type: mime, format } : undefined
}
