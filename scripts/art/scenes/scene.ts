import type { Figure, Outfit, Place } from '../figure.ts'

/** One scene of the sample. All scenes show the same person; everything else differs. */
export type Scene = {
  /** Markup of 400 × 500 behind the person. */
  ground: string
  /** Markup in front of the person. */
  front?: string
  outfit: Outfit
  light: NonNullable<Figure['light']>
  /** Skin colors in colored light. */
  skin?: Figure['skin']
  blush?: boolean
  /** Degrees by which the head is tilted. */
  nod?: number
  rim?: string
  metal?: string
  place?: Partial<Place>
}
