import type { QueuedPhoto } from '../queue/queuedPhotos'
import type { Hint } from './hint'

type Seen = Pick<QueuedPhoto, 'id' | 'state' | 'look'>

/** The hint of a photo. A photo is only like another one while that one is selected too. */
export function hintOf(photo: Seen, photos: readonly Seen[]): Hint | undefined {
  if (!photo.look) return undefined
  const { hint, alike } = photo.look
  const others = photos.filter(({ id, state }) => state !== 'failed' && alike.includes(id))
  return hint ?? (others.length ? 'alike' : undefined)
}

/** How many photos were looked at, and how many of them are fine; `undefined` until all are done, or if none can be. */
export function countFine(photos: readonly (Seen & Pick<QueuedPhoto, 'prepared'>)[]) {
  const rest = photos.filter(({ state }) => state !== 'failed')
  const pending = rest.some(({ prepared, look, state }) =>
    prepared ? prepared.look !== undefined && look === undefined : state !== 'stored',
  )
  const seen = rest.filter(({ look }) => look)
  if (pending || !seen.length) return undefined
  return { seen: seen.length, fine: seen.filter((photo) => !hintOf(photo, photos)).length }
}
