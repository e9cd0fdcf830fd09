import type { Luma } from './luma'

/** Share of the pixels around the middle, where the face is, that are as bright as white. */
const white = 250

/** How the light falls: what only the brightest parts reach, and how much of the middle is white. */
type Light = {
  /** Brightness that 99 of 100 pixels stay below. */
  brightest: number
  /** Median brightness of the middle. */
  middle: number
  /** Share of the middle that is white: its details are lost. */
  burnt: number
}

/** Measures the light of a photo. The middle is half of its width and 70 % of its height. */
export function lightOf({ values, width, height }: Luma): Light {
  const whole = new Uint32Array(256)
  const middle = new Uint32Array(256)
  const [left, right] = [width * 0.25, width * 0.75]
  const [top, bottom] = [height * 0.15, height * 0.85]
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const value = values[at] ?? 0
      whole[value] = (whole[value] ?? 0) + 1
      if (x >= left && x < right && y >= top && y < bottom) middle[value] = (middle[value] ?? 0) + 1
    }
  const burnt = middle.subarray(white).reduce((sum, count) => sum + count, 0)
  return {
    brightest: percentile(whole, 0.99),
    middle: percentile(middle, 0.5),
    burnt:
      burnt /
      Math.max(
        1,
        middle.reduce((sum, count) => sum + count, 0),
      ),
  }
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
