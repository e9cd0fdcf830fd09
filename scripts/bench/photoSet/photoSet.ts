import sharp from 'sharp'
import * as bad from './bad.ts'
import * as good from './good.ts'
import { seeded } from './random.ts'
import { type Raw, toRaw } from './raw.ts'
import type { Change } from './types.ts'

/** A photograph of the labelled set. */
export type Labelled = {
  kind: string
  bad: boolean
  /** Number of the real photograph that it is made from. */
  source: number
  file: Buffer
}

/** How many of each kind: 200 bad and 200 good ones. */
const kinds: readonly [kind: string, count: number, bad: boolean, change: Change][] = [
  ['small', 25, true, bad.tooSmall],
  ['dark', 35, true, bad.tooDark],
  ['bright', 35, true, bad.tooBright],
  ['out of focus', 25, true, bad.outOfFocus],
  ['shaken', 25, true, bad.shaken],
  ['twin', 30, true, bad.twin],
  ['screenshot', 25, true, bad.screenshot],
  ['as taken', 20, false, good.asTaken],
  ['cropped', 25, false, good.cropped],
  ['warm', 15, false, good.warm],
  ['cold', 15, false, good.cold],
  ['backlit', 20, false, good.backlit],
  ['dark backdrop', 20, false, good.darkBackdrop],
  ['low-key', 20, false, good.lowKey],
  ['light backdrop', 15, false, good.lightBackdrop],
  ['bokeh', 25, false, good.bokeh],
  ['black and white', 25, false, good.blackAndWhite],
]

/** Pixels of the longer side: as sent by a messenger, and quick to change. */
const longest = 1600
/** Pixels of the shorter side; smaller photographs are enlarged. */
const shortest = 720

/** Decodes photographs, upright and in the size of the set. */
export async function readPhotos(files: readonly string[]): Promise<Raw[]> {
  return Promise.all(
    files.map(async (file) => {
      const upright = await sharp(file).rotate().toBuffer({ resolveWithObject: true })
      const { width, height } = upright.info
      const scale = Math.max(
        shortest / Math.min(width, height),
        Math.min(1, longest / Math.max(width, height)),
      )
      return toRaw(sharp(upright.data).resize({ width: Math.round(width * scale) }))
    }),
  )
}

/**
 * Makes the labelled set from photographs, one after the other: 200 as they should not be and 200 as they may be. The
 * same photographs always make the same set.
 */
export async function* photoSet(photos: readonly Raw[]): AsyncGenerator<Labelled> {
  let next = 0
  for (const [kind, count, isBad, change] of kinds)
    for (let made = 0; made < count; made++) {
      const source = next++ % photos.length
      const photo = photos[source]
      if (!photo) throw new Error('No photographs')
      yield { kind, bad: isBad, source, file: await change(photo, seeded(next)) }
    }
}

/** The photographs that the twins are compared with, by the number of their source. */
export async function originals(photos: readonly Raw[]): Promise<Buffer[]> {
  return Promise.all(photos.map((photo) => good.asTaken(photo, seeded(0))))
}
