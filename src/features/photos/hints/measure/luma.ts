/** A photo in black and white, row by row. */
export type Luma = {
  /** Brightness of each pixel from 0 to 255 (Rec. 601). */
  values: Uint8Array
  /**
   * 1 for each pixel that is burnt: two of its colors are at their limit. A bright shirt or wall of one color is not.
   */
  burnt: Uint8Array
  width: number
  height: number
}

/** Value from which a color counts as at its limit: compression moves it a little. */
const limit = 252

/** Share of transparent pixels from which a picture was cut out, and is no photo as a camera takes it. */
const cutOut = 0.01

/**
 * Reads the brightness from RGBA pixels, as a canvas returns them.
 * @returns `undefined` for what cannot be judged: a cut-out, or a single color
 */
export function lumaOf(rgba: Uint8ClampedArray, width: number, height: number): Luma | undefined {
  const values = new Uint8Array(width * height)
  const burnt = new Uint8Array(width * height)
  let transparent = 0
  for (let pixel = 0, at = 0; pixel < values.length; pixel++, at += 4) {
    const [red, green, blue] = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0]
    values[pixel] = (red * 77 + green * 150 + blue * 29) >> 8
    burnt[pixel] = Number(red >= limit) + Number(green >= limit) + Number(blue >= limit) > 1 ? 1 : 0
    if ((rgba[at + 3] ?? 0) < 255) transparent++
  }
  if (transparent > cutOut * values.length) return undefined
  return values.every((value) => value === values[0]) ? undefined : { values, burnt, width, height }
}
