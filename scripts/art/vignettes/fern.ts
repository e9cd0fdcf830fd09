import { tint } from '../palette.ts'
import * as k from './kit.ts'

type Frond = { reach: number; rise: number; drop: number }

/** From the left to the right, those behind first; pixels from the rim of the pot. */
const fronds: Frond[] = [
  { reach: -58, rise: 92, drop: 96 },
  { reach: 62, rise: 90, drop: 92 },
  { reach: -14, rise: 100, drop: 128 },
  { reach: -104, rise: 96, drop: 52 },
  { reach: 106, rise: 100, drop: 58 },
  { reach: -96, rise: 58, drop: -2 },
  { reach: 100, rise: 60, drop: 2 },
]

/** Leaflets along one side of a frond. */
const leaflets = 9
const halfWidth = 13

/** A serrated leaf along an arc, whose last part is brown. */
function frond({ reach, rise, drop }: Frond): string {
  // The arc starts at the rim, goes up and bends to its tip.
  const at = (t: number) => ({
    x: 2 * t * (1 - t) * reach * 0.45 + t * t * reach,
    y: -2 * t * (1 - t) * rise - t * t * drop,
  })
  const edge = (side: 1 | -1, from: number) => {
    const points: string[] = []
    for (let step = 0; step <= 2 * leaflets; step++) {
      const t = from + ((1 - from) * step) / (2 * leaflets)
      const [here, next] = [at(t), at(t + 0.01)]
      const length = Math.hypot(next.x - here.x, next.y - here.y)
      const width = halfWidth * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.14)) * (step % 2 ? 1 : 0.5) * side
      const x = here.x - ((next.y - here.y) / length) * width
      const y = here.y + ((next.x - here.x) / length) * width
      points.push(`${x.toFixed(1)} ${y.toFixed(1)}`)
    }
    return points
  }
  const blade = (from: number) => `M${[...edge(1, from), ...edge(-1, from).reverse()].join('L')}z`
  const tip = at(1)
  return (
    k.area(tint.sage, blade(0)) +
    k.area(tint.honey, blade(0.76)) +
    k.fine(blade(0)) +
    k.fine(`M0 0Q${(reach * 0.45).toFixed(1)} ${-rise} ${tip.x} ${tip.y}`)
  )
}

/** A fern in its pot, with brown tips, about 180 px high and 220 wide. The bottom of the pot is at (`x`, `y`). */
export const fern = (x: number, y: number, scale: number) =>
  k.group(
    k.group(fronds.map(frond).join(''), 'translate(0 -54)') +
      k.area(tint.terracotta, 'M-34 -50h68l-9 50h-50z') +
      k.ink('M-34 -50h68l-9 50h-50z') +
      k.panel(tint.coral, -39, -62, 78, 17, 4),
    `translate(${x} ${y}) scale(${scale})`,
  )
