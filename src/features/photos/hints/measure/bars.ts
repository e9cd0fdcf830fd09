import type { Luma } from './luma'

/** Difference in brightness up to which two pixels count as one color. */
const tolerance = 4
/** Rows within which a bar gives way to the picture, and rows that the picture then takes at least. */
const edge = { rows: 3, picture: 12 }
/** Share of a row that has the color of its bar: where the bar ends, between its lines of text, and in the picture. */
const ground = { last: 0.9, text: 0.55, picture: 0.7 }
/** Share of the height that a bar takes at least and at most. */
const extent = { least: 0.025, most: 0.45 }

/**
 * Whether the picture is between two bars of one color, as in a screenshot of an app or in a frame. A bar may have text
 * and buttons, and it ends along a straight line; the plain backdrop of a portrait ends along head and shoulders.
 */
export function hasBars(luma: Luma): boolean {
  const above = barColor(luma, 0, 1)
  const below = barColor(luma, luma.height - 1, -1)
  return above !== undefined && below !== undefined && Math.abs(above - below) <= 4 * tolerance
}

/** The color of the bar that begins at a row and extends in a direction; `undefined` without a bar. */
function barColor({ values, width, height }: Luma, first: number, step: 1 | -1): number | undefined {
  const row = (at: number) => {
    const start = (first + step * at) * width
    return values.subarray(start, start + width)
  }
  const color = row(0).toSorted()[width >> 1] ?? 0
  const shares = Array.from(
    { length: Math.floor(height * extent.most) + edge.rows + edge.picture },
    (_, at) => {
      let same = 0
      for (const value of row(Math.min(at, height - 1))) if (Math.abs(value - color) <= tolerance) same++
      return same / width
    },
  )
  for (let rows = 0; rows < height * extent.most; rows++) {
    const share = shares[rows] ?? 0
    if (share < ground.text) return undefined
    const behind = shares.slice(rows + edge.rows, rows + edge.rows + edge.picture)
    if (
      rows >= height * extent.least &&
      share >= ground.last &&
      behind.every((next) => next < ground.picture)
    )
      return color
  }
  return undefined
}
