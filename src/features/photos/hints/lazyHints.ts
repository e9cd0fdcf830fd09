import { lazy } from 'react'

type Hints = typeof import('./hints')

/** Without the chunk, photos are sent without hints. */
const none: Hints = {
  HintLine: () => null,
  PhotoHint: () => null,
  analyzePhoto: async (_id, _file, bitmap) => void bitmap.close(),
}

/** All that analyzes photos is one chunk, loaded with the first photo. Kept out of the Worker bundle. */
const load = async (): Promise<Hints> => (import.meta.env.SSR ? none : import('./hints').catch(() => none))

export const HintLine = lazy(async () => ({ default: (await load()).HintLine }))
export const PhotoHint = lazy(async () => ({ default: (await load()).PhotoHint }))

/** Pixels of all photos that wait for their analysis: 200 MB, or three photos of a phone. */
const mostPixels = 50e6
let waiting = 0

/** Analyzes a photo, as the chunk does. Skips it when photos wait for a chunk or worker that does not arrive. */
export const analyzePhoto: Hints['analyzePhoto'] = async (id, file, bitmap) => {
  const pixels = bitmap.width * bitmap.height
  if (waiting && waiting + pixels > mostPixels) return void bitmap.close()
  waiting += pixels
  const analysis = await (await load()).analyzePhoto(id, file, bitmap)
  waiting -= pixels
  return analysis
}
