import { palette } from '~/ui/theme/palette'
import type { LightName } from './lightNames'

/** A color as linear factors of red, green and blue; 1 leaves a channel as it is. */
type Tint = readonly [red: number, green: number, blue: number]

/** A round light or shade; position and radius are parts of the print's width and height. */
type Glow = {
  at: readonly [x: number, y: number]
  radius: number
  color: string
  strength: number
  blend: GlobalCompositeOperation
}

/** How a photo looks in a light: its tones first, then the light that falls on it. */
export type Light = {
  /** 0 is black and white, 1 as in the photo. */
  saturation: number
  /** 0 keeps the tones, 1 is a full S curve; below 0, middle tones come closer to each other. */
  contrast: number
  /** Added to dark tones, of 255. */
  lift: number
  exposure: number
  shadows: Tint
  highlights: Tint
  glows: readonly Glow[]
}

const neutral: Tint = [1, 1, 1]
const vignette = (strength: number): Glow => ({
  at: [0.5, 0.4],
  radius: 0.85,
  color: palette.night,
  strength,
  blend: 'multiply',
})

export const lights: Record<LightName, Light> = {
  studio: {
    // A large light in front: tones close to each other, but black stays black, and the edges stay behind the face.
    ...{ saturation: 0.86, contrast: -0.25, lift: 0, exposure: 1.08 },
    shadows: [1.12, 1, 0.9],
    highlights: [1.03, 0.99, 0.92],
    glows: [
      { at: [0.45, 0.3], radius: 0.6, color: palette.sand, strength: 0.75, blend: 'soft-light' },
      vignette(0.6),
    ],
  },
  window: {
    ...{ saturation: 0.88, contrast: 0.3, lift: 0, exposure: 1.04 },
    shadows: [0.84, 0.95, 1.14],
    highlights: [0.97, 1, 1.04],
    glows: [
      // From one side, so that the other lies in the shade.
      { at: [1.15, 0.3], radius: 1.1, color: palette.night, strength: 0.95, blend: 'multiply' },
      { at: [0.75, 0.3], radius: 0.7, color: palette.paper, strength: 1, blend: 'soft-light' },
      { at: [1.2, 0.25], radius: 0.6, color: palette.paper, strength: 0.6, blend: 'screen' },
    ],
  },
  sunset: {
    ...{ saturation: 1.05, contrast: 0.35, lift: 4, exposure: 0.94 },
    shadows: [1.04, 0.88, 0.98],
    highlights: [1.16, 0.97, 0.68],
    glows: [
      { at: [0.9, 0.6], radius: 0.9, color: palette.gold, strength: 0.8, blend: 'soft-light' },
      { at: [1.1, 0.7], radius: 0.65, color: palette.ember, strength: 0.8, blend: 'screen' },
      vignette(0.45),
    ],
  },
  night: {
    ...{ saturation: 0.85, contrast: 0.5, lift: 0, exposure: 0.78 },
    shadows: [0.66, 0.72, 1.28],
    highlights: [0.96, 0.92, 1.14],
    glows: [
      // Colors from both sides, over the tones: black stays black.
      { at: [-0.15, 0.4], radius: 0.75, color: palette.ember, strength: 1, blend: 'overlay' },
      { at: [-0.2, 0.4], radius: 0.5, color: palette.ember, strength: 0.7, blend: 'screen' },
      { at: [1.2, 0.25], radius: 0.5, color: palette.haze, strength: 0.8, blend: 'screen' },
      vignette(0.85),
    ],
  },
  monochrome: {
    ...{ saturation: 0, contrast: 0.7, lift: 0, exposure: 1.04 },
    shadows: neutral,
    highlights: [1.01, 1, 0.98],
    glows: [
      { at: [0.3, 0.05], radius: 0.8, color: palette.paper, strength: 0.7, blend: 'soft-light' },
      vignette(0.85),
    ],
  },
}
