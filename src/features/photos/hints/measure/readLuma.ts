import { type Luma, lumaOf } from './luma'

/** Pixels of the longer side at which photos are measured: finer blur does not matter to a portrait. */
const longest = 640

const contextOf = (width: number, height: number) =>
  new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })

/** Reads the brightness of a photo, reduced. @returns `undefined` if it cannot be judged */
export function readLuma(bitmap: ImageBitmap): Luma | undefined {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const context = contextOf(width, height)
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return lumaOf(context.getImageData(0, 0, width, height).data, width, height)
}

/** How far browsers that protect from fingerprinting may change a channel. Some return noise instead of all pixels. */
const tolerance = 4

/** Whether the browser lets scripts read pixels: asked once, with pixels that are known. */
export function showsPixels(): boolean {
  shows ??= seesGray()
  return shows
}

let shows: boolean | undefined

function seesGray(): boolean {
  const context = contextOf(8, 8)
  if (!context) return false
  context.fillStyle = '#646464'
  context.fillRect(0, 0, 8, 8)
  const { data } = context.getImageData(0, 0, 8, 8)
  return data.every((value, at) => at % 4 === 3 || Math.abs(value - 0x64) <= tolerance)
}
