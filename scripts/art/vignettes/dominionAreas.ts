import { tint, token } from '../palette.ts'
import type { Say } from '../words/say.ts'
import { sizeWithin, widthOf, words } from '../words/words.ts'
import { motifs } from './dominion.ts'
import * as k from './kit.ts'

/** Wide, since wide cards show all of it; narrow ones show the middle (`object-fit: cover`), which has the panel. */
const wide = 480
const high = 160
export const areaSize = { width: wide, height: high }

const foot = 138
const panel = { x: 92, y: 26, w: 296, left: 112 }
const tall = foot - panel.y

type Value = (say: Say) => string
type Panel = {
  ground: string
  /** In the left part of the panel, 112 wide and as tall as the panel. */
  motif: string
  /** What the number counts, in the words of the KPI sheet. */
  label: Value
  start: Value
  now: Value
}

const said =
  (english: string): Value =>
  ({ text }) =>
    text(english)
const counted =
  (value: number): Value =>
  ({ count }) =>
    count(value)

/** The number of an area: what it counts, where it began, and large, where it is. */
const figures = (label: string, from: string, to: string) => {
  const x = panel.left + 18
  const after = x + widthOf(from, 18, 'bold') + 9
  const size = sizeWithin(panel.w - after - 42, to, 40, 'display')
  return (
    words(x, 26, label, { size: 15, look: 'bold', leading: 1.15, width: panel.w - x - 14 }) +
    words(x, 92, from, { size: 18, look: 'bold', color: tint.slate }) +
    k.ink(`M${after} 86h18m-6-6l6 6-6 6`, { color: token.ember }) +
    words(after + 28, 92, to, { size, look: 'display' })
  )
}

/** The panel of one area of the skyline, widened by its number of the KPI sheet. */
const area =
  ({ ground, motif, label, start, now }: Panel) =>
  (say: Say): string => {
    const { x, y, w, left } = panel
    const wall = `M0 ${tall}V12a12 12 0 0 1 12-12h${w - 24}a12 12 0 0 1 12 12v${tall - 12}`
    return (
      k.box(tint.butter, 0, 0, wide, high) +
      k.disc(tint.cream, wide / 2, 0, 190, ' opacity=".45"') +
      k.disc(tint.cream, wide / 2, 0, 120, ' opacity=".6"') +
      k.area(tint.apricot, 'M0 138V96q50-28 110-12t130 8 120-18 120 10v54z') +
      k.box(tint.clay, 0, foot, wide, high - foot) +
      k.ink(`M${wide / 2} 0v${y}`) +
      k.group(
        k.box(token.ink, 9, 10, w, tall - 10, 12, ' opacity=".14"') +
          k.area(token.paper, `${wall}z`) +
          k.within(
            't',
            0,
            0,
            w,
            tall + 12,
            12,
            k.box(ground, 0, 0, left, tall) + k.within('m', 0, 0, left, tall, 0, motif),
          ) +
          k.fine(`M${left} 0v${tall}`) +
          k.ink(wall) +
          figures(label(say), start(say), now(say)),
        `translate(${x} ${y})`,
      ) +
      k.ink(`M0 ${foot}H${wide}`) +
      k.ink(`M24 ${foot}h48`, { color: token.ember, weight: 5 }) +
      k.dot(token.gold, wide / 2, y, 6.5)
    )
  }

const { bar, page, content, ads, automation, strategy, analytics } = motifs

/** The six areas, each with its number of the KPI sheet. */
export const dominionAreas = {
  'dominion-strategy': area({
    ground: tint.coral,
    motif: k.group(strategy, 'translate(-3 -12) scale(1.25)'),
    label: said('Share of orders from new customers'),
    start: said('22%'),
    now: said('25%'),
  }),
  'dominion-ads': area({
    ground: token.paper,
    motif: k.group(ads, 'translate(11 -52) scale(.8)'),
    label: said('Cost per inquiry'),
    start: said('$46'),
    now: said('$33'),
  }),
  'dominion-content': area({
    ground: tint.lilac,
    motif: k.group(content, 'translate(0 -26) scale(1.12)'),
    label: said('Monthly visits from search'),
    start: counted(2100),
    now: counted(3050),
  }),
  'dominion-automation': area({
    ground: token.ink,
    motif: k.group(automation, 'translate(23 -10) scale(.6)'),
    label: said('Inquiries that get a follow-up'),
    start: said('40%'),
    now: said('100%'),
  }),
  'dominion-web': area({
    ground: token.paper,
    motif: bar + k.group(page, 'translate(0 -60)'),
    label: said('Visitors who inquire'),
    start: said('1.1%'),
    now: said('1.9%'),
  }),
  'dominion-analytics': area({
    ground: tint.cream,
    motif: k.group(analytics, 'translate(-3 -9) scale(1.25)'),
    label: said('Inquiries with a known source'),
    start: said('38%'),
    now: said('93%'),
  }),
} as const
