/** A photo's container format, which determines how to parse it. HEIC and AVIF are both HEIF. */
export type PhotoFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'bmp' | 'tiff' | 'heif'

/** Brands of ISO 23008-12 and of AVIF; videos have others. */
const brands = /mif1|msf1|hei[cxms]|hev[cx]|avi[fs]/

/** Detects the format by the first 64 bytes. Returns `undefined` when they are not from a photo. */
export function formatOf(head: Uint8Array): PhotoFormat | undefined {
  const start = String.fromCharCode(...head.subarray(0, 64))
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp'
  if (start.slice(4, 8) === 'ftyp') return brands.test(start.slice(8)) ? 'heif' : undefined
  if (start.startsWith('II*\0') || start.startsWith('MM\0*')) return 'tiff'
  return start.startsWith('BM') ? 'bmp' : undefined
}
