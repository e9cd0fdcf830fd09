import { tint, token } from '../palette.ts'
import type { Say } from '../words/say.ts'
import { linesOf, sizeWithin, words } from '../words/words.ts'
import * as k from './kit.ts'

/** The picture on the page: shelves from wall to wall, `w` × `h` from (0, 0). */
const shelves = (w: number, h: number) => {
  const board = (share: number) => k.box(tint.terracotta, 0, h * share, w, h * 0.035)
  const books = (x: number, foot: number, fills: string[]) =>
    fills
      .map((f, at) => {
        const tall = h * (0.15 + ((at * 37) % 5) * 0.012)
        return k.panel(f, w * x + at * w * 0.05, h * foot - tall, w * 0.05, tall, 1)
      })
      .join('')
  return (
    k.box(tint.butter, 0, 0, w, h) +
    k.disc(token.gold, w * 0.7, h * 0.42, h * 0.26) +
    [0.28, 0.55, 0.82].map(board).join('') +
    [0.02, 0.34, 0.66, 0.96].map((x) => k.box(tint.rosewood, w * x, 0, w * 0.022, h)).join('') +
    books(0.08, 0.28, [tint.sage, token.paper, tint.coral, tint.plum]) +
    books(0.7, 0.28, [tint.lilac, tint.rosewood, token.paper]) +
    books(0.4, 0.55, [tint.moss, tint.peach, token.ink, tint.sage]) +
    k.leaf(w * 0.17, h * 0.55, h * 0.2, -24, tint.moss) +
    k.leaf(w * 0.2, h * 0.55, h * 0.22, 12, tint.sage) +
    k.panel(token.ember, w * 0.74, h * 0.43, h * 0.12, h * 0.12, 2) +
    books(0.08, 0.82, [tint.lilac, tint.clay, token.paper, tint.sage]) +
    k.disc(tint.plum, w * 0.5, h * 0.75, h * 0.07) +
    books(0.76, 0.82, [tint.sage, token.ink])
  )
}

const tile = (x: number, y: number, f: string, motif: string, text: string) =>
  k.panel(token.paper, x, y, 128, 100, 10) +
  k.box(f, x + 10, y + 10, 108, 34, 6) +
  k.group(motif, `translate(${x + 64} ${y + 27})`) +
  words(x + 10, y + 60, text, { size: 12, width: 110, leading: 1.2 })

const button = (x: number, y: number, w: number, text: string) =>
  k.panel(token.ember, x, y, w, 30, 15) +
  words(x + w / 2, y + 20, text, {
    size: sizeWithin(w - 14, text, 14, 'bold'),
    look: 'bold',
    anchor: 'middle',
  })

/** A page under construction: its words stand, one block is being added. */
export function website({ text }: Say): string {
  const handles = [
    [198, 300],
    [326, 300],
    [198, 400],
    [326, 400],
  ] as const
  const headline = text('Shelves cut to fit your wall exactly')
  const visit = text('Book a visit')
  const large = { size: 24, look: 'display', width: 212, leading: 1.05 } as const
  return (
    k.fill(tint.apricot) +
    k.halfSun(532, 408, 216, tint.honey) +
    k.halfSun(532, 408, 150, token.gold) +
    k.box(tint.clay, 0, 408, 640, 72) +
    k.horizon(408, token.ink, -34) +
    k.card(36, 34, 452, 392, { lift: 12 }) +
    k.chrome(36, 34, 452, 220) +
    words(262, 53, text('birchandbeam.example'), { size: 13, color: tint.slate, anchor: 'middle' }) +
    words(58, 104, headline, large) +
    words(
      58,
      106 + linesOf(headline, large).length * 25,
      text('We measure at your home, build in our workshop, and install everything in one day.'),
      { size: 13, color: tint.slate, width: 206 },
    ) +
    button(58, 262, 150, visit) +
    k.picture('v', 282, 82, 186, 198, 12, k.group(shelves(186, 198), 'translate(282 82)')) +
    // Row of blocks.
    tile(56, 308, tint.peach, k.mark(0, 8, 18, token.gold), text('One price, agreed on before we start')) +
    k.ink('M334 318a10 10 0 0 1 10-10h98a10 10 0 0 1 10 10v80a10 10 0 0 1-10 10h-98a10 10 0 0 1-10-10z', {
      color: token.line,
      weight: 1.8,
      more: ' stroke-dasharray="5 6"',
    }) +
    k.fine('M393 350v16M385 358h16', tint.slate) +
    // The block that is being added.
    k.turned(
      4,
      262,
      350,
      k.box(token.ink, 206, 312, 128, 100, 10, ' opacity=".16"') +
        tile(
          198,
          300,
          tint.lilac,
          k.leaf(-12, 16, 30, -24, tint.sage) + k.leaf(8, 16, 32, 14, tint.moss),
          text('Oak and ash from two hours away'),
        ) +
        k.ink('M198 300h128v100H198z', { color: token.ember, weight: 2.4 }) +
        handles.map(([x, y]) => k.panel(token.paper, x - 5, y - 5, 10, 10, 2)).join(''),
    ) +
    k.cursor(318, 388) +
    // The same page on a phone.
    k.card(456, 150, 142, 288, { fill: token.ink, r: 24, lift: 10 }) +
    k.box(token.paper, 463, 157, 128, 274, 18) +
    k.mark(486, 182, 10) +
    k.fine('M562 176h16M562 182h16') +
    k.picture('w', 474, 196, 106, 84, 9, k.group(shelves(106, 84), 'translate(474 196)')) +
    words(474, 306, headline, { size: 18, look: 'display', width: 110, leading: 1.08 }) +
    button(474, 388, 106, visit)
  )
}
