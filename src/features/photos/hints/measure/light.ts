import type { Luma } from './luma'

/** How the light falls. */
type Light = {
  /** Brightness that 99 of 100 pixels stay below. */
  brightest: number
  /** Share of the middle, where the face is, that is burnt: its details are lost. */
  burnt: number
}

/** Measures the light of a photo. The middle is half of its width and 70 % of its height. */
export function lightOf({ values, burnt, width, height }: Luma): Light {
  const counts = new Uint32Array(256)
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  const [left, right] = [Math.floor(width * 0.25), Math.ceil(width * 0.75)]
  const [top, bottom] = [Math.floor(height * 0.15), Math.ceil(height * 0.85)]
  let lost = 0
  for (let y = top; y < bottom; y++)
    for (let at = y * width + left; at < y * width + right; at++) lost += burnt[at] ?? 0
  return { brightest: percentile(counts, 0.99), burnt: lost / ((right - left) * (bottom - top)) }
}

/** The value that a share of all counted values stays below. */
function percentile(counts: Uint32Array, share: number): number {
  const limit = counts.reduce((sum, count) => sum + count, 0) * share
  let sum = 0
  return Math.max(
    0,
    counts.findIndex((count) => {
      sum += count
      return sum >= limit
    }),
  )
}
