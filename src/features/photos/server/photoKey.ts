import type { PhotoRole } from '~/server/db/schema'

/**
 * The object name that the specification gives (R-UPL-16): session, timestamp, index and the file's name.
 * The name is the buyer's and is never trusted: what could act as a path or a header goes.
 */
export function photoKey(
  sessionId: string,
  at: Date,
  { role, index, name }: { role: PhotoRole; index: number; name: string },
): string {
  const folder = role === 'portrait' ? 'portraits/' : ''
  return `${sessionId}/${folder}${at.getTime()}_${index}_${safeName(name)}`
}

/** The object name of a photo's small picture. */
export function previewKey(photoId: string): string {
  return `previews/${photoId}`
}

export function safeName(name: string): string {
  const safe = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[.-]+|[.-]+$/g, '')
  return safe.slice(-80) || 'photo'
}
