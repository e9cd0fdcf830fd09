import { hex, tint, token } from '../palette.ts'
import type { Say } from '../words/say.ts'
import { words } from '../words/words.ts'
import * as k from './kit.ts'

/** The product: a bottle of juice with its base at (0, 0), 150 high. */
const bottle =
  k.area(token.ink, 'M-20 2h66q8 0 8-4 0-5-12-5z', 0.22) +
  k.area(token.paper, 'M-13-148h26v16h-26z') +
  k.area(tint.cream, 'M-11-132h22v20c0 14 20 18 20 42V-14q0 14-14 14h-34q-14 0-14-14v-56c0-24 20-28 20-42z') +
  k.area(token.gold, 'M-30-84q8-14 30-6t30-4q1 6 1 14V-14q0 14-14 14h-34q-14 0-14-14v-56q0-8 1-14z') +
  k.box(token.paper, -31, -66, 62, 46) +
  k.mark(0, -38, 20) +
  k.ink(
    'M-13-148h26v16h-26zM-11-132h22v20c0 14 20 18 20 42V-14q0 14-14 14h-34q-14 0-14-14v-56c0-24 20-28 20-42zM-31-66h62M-31-20h62',
  ) +
  k.fine('M18-96q6 6 6 18', token.paper)

/** Half a lemon. */
const lemon =
  k.disc(hex(0.91, 0.15, 100), 0, 0, 22, ` stroke="${token.ink}" stroke-width="2.4"`) +
  k.disc(tint.butter, 0, 0, 17) +
  k.area(
    token.gold,
    'M-1.500-3l-5-11a14 14 0 0 1 13 0l-5 11zM2-2l9-9a14 14 0 0 1 4 12l-13-1zM2 2l12 3a14 14 0 0 1-10 10zM-2 2l-2 13a14 14 0 0 1-10-10zM-2 0l-13 1a14 14 0 0 1 4-12z',
  )

type Board = {
  id: string
  x: number
  y: number
  w: number
  h: number
  table: number
  sun: [number, number, number]
}

const tall: Board = { id: 's', x: 62, y: 58, w: 178, h: 316, table: 318, sun: [151, 240, 60] }
const square: Board = { id: 'q', x: 292, y: 58, w: 212, h: 212, table: 226, sun: [452, 170, 44] }
const banner: Board = { id: 'b', x: 292, y: 322, w: 300, h: 92, table: 392, sun: [540, 374, 35] }

/** How far the light around a sun reaches, in radii of the sun. */
const glow = 1.32

/** The light behind the bottle of each ad: no word touches it. */
export const lights = [tall, square, banner].map(({ sun: [x, y, r] }) => ({ x, y, r: r * glow }))

/** The ad's background, a sun and a table, in any format. */
const board = ({ id, x, y, w, h, table, sun: [sx, sy, sr] }: Board, inside: string) =>
  k.card(x, y, w, h, { r: 6, lift: 10 }) +
  k.picture(
    id,
    x,
    y,
    w,
    h,
    6,
    k.box(token.ember, x, y, w, h) +
      k.disc(tint.coral, sx, sy, sr * glow) +
      k.disc(token.gold, sx, sy, sr) +
      k.box(tint.rosewood, x, table, w, y + h - table) +
      k.ink(`M${x} ${table}h${w}`) +
      inside,
  )

const crop = (x: number, y: number, w: number, h: number) =>
  `M${x - 7} ${y}h-12M${x} ${y - 7}v-12M${x + w + 7} ${y}h12M${x + w} ${y - 7}v-12` +
  `M${x - 7} ${y + h}h-12M${x} ${y + h + 7}v12M${x + w + 7} ${y + h}h12M${x + w} ${y + h + 7}v12`

const call = (x: number, y: number, w: number, h: number) =>
  k.panel(token.paper, x, y, w, h, h / 2) + k.fine(`M${x + w / 2 - 8} ${y + h / 2}h15m-5-5l5 5-5 5`)

/** One ad as a story, a square and a banner. */
export function creativePack({ text }: Say): string {
  const slogan = (x: number, y: number, size: number, wide: number) =>
    words(x, y, text('Eleven lemons in every bottle'), {
      size,
      look: 'display',
      color: token.paper,
      width: wide,
      leading: 1.05,
    })
  return (
    k.fill(tint.cream) +
    k.box(tint.peach, 0, 374, 640, 106) +
    k.horizon(374, token.ink, 548) +
    k.fine(`M0 58H640M62 0V480M292 0V480M504 0V480M592 0V480`, tint.apricot, ' stroke-dasharray="3 7"') +
    k.fine([tall, square, banner].map(({ x, y, w, h }) => crop(x, y, w, h)).join('')) +
    board(
      tall,
      slogan(80, 98, 23, 140) +
        k.group(bottle, 'translate(151 330)') +
        k.group(lemon, 'translate(206 326)') +
        k.leaf(108, 330, 40, -34, tint.sage) +
        k.leaf(112, 330, 30, -70, tint.moss) +
        call(104, 342, 94, 24),
    ) +
    board(
      square,
      slogan(308, 88, 17, 84) +
        call(308, 174, 62, 26) +
        k.leaf(408, 232, 38, -40, tint.sage) +
        k.group(bottle, 'translate(440 238) scale(.98)') +
        k.group(lemon, 'translate(480 238) scale(.86)'),
    ) +
    board(
      banner,
      slogan(310, 352, 16, 140) +
        call(444, 348, 44, 24) +
        k.leaf(514, 398, 28, -44, tint.sage) +
        k.group(bottle, 'translate(540 400) scale(.5)') +
        k.group(lemon, 'translate(568 398) scale(.5)'),
    ) +
    // The three formats in a layer list.
    k.card(530, 88, 78, 152, { lift: 7 }) +
    k.box(tint.butter, 532, 90, 74, 48, 12) +
    k.panel(token.ember, 562, 98, 14, 28, 3) +
    k.fine('M530 138h78M530 190h78', token.line) +
    k.panel(tint.peach, 557, 152, 24, 24, 3) +
    k.panel(tint.peach, 550, 208, 38, 14, 3) +
    k.panel(token.paper, 530, 88, 78, 152, 14).replace(`fill="${token.paper}"`, 'fill="none"') +
    k.cursor(578, 118)
  )
}
