import { tint, token } from '../palette.ts'
import * as k from './kit.ts'

/** The picture on the page: a house in the morning, `w` × `h` from (0, 0). */
const view = (w: number, h: number) =>
  k.box(tint.butter, 0, 0, w, h) +
  k.disc(token.gold, w * 0.66, h * 0.52, h * 0.34) +
  k.area(
    tint.clay,
    `M0 ${h * 0.72}q${w * 0.25}-${h * 0.2} ${w * 0.5}-${h * 0.04}t${w * 0.5}-${h * 0.06}V${h}H0z`,
  ) +
  k.area(
    tint.rosewood,
    `M0 ${h * 0.86}q${w * 0.3}-${h * 0.16} ${w * 0.6}-${h * 0.02}t${w * 0.4}-${h * 0.02}V${h}H0z`,
  ) +
  k.area(
    token.paper,
    `M${w * 0.16} ${h * 0.82}V${h * 0.44}l${w * 0.16}-${h * 0.16} ${w * 0.16} ${h * 0.16}v${h * 0.38}z`,
  ) +
  k.fine(
    `M${w * 0.16} ${h * 0.82}V${h * 0.44}l${w * 0.16}-${h * 0.16} ${w * 0.16} ${h * 0.16}v${h * 0.38}M${w * 0.12} ${h * 0.48}l${w * 0.2}-${h * 0.2} ${w * 0.2} ${h * 0.2}`,
  ) +
  k.panel(token.gold, w * 0.27, h * 0.52, w * 0.1, h * 0.16, 1)

const tile = (x: number, y: number, f: string, motif: string) =>
  k.panel(token.paper, x, y, 118, 96, 10) +
  k.box(f, x + 10, y + 10, 98, 44, 6) +
  k.group(motif, `translate(${x + 59} ${y + 32})`) +
  k.bars(x + 10, y + 68, [70], { color: token.ink }) +
  k.bars(x + 10, y + 82, [92])

/** A page under construction: header and first block are done, one block is being added, one slot is empty. */
export function website(): string {
  const handles = [
    [232, 292],
    [350, 292],
    [232, 388],
    [350, 388],
  ] as const
  return (
    k.fill(tint.apricot) +
    k.halfSun(532, 408, 216, tint.honey) +
    k.halfSun(532, 408, 150, token.gold) +
    k.box(tint.clay, 0, 408, 640, 72) +
    k.horizon(408, token.ink, -34) +
    k.card(36, 34, 452, 392, { lift: 12 }) +
    k.chrome(36, 34, 452, 190) +
    // The page's header.
    k.mark(70, 86, 13) +
    k.bars(262, 84, [34], { color: tint.slate, weight: 5 }) +
    k.bars(310, 84, [34], { color: tint.slate, weight: 5 }) +
    k.bars(358, 84, [34], { color: tint.slate, weight: 5 }) +
    k.panel(token.ink, 410, 74, 54, 20, 10) +
    k.bars(424, 84, [26], { color: token.paper, weight: 4 }) +
    k.heading(58, 132, [176, 142], token.ink, 14) +
    k.bars(58, 188, [164, 150, 108]) +
    k.button(58, 232, 92, 28) +
    k.panel(token.paper, 160, 232, 74, 28, 14) +
    k.bars(178, 246, [38], { color: tint.slate, weight: 4.5 }) +
    k.picture('v', 262, 112, 204, 150, 12, k.group(view(204, 150), 'translate(262 112)')) +
    // Row of blocks.
    tile(58, 296, tint.peach, k.mark(0, 6, 18, token.gold)) +
    k.ink('M190 306a10 10 0 0 1 10-10h98a10 10 0 0 1 10 10v76a10 10 0 0 1-10 10h-98a10 10 0 0 1-10-10z', {
      color: tint.slate,
      weight: 1.8,
      more: ' stroke-dasharray="5 6"',
    }) +
    k.ink('M322 306a10 10 0 0 1 10-10h98a10 10 0 0 1 10 10v76a10 10 0 0 1-10 10h-98a10 10 0 0 1-10-10z', {
      color: token.line,
      weight: 1.8,
      more: ' stroke-dasharray="5 6"',
    }) +
    k.fine('M381 336v16M373 344h16', tint.slate) +
    // The block that is being added.
    k.turned(
      4,
      290,
      340,
      k.box(token.ink, 240, 304, 118, 96, 10, ' opacity=".16"') +
        tile(232, 292, tint.lilac, k.leaf(-12, 20, 34, -24, tint.sage) + k.leaf(8, 20, 38, 14, tint.moss)) +
        k.ink('M232 292h118v96H232z', { color: token.ember, weight: 2.4 }) +
        handles.map(([x, y]) => k.panel(token.paper, x - 5, y - 5, 10, 10, 2)).join(''),
    ) +
    k.cursor(338, 366) +
    // The same page on a phone.
    k.card(456, 150, 142, 288, { fill: token.ink, r: 24, lift: 10 }) +
    k.box(token.paper, 463, 157, 128, 274, 18) +
    k.mark(486, 182, 10) +
    k.fine('M562 176h16M562 182h16') +
    k.picture('w', 474, 198, 106, 80, 9, k.group(view(106, 80), 'translate(474 198)')) +
    k.heading(474, 300, [98, 70], token.ink, 10) +
    k.bars(474, 338, [102, 92, 60], { weight: 5, gap: 12 }) +
    k.button(474, 380, 106, 28)
  )
}
