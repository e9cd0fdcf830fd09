import { hueOf } from '../../src/ui/theme/palette.ts'
import { hexPalette, toHex } from '../color.ts'

/** The color tokens of the theme. */
export const token = hexPalette

/** An OKLCH color as hex, for a color that does not follow the palette. */
export const hex = (lightness: number, chroma: number, hue: number): string =>
  toHex(`oklch(${lightness} ${chroma} ${hue})`)

const accentHue = hueOf('ember')
const nightHue = hueOf('night')
/** Degrees from the hue of the night to that of the accent, the shorter way. */
const toAccent = ((accentHue - nightHue + 540) % 360) - 180

/** A shade of the accent; `shift` is added to the accent's hue, in degrees. */
export const accent = (lightness: number, chroma: number, shift = 0): string =>
  hex(lightness, chroma, accentHue + shift)

/** A ring of light around the accent's sun; its hue is at `share` of the way from the night (0) to the accent (1). */
export const glow = (lightness: number, chroma: number, share: number): string =>
  hex(lightness, chroma, nightHue + share * toAccent)

/**
 * Colors between the tokens, for flat areas. The shades of the accent follow it, yellows, purples and greens do not.
 */
export const tint = {
  cream: hex(0.965, 0.03, 85),
  butter: hex(0.925, 0.065, 85),
  peach: accent(0.905, 0.05, 22),
  apricot: accent(0.845, 0.09, 22),
  honey: hex(0.79, 0.12, 70),
  coral: accent(0.75, 0.125, 5),
  clay: accent(0.68, 0.095, 5),
  terracotta: accent(0.57, 0.115),
  rosewood: accent(0.45, 0.08, -15),
  mauve: hex(0.63, 0.05, 345),
  lilac: hex(0.77, 0.035, 330),
  plum: hex(0.36, 0.055, 330),
  slate: hex(0.56, 0.03, 285),
  stone: hex(0.84, 0.008, 80),
  pebble: hex(0.78, 0.009, 80),
  sage: hex(0.72, 0.045, 150),
  moss: hex(0.52, 0.05, 155),
  fern: hex(0.4, 0.045, 160),
}

/** Skin tones, which follow no token, each with the color of its shaded side. */
export const skin = {
  porcelain: { base: hex(0.955, 0.025, 60), shade: hex(0.885, 0.045, 52), lips: accent(0.64, 0.13, -10) },
  rose: { base: hex(0.915, 0.045, 55), shade: hex(0.835, 0.065, 48), lips: accent(0.62, 0.13, -8) },
  honey: { base: hex(0.85, 0.065, 60), shade: hex(0.765, 0.08, 52), lips: accent(0.57, 0.14, -6) },
  amber: { base: hex(0.755, 0.085, 58), shade: hex(0.67, 0.09, 50), lips: accent(0.5, 0.13, -8) },
  umber: { base: hex(0.64, 0.085, 52), shade: hex(0.555, 0.085, 46), lips: accent(0.43, 0.11, -10) },
  cocoa: { base: hex(0.535, 0.075, 48), shade: hex(0.455, 0.07, 42), lips: accent(0.5, 0.13, -10) },
}
