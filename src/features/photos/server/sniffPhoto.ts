import { formatOf, type PhotoFormat } from '~/core/photoFile/format'

/** Number of bytes needed to detect the type. */
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
 * Detects a photo's MIME type and container format from its first bytes; the browser's claim is ignored. SVG and HTML
 * never count as photos, because browsers execute them.
 * @returns `undefined` if the bytes are not a photo
 */
export function sniffPhoto(head: Uint8Array): { type: string; format: PhotoFormat } | undefined {
  const format = formatOf(head)
  if (!format) return undefined
  return { type: format === 'heif' ? heifType(head) : types[format], format }
}

/** By the major brand (ISO 23008-12, AV1 Image File Format). */
function heifType(head: Uint8Array): string {
  const brand = String.fromCharCode(...head.subarray(8, 12))
  if (/^avi[fs]$/.test(brand)) return 'image/avif'
  return /^he[iv]/.test(brand) ? 'image/heic' : 'image/heif'
}
