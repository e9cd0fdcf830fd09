import { formatOf } from '~/core/photoFile/format'

/** Types that systems report for unknown files. */
const unspecified = ['', 'application/octet-stream']

/**
 * Whether a selected file is an image: by its type (R-UPL-11), or without one by its first bytes. HEIC without a type
 * is recognized by name too. Unreadable files count as images: their error is reported later.
 */
export async function isImage(file: File): Promise<boolean> {
  if (!unspecified.includes(file.type)) return file.type.startsWith('image/')
  const head = await file
    .slice(0, 64)
    .arrayBuffer()
    .catch(() => undefined)
  if (!head || formatOf(new Uint8Array(head))) return true
  return file.type === '' && /\.hei[cf]$/i.test(file.name)
}
