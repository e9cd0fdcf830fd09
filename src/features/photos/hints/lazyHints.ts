import { lazy } from 'react'

type Hints = typeof import('./hints')

/** Without the chunk, photos are sent without hints. */
const none: Hints = {
  HintLine: () => null,
  PhotoHint: () => null,
  lookAtPhoto: async (_id, _file, bitmap) => void bitmap.close(),
}

/** All that looks at photos is one chunk, loaded with the first photo. Kept out of the Worker bundle. */
const load = async (): Promise<Hints> => (import.meta.env.SSR ? none : import('./hints').catch(() => none))

export const HintLine = lazy(async () => ({ default: (await load()).HintLine }))
export const PhotoHint = lazy(async () => ({ default: (await load()).PhotoHint }))

/** Pixels of all photos that wait to be looked at: 200 MB, or three photos of a phone. */
const mostPixels = 50e6
let waiting = 0

/** Looks at a photo, as the chunk does. Skips it when photos wait for a chunk or worker that does not arrive. */
export const lookAtPhoto: Hints['lookAtPhoto'] = async (id, file, bitmap) => {
  const pixels = bitmap.width * bitmap.height
  if (waiting && waiting + pixels > mostPixels) return void bitmap.close()
  waiting += pixels
  const look = await (await load()).lookAtPhoto(id, file, bitmap)
  waiting -= pixels
  return look
}
