import { formatOf } from '~/core/photoFile/format'

/** Types of files that a system knows nothing of. */
const unspecified = ['', 'application/octet-stream']

/**
 * Tells whether a chosen file is an image: by its type (R-UPL-11), and where a system gave it none, by its first bytes. HEIC
 * without a type counts by its name as well, and so does what cannot be read now: what is wrong with it is said later.
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
