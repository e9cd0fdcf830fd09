import type { Luma } from './luma'

/** Pixels of a thumbnail's side. Photos of any shape are squeezed into it. */
const side = 32
/** Samples on each axis that are compared. */
const samples = 16

/** A photo as 32 × 32 brightness values. */
export type Thumbnail = Float32Array

/** Averages the brightness into a thumbnail. */
export function thumbnailOf({ values, width, height }: Luma): Thumbnail {
  const sums = new Float32Array(side * side)
  const counts = new Float32Array(side * side)
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor((y * side) / height) * side
    for (let x = 0; x < width; x++, at++) {
      const cell = row + Math.floor((x * side) / width)
      sums[cell] = (sums[cell] ?? 0) + (values[at] ?? 0)
      counts[cell] = (counts[cell] ?? 0) + 1
    }
  }
  return sums.map((sum, cell) => sum / Math.max(1, counts[cell] ?? 1))
}

/** Correlation from which two photos are alike: measured above that of different photos, and below that of crops. */
const least = 0.93

/** Shares of a side that a crop leaves. */
const kept = [1, 0.95, 0.9] as const

/** Whether one photo is nearly the other one: the whole, or a crop of up to a tenth of each side. */
export function areAlike(one: Thumbnail, other: Thumbnail): boolean {
  return likeness(one, other) >= least
}

/** From -1 to 1: the best correlation of one photo with a crop of the other. */
function likeness(one: Thumbnail, other: Thumbnail): number {
  return Math.max(bestCrop(one, other), bestCrop(other, one))
}

function bestCrop(whole: Thumbnail, cropped: Thumbnail): number {
  const wanted = sample(whole, 0, 0, 1, 1)
  let best = -1
  for (const wide of kept)
    for (const high of kept)
      for (const left of wide === 1 ? [0] : [0, (1 - wide) / 2, 1 - wide])
        for (const top of high === 1 ? [0] : [0, (1 - high) / 2, 1 - high])
          best = Math.max(best, product(wanted, sample(cropped, left, top, wide, high)))
  return best
}

/** Samples a part of a thumbnail, with mean 0 and length 1, so that brightness and contrast do not count. */
function sample(thumbnail: Thumbnail, left: number, top: number, wide: number, high: number): Float32Array {
  const values = new Float32Array(samples * samples)
  for (let y = 0, at = 0; y < samples; y++)
    for (let x = 0; x < samples; x++, at++)
      values[at] = valueAt(
        thumbnail,
        (left + ((x + 0.5) / samples) * wide) * side - 0.5,
        (top + ((y + 0.5) / samples) * high) * side - 0.5,
      )
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const length = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0)) || 1
  return values.map((value) => (value - mean) / length)
}

/** The brightness between four pixels. */
function valueAt(thumbnail: Thumbnail, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, down] = [x - left, y - top]
  const pixel = (across: number, below: number) =>
    thumbnail[Math.max(0, Math.min(side - 1, below)) * side + Math.max(0, Math.min(side - 1, across))] ?? 0
  const upper = pixel(left, top) * (1 - right) + pixel(left + 1, top) * right
  const lower = pixel(left, top + 1) * (1 - right) + pixel(left + 1, top + 1) * right
  return upper * (1 - down) + lower * down
}

function product(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
}
