import { area, disc, ink } from '../brush.ts'
import { hex, tint, token } from '../palette.ts'
import type { Scene } from './scene.ts'

const spines = [tint.terracotta, tint.moss, tint.honey, tint.plum, tint.clay, tint.mauve, tint.cream]
const widths = [16, 11, 20, 13, 9, 18, 12, 15]

/** A row of books as one path per color, which keeps the markup of a whole wall small. */
function shelf(from: number, to: number, base: number, start: number): string {
  const paths = spines.map(() => '')
  for (let x = from, at = start; x < to - 8; at++) {
    const w = Math.min(widths[at % widths.length] ?? 12, to - x)
    const h = 62 - ((at * 5) % 4) * 6
    const color = (at * 3) % spines.length
    paths[color] += `M${x} ${base}v-${h}h${w}v${h}z`
    x += w
  }
  const edges = `M${from} ${base}H${to}`
  return (
    spines.map((fill, at) => (paths[at] ? area(fill, paths[at]) : '')).join('') +
    ink(1.6, paths.join('').replaceAll('z', '')) +
    ink(2.4, edges)
  )
}

/** A library: bookshelves, and a green lamp on a table. */
export const library: Scene = {
  ground:
    area(hex(0.35, 0.055, 40), 'M0 0h400v500H0z') +
    [70, 156, 242, 328].map((y, at) => shelf(0, 122, y, at * 3) + shelf(290, 400, y, at * 5 + 2)).join('') +
    area(tint.rosewood, 'M0 70h122v9H0zM0 156h122v9H0zM0 242h122v9H0zM0 328h122v9H0z') +
    area(tint.rosewood, 'M290 70h110v9H290zM290 156h110v9H290zM290 242h110v9H290zM290 328h110v9H290z') +
    // The aisle between the shelves ends at a window.
    area(hex(0.46, 0.07, 45), 'M122 0h168v500H122z') +
    area(tint.apricot, 'M146 0h120v330H146z') +
    area(tint.butter, 'M158 74a48 48 0 0 1 96 0v230h-96z') +
    ink(
      2,
      'M122 0V500M290 0V500M146 0V330M266 0V330M158 74a48 48 0 0 1 96 0v230h-96zM206 26V304M158 160h96',
    ) +
    disc(tint.butter, 346, 372, 120, 0.35),
  front:
    area(tint.rosewood, 'M0 462h400v38H0z') +
    ink(2.4, 'M0 462H400') +
    area(token.gold, 'M338 462v-66h8v66zM318 456h48v7h-48z') +
    area(tint.fern, 'M296 398c0-28 20-44 46-44s46 16 46 44z') +
    area(tint.moss, 'M304 392c2-18 14-30 30-32l-10 32z') +
    ink(
      2.4,
      'M296 398c0-28 20-44 46-44s46 16 46 44zM338 398v58M346 398v58M318 456h48v7M318 463v-7M356 398v20',
    ) +
    disc(token.gold, 356, 421, 3) +
    // A pile of books.
    area(tint.cream, 'M22 446h96v16H22z') +
    area(token.ember, 'M14 430h92v16H14z') +
    ink(2.2, 'M22 462v-16h96v16M14 446v-16h92v16zM34 446v16M90 430v16'),
  outfit: {
    garment: 'cardigan',
    cloth: tint.moss,
    top: tint.cream,
  },
  nod: 3,
  light: 'left',
  place: { x: 204, scale: 0.33, bottom: 536, mirror: true },
}
