/** Brightness of each pixel from 0 to 255 (Rec. 601), row by row. */
export type Luma = { values: Uint8Array; width: number; height: number }

/** Share of transparent pixels from which a picture was cut out, and is no photo as a camera takes it. */
const cutOut = 0.01

/**
 * Reads the brightness from RGBA pixels, as a canvas returns them.
 * @returns `undefined` for what cannot be judged: a cut-out, or a single color
 */
export function lumaOf(rgba: Uint8ClampedArray, width: number, height: number): Luma | undefined {
  const values = new Uint8Array(width * height)
  let transparent = 0
  for (let pixel = 0, at = 0; pixel < values.length; pixel++, at += 4) {
    values[pixel] = ((rgba[at] ?? 0) * 77 + (rgba[at + 1] ?? 0) * 150 + (rgba[at + 2] ?? 0) * 29) >> 8
    if ((rgba[at + 3] ?? 0) < 255) transparent++
  }
  if (transparent > cutOut * values.length) return undefined
  return values.every((value) => value === values[0]) ? undefined : { values, width, height }
}
