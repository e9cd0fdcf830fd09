import type { PhotoRole } from '~/server/db/schema'

/**
 * The object key by the specification (R-UPL-16): session, timestamp, index and file name. The name is untrusted user
 * input: characters with a meaning in paths or headers are replaced.
 */
export function photoKey(
  sessionId: string,
  at: Date,
  { role, index, name }: { role: PhotoRole; index: number; name: string },
): string {
  const folder = role === 'portrait' ? 'portraits/' : ''
  return `${sessionId}/${folder}${at.getTime()}_${index}_${safeName(name)}`
}

/** The object key of a photo's preview. */
export function previewKey(photoId: string): string {
  return `previews/${photoId}`
}

/** The object key of a portrait's sizes. */
export function sizesKey(photoId: string): string {
  return `sizes/${photoId}`
}

export function safeName(name: string): string {
  const safe = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[.-]+|[.-]+$/g, '')
  return safe.slice(-80) || 'photo'
}
