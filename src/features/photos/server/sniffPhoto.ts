import { formatOf, type PhotoFormat } from '~/core/photoFile/format'

/** Bytes that are enough to tell the type. */
export const sniffedBytes = 4096

const types: Record<Exclude<PhotoFormat, 'heif'>, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  tiff: 'image/tiff',
  bmp: 'image/bmp',
}

/**
 * The type of a photo by its first bytes, as a MIME type, and the container to check it by; what the browser
 * claims is not asked. SVG and HTML are text that a browser would run, and never count as photos.
 * @returns `undefined` when the bytes are no photo
 */
export function sniffPhoto(head: Uint8Array): { type: string; format: PhotoFormat } | undefined {
  const format = formatOf(head)
  if (!format) return undefined
  return { type: format === 'heif' ? heifType(head) : types[format], format }
}

/** By the file's major brand (ISO 23008-12, AV1 Image File Format). */
function heifType(head: Uint8Array): string {
  const brand = String.fromCharCode(...head.subarray(8, 12))
  if (/^avi[fs]$/.test(brand)) return 'image/avif'
  return /^he[iv]/.test(brand) ? 'image/heic' : 'image/heif'
}
