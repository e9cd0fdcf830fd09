import { accent, tint, token } from '../palette.ts'
import * as k from './kit.ts'

/** The advertised product: an armchair and a lamp. 164 × 132 from (0, 0). */
export const armchair =
  k.box(tint.peach, 0, 0, 164, 132) +
  k.disc(token.gold, 110, 62, 42) +
  k.box(tint.clay, 0, 104, 164, 28) +
  k.fine('M0 104h164') +
  k.area(tint.butter, 'M18 26h28l8 24H10z') +
  k.fine('M18 26h28l8 24H10zM32 50v60M22 110h20') +
  k.ink('M84 106l-4 14M134 106l4 14') +
  k.area(tint.moss, 'M76 72q-2-36 33-36t33 36v20H76z') +
  k.area(tint.sage, 'M66 70q0-9 9-9t9 9v14h50V70q0-9 9-9t9 9v30q0 7-7 7H73q-7 0-7-7z') +
  k.fine(
    'M77 61q0-25 32-25t32 25M66 70q0-9 9-9t9 9v14h50V70q0-9 9-9t9 9v30q0 7-7 7H73q-7 0-7-7zM84 84v8M134 84v8',
  )

/** A growing campaign, its ad and its budget. */
export function adManagement(): string {
  const columns = [52, 66, 60, 84, 98, 92, 122, 146]
  const line =
    'M74 286C110 280 116 262 144 262S186 268 214 240 254 226 284 198 326 190 350 150 380 118 398 104'
  return (
    `<defs><radialGradient id="g" cx=".75" cy="1" r=".8"><stop stop-color="${accent(0.52, 0.14, -5)}"/><stop offset=".45" stop-color="${tint.plum}"/><stop offset="1" stop-color="${token.dusk}"/></radialGradient></defs>` +
    k.motion(k.drawn) +
    k.fill(token.night) +
    k.box('url(#g)', 0, 0, 640, 460) +
    // At the height of the detail page's horizon, so that both form one line.
    k.horizon(460, tint.coral, 40) +
    // The report.
    k.card(36, 40, 404, 298, { lift: 10, shadow: '#000', depth: 0.35 }) +
    k.heading(60, 70, [118], token.ink, 10) +
    k.bars(60, 90, [76]) +
    k.panel(token.sand, 304, 58, 112, 26, 13) +
    k.panel(token.paper, 304, 58, 56, 26, 13) +
    k.bars(320, 71, [24], { color: token.ink, weight: 5 }) +
    k.bars(374, 71, [24], { color: tint.slate, weight: 5 }) +
    k.fine('M60 130H416M60 170H416M60 210H416M60 250H416', token.line) +
    columns
      .map((h, i) =>
        k.area(
          i === 7 ? token.gold : tint.butter,
          `M${66 + i * 43} 306v-${h - 6}q0-6 6-6h14q6 0 6 6v${h - 6}z`,
        ),
      )
      .join('') +
    k.ink('M60 306H416') +
    k.bars(68, 322, [18], { weight: 4 }) +
    [1, 2, 3, 4, 5, 6, 7].map((i) => k.bars(68 + i * 43, 322, [18], { weight: 4 })).join('') +
    k.ink(line, { color: token.ember, weight: 5, more: k.traced }) +
    k.disc(token.ember, 398, 104, 22, ' opacity=".18"') +
    k.disc(token.ember, 398, 104, 14, ' opacity=".25"') +
    k.dot(token.ember, 398, 104, 7.5) +
    // The ad.
    k.card(412, 122, 192, 270, { lift: 12, shadow: '#000', depth: 0.4 }) +
    k.dot(tint.butter, 440, 150, 13) +
    k.mark(440, 153, 9) +
    k.bars(462, 145, [64], { color: token.ink }) +
    k.bars(462, 157, [40], { weight: 5 }) +
    k.disc(tint.slate, 578, 150, 2) +
    k.disc(tint.slate, 585, 150, 2) +
    k.disc(tint.slate, 571, 150, 2) +
    k.picture('c', 426, 176, 164, 132, 8, k.group(armchair, 'translate(426 176)')) +
    k.heading(426, 330, [112], token.ink, 8) +
    k.bars(426, 348, [92]) +
    k.button(522, 356, 68, 24) +
    k.heart(436, 368, 8) +
    k.bars(450, 368, [26], { color: tint.slate, weight: 4.5 }) +
    // The budget, with a slider that looks like the horizon.
    k.card(64, 360, 310, 82, { lift: 9, shadow: '#000', depth: 0.35 }) +
    k.panel(tint.butter, 80, 378, 46, 46, 12) +
    k.group(
      k.fine(
        'M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M0-16v-3M0 19v-3M-19 0h3M16 0h3',
      ),
      'translate(103 401)',
    ) +
    k.bars(142, 388, [84], { color: token.ink }) +
    k.panel(tint.sage, 322, 378, 34, 20, 10) +
    k.dot(token.paper, 346, 388, 7.5) +
    k.ink('M142 416h212', { color: token.line, weight: 5 }) +
    k.ink('M142 416h132', { color: token.ember, weight: 5 }) +
    k.dot(token.paper, 276, 416, 9)
  )
}
