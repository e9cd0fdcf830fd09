import type { Figure, Outfit, Place } from '../figure.ts'

/** One place of the sample: the person is the same in all, everything else is the scene's own. */
export type Scene = {
  /** Markup of 400 × 500 behind the person. */
  ground: string
  /** What stands between her and the camera. */
  front?: string
  outfit: Outfit
  light: NonNullable<Figure['light']>
  /** Her skin in a light that is not white. */
  skin?: Figure['skin']
  blush?: number
  rim?: string
  place?: Partial<Place>
}
