import type { Light } from './lights'

/** The darkest and the brightest tone that count, from 0 to 255. */
export type ToneRange = { black: number; white: number }

const luminance = (red: number, green: number, blue: number) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** Part of the pixels that may be darker or brighter than the range. */
const outliers = 0.01

/** The least width of a range, so that fog or night is not stretched into noise. */
const narrowest = 110

/**
 * The tones that a photo uses, without outliers.
 * @param pixels RGBA, four bytes a pixel
 */
export function toneRange(pixels: Uint8ClampedArray): ToneRange {
  const counts = new Uint32Array(256)
  for (let at = 0; at < pixels.length; at += 4) {
    const tone = Math.round(luminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0))
    counts[tone] = (counts[tone] ?? 0) + 1
  }
  const tail = (pixels.length / 4) * outliers
  const first = (tones: number[]) => {
    let seen = 0
    return tones.find((tone) => {
      seen += counts[tone] ?? 0
      return seen > tail
    })
  }
  const tones = [...counts.keys()]
  const black = first(tones) ?? 0
  const white = first(tones.toReversed()) ?? 255
  const missing = Math.max(0, narrowest - (white - black)) / 2
  return { black: Math.max(0, black - missing), white: Math.min(255, white + missing) }
}

/**
 * The tones of a photo in a light: stretched to the full range, then contrast, saturation, and a tint of the dark and
 * the bright tones.
 * @param pixels RGBA, four bytes a pixel; not changed
 */
export function relight(
  pixels: Uint8ClampedArray,
  { black, white }: ToneRange,
  { saturation, contrast, lift, exposure, shadows, highlights }: Light,
): Uint8ClampedArray<ArrayBuffer> {
  const lit = new Uint8ClampedArray(pixels.length)
  const curve = Float32Array.from({ length: 256 }, (_, tone) => {
    const level = Math.min(1, Math.max(0, ((tone - black) / (white - black)) * exposure))
    const steep = level * level * (3 - 2 * level)
    return lift + (255 - lift) * (level + (steep - level) * contrast)
  })
  for (let at = 0; at < pixels.length; at += 4) {
    const red = curve[pixels[at] ?? 0] ?? 0
    const green = curve[pixels[at + 1] ?? 0] ?? 0
    const blue = curve[pixels[at + 2] ?? 0] ?? 0
    const tone = luminance(red, green, blue)
    const bright = tone / 255
    const dark = 1 - bright
    lit[at] = (tone + (red - tone) * saturation) * (shadows[0] * dark + highlights[0] * bright)
    lit[at + 1] = (tone + (green - tone) * saturation) * (shadows[1] * dark + highlights[1] * bright)
    lit[at + 2] = (tone + (blue - tone) * saturation) * (shadows[2] * dark + highlights[2] * bright)
    lit[at + 3] = 255
  }
  return lit
}
