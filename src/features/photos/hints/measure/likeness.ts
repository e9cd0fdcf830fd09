import type { Luma } from './luma'

/** Pixels of a thumbnail's side. Photos of any shape are squeezed into it. */
const side = 32
/** Samples on each axis that are compared. */
const samples = 16

/** What is compared of a photo: the samples of the whole, and of its crops. */
export type Thumbnail = { whole: Float32Array; crops: readonly Float32Array[] }

/** Samples a photo and its crops, once for all comparisons. */
export function thumbnailOf(luma: Luma): Thumbnail {
  const small = downscale(luma)
  const crops: Float32Array[] = []
  for (const wide of cropShares)
    for (const high of cropShares)
      for (const left of offsets(wide))
        for (const top of offsets(high)) crops.push(sample(small, left, top, wide, high))
  return { whole: sample(small, 0, 0, 1, 1), crops }
}

/** Where a crop of this share of a side can begin: at the start, in the middle and at the end. */
const offsets = (share: number) => (share === 1 ? [0] : [0, (1 - share) / 2, 1 - share])

/** Downscales the brightness to averages of `side` × `side`. */
function downscale({ values, width, height }: Luma): Float32Array {
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

/** Minimum correlation of similar photos: measured above that of different photos, and below that of crops. */
const minCorrelation = 0.93

/** Shares of a side that a crop leaves. */
const cropShares = [1, 0.95, 0.9] as const

/** Whether one photo is nearly the other one: the whole, or a crop of up to a tenth of each side. */
export function areAlike(one: Thumbnail, other: Thumbnail): boolean {
  const isCropOf = ({ whole }: Thumbnail, { crops }: Thumbnail) =>
    crops.some((crop) => correlation(whole, crop) >= minCorrelation)
  return isCropOf(one, other) || isCropOf(other, one)
}

/** Samples a part of a thumbnail, with mean 0 and length 1, so that brightness and contrast do not count. */
function sample(
  thumbnail: Float32Array,
  left: number,
  top: number,
  wide: number,
  high: number,
): Float32Array {
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
function valueAt(thumbnail: Float32Array, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, down] = [x - left, y - top]
  const pixel = (across: number, below: number) =>
    thumbnail[Math.max(0, Math.min(side - 1, below)) * side + Math.max(0, Math.min(side - 1, across))] ?? 0
  const upper = pixel(left, top) * (1 - right) + pixel(left + 1, top) * right
  const lower = pixel(left, top + 1) * (1 - right) + pixel(left + 1, top + 1) * right
  return upper * (1 - down) + lower * down
}

function correlation(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
}
