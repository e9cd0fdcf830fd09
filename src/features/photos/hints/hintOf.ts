import type { QueuedPhoto } from '../queue/queuedPhotos'
import type { Hint } from './hint'

type Seen = Pick<QueuedPhoto, 'id' | 'state' | 'analysis'>

/** The hint of a photo. A photo is only like another one while that one is selected too. */
export function hintOf(photo: Seen, photos: readonly Seen[]): Hint | undefined {
  if (!photo.analysis) return undefined
  const { hint, alike } = photo.analysis
  const others = photos.filter(({ id, state }) => state !== 'failed' && alike.includes(id))
  return hint ?? (others.length ? 'alike' : undefined)
}

/** How many photos have a hint; `undefined` until all are analyzed, or if none can be. */
export function countHinted(photos: readonly (Seen & Pick<QueuedPhoto, 'prepared'>)[]) {
  const rest = photos.filter(({ state }) => state !== 'failed')
  const pending = rest.some(({ prepared, analysis, state }) =>
    prepared ? prepared.analysis !== undefined && analysis === undefined : state !== 'stored',
  )
  const seen = rest.filter(({ analysis }) => analysis)
  if (pending || !seen.length) return undefined
  return seen.filter((photo) => hintOf(photo, photos)).length
}
