import { tint, token } from '../palette.ts'
import type { Say } from '../words/say.ts'
import { linesOf, sizeWithin, words } from '../words/words.ts'
import * as k from './kit.ts'

type Tower = { x: number; y: number; w: number; ground?: string; inside: string }

const nameStyle = { size: 17, look: 'bold', leading: 1.1 } as const

/** A name that one line would make smaller than this takes two. */
const leastSize = 13

/**
 * The name of an area, or of its number where that would mislead.
 * @param y the baseline of its last line
 * @param width the room for it
 */
const said = (name: string, x: number, y: number, width: number, color: string = token.ink) => {
  const fitting = (line: string) => sizeWithin(width, line, nameStyle.size, nameStyle.look)
  const lines = fitting(name) < leastSize ? linesOf(name, { ...nameStyle, size: leastSize, width }) : [name]
  const size = Math.min(...lines.map(fitting))
  return lines
    .map((line, row) =>
      words(x, y - (lines.length - 1 - row) * size * nameStyle.leading, line, { ...nameStyle, size, color }),
    )
    .join('')
}

const foot = 408
const sun = { x: 320, y: 74 }

/** What each area works with, in a panel about 110 wide. */
export const motifs = {
  /** A page in a browser window: its bar, and what is on it from y 100. */
  bar: k.fine('M0 26h112') + k.dot(token.ember, 15, 13, 4) + k.dot(token.gold, 28, 13, 4),
  page:
    k.fine('M17 100h81M17 112h58', token.line) +
    k.button(17, 126, 56, 22) +
    k.panel(tint.lilac, 17, 162, 36, 60, 6) +
    k.panel(tint.peach, 61, 162, 36, 60, 6),
  /** A reel. */
  content:
    k.area(tint.mauve, 'M0 190v-76q26-30 54-8t46-14v98z') +
    k.fine('M0 114q26-30 54-8t46-14') +
    k.disc(token.gold, 76, 40, 11) +
    k.dot(token.paper, 53, 76, 22) +
    k.play(55, 76, 10),
  /** A report with a falling line, since its number is a cost. */
  ads:
    k.fine('M16 88h80M16 124h80M16 160h80', token.line) +
    k.area(tint.butter, 'M16 260V108h15v152zM38 260V132h15v128zM60 260V140h15v120z') +
    k.area(token.gold, 'M82 260V182h15v78z') +
    k.ink('M18 96l24 24 22 6 30 44', { color: token.ember, weight: 5 }) +
    k.dot(token.ember, 94, 170, 6),
  /** A workflow. */
  automation:
    k.ink('M54 52v28M54 104v18q0 12-12 12H30v24M54 122q0 12 12 12h12v24', { color: token.gold }) +
    k.panel(token.gold, 30, 32, 48, 22, 11) +
    k.panel(token.paper, 24, 80, 60, 32, 8) +
    k.mark(54, 99, 11) +
    k.panel(tint.peach, 11, 158, 38, 34, 8) +
    k.panel(tint.sage, 59, 158, 38, 34, 8) +
    k.fine('M20 169h20v13H20zM20 170l10 7 10-7') +
    k.check(78, 175, 6),
  /** A target. */
  strategy:
    k.ring(46, 54, 29) +
    k.dot(token.paper, 46, 54, 20) +
    k.dot(token.ember, 46, 54, 9) +
    k.ink('M46 54l24-24M70 30V20l10-8v10h10l-10 8z'),
  /** A ring chart of 93%, as the KPI sheet has it. */
  analytics:
    k.ring(47, 52, 24, tint.honey, 14) +
    `<path fill="none" stroke="${token.ember}" stroke-width="14" d="M47 28a24 24 0 1 1-10.2 2.3"/>` +
    k.ring(47, 52, 31, token.ink, 1.8) +
    k.ring(47, 52, 17, token.ink, 1.8),
} as const

/** Back to front, so that the outer ones overlap the inner ones. */
const towers = ({ text }: Say): Tower[] => {
  const { bar, page, content, ads, automation, strategy, analytics } = motifs
  return [
    {
      x: 216,
      y: 222,
      w: 100,
      ground: tint.lilac,
      inside: content + said(text('Content'), 17, 160, 68, token.paper),
    },
    {
      x: 408,
      y: 208,
      w: 112,
      inside: bar + said(text('Web and funnels'), 17, 72, 82) + page,
    },
    {
      x: 112,
      y: 182,
      w: 112,
      inside: said(text('Cost per inquiry'), 15, 64, 82) + ads,
    },
    {
      x: 307,
      y: 160,
      w: 108,
      ground: token.ink,
      inside: automation + said(text('Automation'), 12, 224, 86, token.paper),
    },
    {
      x: 30,
      y: 254,
      w: 92,
      ground: tint.coral,
      inside: strategy + said(text('Strategy'), 12, 126, 70),
    },
    {
      x: 514,
      y: 250,
      w: 94,
      ground: tint.cream,
      inside: analytics + said(text('Analytics'), 12, 128, 72),
    },
  ]
}

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

/** Six surfaces as a skyline, each connected to the sun above them. The page's sample has their numbers. */
export function dominion(say: Say): string {
  const skyline = towers(say)
  const tops = skyline.map(({ x, y, w }) => ({ x: x + w / 2, y }))
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
    skyline.map(tower).join('') +
    k.horizon(foot) +
    tops.map(({ x, y }) => k.dot(token.gold, x, y, 6.5)).join('')
  )
}
