import { tint, token } from '../palette.ts'
import * as k from './kit.ts'

type Tower = { x: number; y: number; w: number; ground?: string; inside: string }

const foot = 408
const sun = { x: 320, y: 74 }

/** Web: a page in a browser window. */
const web =
  k.fine('M0 26h112') +
  k.dot(token.ember, 15, 13, 4) +
  k.dot(token.gold, 28, 13, 4) +
  k.heading(14, 50, [78, 52], token.ink, 9) +
  k.bars(14, 84, [84, 76, 50], { weight: 5, gap: 12 }) +
  k.button(14, 122, 56, 22) +
  k.panel(tint.lilac, 14, 160, 38, 60, 6) +
  k.panel(tint.peach, 60, 160, 38, 60, 6)

/** Content: a reel. */
const content =
  k.area(tint.mauve, 'M0 190v-76q26-30 54-8t46-14v98z') +
  k.fine('M0 114q26-30 54-8t46-14') +
  k.disc(token.gold, 76, 40, 11) +
  k.dot(token.paper, 50, 76, 22) +
  k.play(52, 76, 10) +
  k.bars(16, 148, [62, 40], { color: token.paper, weight: 5 })

/** Ads: a report with a rising line. */
const ads =
  k.heading(16, 26, [58], token.ink, 8) +
  k.bars(16, 42, [36], { weight: 5 }) +
  k.fine('M16 78h80M16 114h80M16 150h80', token.line) +
  k.area(tint.butter, 'M16 260v-84h15v84zM38 260V150h15v110zM60 260V122h15v138z') +
  k.area(token.gold, 'M82 260V92h15v168z') +
  k.ink('M18 162l24-24 22 8 30-66', { color: token.ember, weight: 5 }) +
  k.dot(token.ember, 94, 80, 6)

/** Automation: a workflow. */
const automation =
  k.ink('M54 52v28M54 104v18q0 12-12 12H30v24M54 122q0 12 12 12h12v24', { color: token.gold }) +
  k.panel(token.gold, 30, 32, 48, 22, 11) +
  k.panel(token.paper, 24, 80, 60, 32, 8) +
  k.mark(54, 99, 11) +
  k.panel(tint.peach, 11, 158, 38, 34, 8) +
  k.panel(tint.sage, 59, 158, 38, 34, 8) +
  k.fine('M20 169h20v13H20zM20 170l10 7 10-7') +
  k.check(78, 175, 6) +
  k.bars(14, 216, [78, 50], { color: tint.slate, weight: 5 })

/** Strategy: a target. */
const strategy =
  k.ring(46, 54, 29) +
  k.dot(token.paper, 46, 54, 20) +
  k.dot(token.ember, 46, 54, 9) +
  k.ink('M46 54l24-24M70 30V20l10-8v10h10l-10 8z') +
  k.bars(18, 106, [56, 40, 48], { color: tint.rosewood, weight: 5 })

/** Analytics: a ring chart. */
const analytics =
  k.ring(47, 52, 24, tint.honey, 14) +
  `<path fill="none" stroke="${token.ember}" stroke-width="14" d="M47 28a24 24 0 0 1 22 33"/>` +
  k.ring(47, 52, 31, token.ink, 1.8) +
  k.ring(47, 52, 17, token.ink, 1.8) +
  k.bars(18, 104, [58, 38], { color: tint.apricot, weight: 5 })

/** Back to front, so that the outer ones overlap the inner ones. */
const towers: Tower[] = [
  { x: 216, y: 222, w: 100, ground: tint.lilac, inside: content },
  { x: 408, y: 208, w: 112, inside: web },
  { x: 112, y: 182, w: 112, inside: ads },
  { x: 307, y: 160, w: 108, ground: token.ink, inside: automation },
  { x: 30, y: 254, w: 92, ground: tint.coral, inside: strategy },
  { x: 514, y: 250, w: 94, ground: tint.cream, inside: analytics },
]

/** A surface with its base on the line, like a building. */
const tower = ({ x, y, w, ground = token.paper, inside }: Tower, index: number) => {
  const wall = `M0 ${foot - y}V12a12 12 0 0 1 12-12h${w - 24}a12 12 0 0 1 12 12v${foot - y - 12}`
  return k.group(
    k.box(token.ink, 9, 10, w, foot - y - 10, 12, ' opacity=".14"') +
      k.area(ground, `${wall}z`) +
      k.within(`t${index}`, 0, 0, w, foot - y, 12, inside) +
      k.ink(wall),
    `translate(${x} ${y})`,
  )
}

/** Six surfaces as a skyline, each connected to the sun above them. */
export function dominion(): string {
  const tops = towers.map(({ x, y, w }) => ({ x: x + w / 2, y }))
  // A horizontal wire at `rail`, with a vertical wire to every surface.
  const rail = 140
  const xs = tops.map(({ x }) => x)
  const wires = `M${sun.x} ${sun.y}V${rail}${tops
    .map(({ x, y }) => {
      const outer = x === Math.min(...xs) ? 16 : x === Math.max(...xs) ? -16 : 0
      return outer ? `M${sun.x} ${rail}H${x + outer}q${-outer} 0 ${-outer} 16V${y}` : `M${x} ${rail}V${y}`
    })
    .join('')}`
  return (
    k.fill(tint.butter) +
    k.disc(tint.cream, sun.x, sun.y, 262, ' opacity=".45"') +
    k.disc(tint.cream, sun.x, sun.y, 182, ' opacity=".6"') +
    k.disc(token.gold, sun.x, sun.y, 92, ' opacity=".55"') +
    k.area(tint.apricot, 'M0 408v-84q50-40 116-24t140 10 150-30 120 16 114-12v140z') +
    k.box(tint.clay, 0, foot, 640, 72) +
    k.ink('M232 428h180M256 444h132M284 460h76', { color: tint.apricot, weight: 4 }) +
    k.ink(wires) +
    k.dot(token.ember, sun.x, sun.y, 44) +
    towers.map(tower).join('') +
    k.horizon(foot) +
    tops.map(({ x, y }) => k.dot(token.gold, x, y, 6.5)).join('')
  )
}
