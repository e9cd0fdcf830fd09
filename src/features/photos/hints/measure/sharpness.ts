import type { Luma } from './luma'

/** Right, down and both diagonals: a camera that shook blurs the edges across one of them only. */
const directions = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const

/** Pixels of a tile's side. */
const tile = 32
/** Mean squared difference across four pixels below which a tile is plain: a wall, the sky, noise. */
const plain = 60
/** A photo with fewer tiles than this that are not plain cannot be judged. */
const fewest = 3

/**
 * How sharp the sharpest parts are: the energy between neighbors against the energy across four pixels. A sharp edge
 * has about a quarter, an edge that is blurred over many pixels a sixteenth. The sharpest tenth of the tiles counts, so
 * that a blurred background does no harm; of the four directions the worst does.
 * @returns `undefined` when there is too little to see in every direction
 */
export function sharpnessOf(luma: Luma): number | undefined {
  const { width, height } = luma
  const ratios: number[][] = directions.map(() => [])
  for (let top = 0; top + tile <= height; top += tile)
    for (let left = 0; left + tile <= width; left += tile)
      for (const [at, [right, down]] of directions.entries()) {
        const ratio = tileRatio(luma, left, top, down * width + right)
        if (ratio !== undefined) ratios[at]?.push(ratio)
      }
  const seen = ratios.filter(({ length }) => length >= fewest)
  if (!seen.length) return undefined
  return Math.min(...seen.map((all) => all.sort((a, b) => b - a)[Math.floor(all.length / 10)] ?? 0))
}

/** @param step distance in the list of values to the next pixel of a direction */
function tileRatio({ values, width, height }: Luma, left: number, top: number, step: number) {
  let fine = 0
  let coarse = 0
  let count = 0
  const [toX, toY] = [Math.min(left + tile, width - 2), Math.min(top + tile, height - 2)]
  for (let y = Math.max(top, 2); y < toY; y++)
    for (let x = Math.max(left, 2), at = y * width + x; x < toX; x++, at++) {
      const near = (values[at + step] ?? 0) - (values[at] ?? 0)
      const far = (values[at + 2 * step] ?? 0) - (values[at - 2 * step] ?? 0)
      fine += near * near
      coarse += far * far
      count++
    }
  return coarse > plain * count ? fine / coarse : undefined
}
