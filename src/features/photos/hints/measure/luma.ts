/** Brightness of each pixel from 0 to 255 (Rec. 601), row by row. */
export type Luma = { values: Uint8Array; width: number; height: number }

/** Reads the brightness from RGBA pixels, as a canvas returns them. */
export function lumaOf(rgba: Uint8ClampedArray, width: number, height: number): Luma {
  const values = new Uint8Array(width * height)
  for (let pixel = 0, at = 0; pixel < values.length; pixel++, at += 4)
    values[pixel] = ((rgba[at] ?? 0) * 77 + (rgba[at + 1] ?? 0) * 150 + (rgba[at + 2] ?? 0) * 29) >> 8
  return { values, width, height }
}
