import { tint, token } from '../palette.ts'
import type { Say } from '../words/say.ts'
import { linesOf, sizeWithin, widthOf, words } from '../words/words.ts'
import { fern } from './fern.ts'
import * as k from './kit.ts'

/** One figure of the report: how many did what. */
const row = (y: number, value: string, label: string) => {
  const beside = 68 + widthOf(value, 25, 'display')
  const style = { size: 12.5, width: 266 - beside, leading: 1.2, color: tint.slate }
  return (
    k.fine(`M38 ${y - 38}h232`, token.line) +
    words(58, y, value, { size: 25, look: 'display' }) +
    words(beside, y - 2 - (linesOf(label, style).length - 1) * 9, label, style)
  )
}

/** A newsletter rises out of its envelope like a sun, in front of what came of it. */
export function emailMarketing({ text, count }: Say): string {
  const from = text('Nora from Fern & Clay')
  const subject = text('Your fern may not be thirsty')
  const signs = text('Show me the three signs')
  return (
    k.motion(
      '.u{animation:u 1.4s .2s cubic-bezier(.2,.7,.2,1) both}@keyframes u{from{transform:translateY(70px)}}',
    ) +
    k.fill(token.gold) +
    k.halos(390, 428, [
      [330, tint.butter, 0.55],
      [262, tint.butter, 0.6],
    ]) +
    k.box(tint.honey, 0, 428, 640, 52) +
    k.horizon(428) +
    // The report.
    k.card(36, 70, 236, 318, { lift: 11 }) +
    k.dot(tint.butter, 70, 106, 17) +
    k.mark(70, 110, 11) +
    words(97, 111, from, { size: sizeWithin(158, from, 15, 'bold'), look: 'bold' }) +
    words(58, 150, subject, { size: 16, look: 'bold', width: 206, leading: 1.15 }) +
    row(226, count(2400), text('sent, to people who bought a fern')) +
    row(284, count(840), text('opened it')) +
    row(342, count(126), text('clicked')) +
    // The open envelope: first its back, then the letter, then its front.
    k.box(token.ink, 248, 292, 330, 158, 14, ' opacity=".16"') +
    k.area(tint.terracotta, 'M238 292L396 176q8-6 16 0l158 116v100H238z') +
    k.ink('M238 292L396 176q8-6 16 0l158 116z') +
    `<g class="u">${
      k.card(276, 40, 256, 380, { lift: 0 }) +
      k.mark(404, 66, 14) +
      k.fine('M292 82h224', token.line) +
      k.picture(
        'p',
        292,
        94,
        224,
        108,
        8,
        k.box(tint.butter, 292, 94, 224, 108) +
          k.halos(462, 186, [
            [92, tint.cream, 0.7],
            [62, token.gold, 0.7],
            [36, token.ember, 1],
          ]) +
          k.box(tint.clay, 292, 186, 224, 16) +
          k.fine('M292 186h224') +
          fern(362, 186, 0.5),
      ) +
      words(404, 226, subject, { size: 18, look: 'display', width: 210, leading: 1.1, anchor: 'middle' }) +
      k.panel(token.ember, 304, 260, 200, 32, 16) +
      words(404, 281, signs, { size: sizeWithin(176, signs, 15, 'bold'), look: 'bold', anchor: 'middle' }) +
      k.panel(tint.butter, 292, 316, 104, 80, 8) +
      k.panel(tint.lilac, 412, 316, 104, 80, 8)
    }</g>` +
    k.area(token.paper, 'M238 292l166 92 166-92v142q0 14-14 14H252q-14 0-14-14z') +
    k.area(tint.peach, 'M238 292l166 92 166-92v142q0 14-14 14H252q-14 0-14-14z') +
    k.area(tint.coral, 'M240 442l132-76q32-18 64 0l132 76q-4 6-12 6H252q-8 0-12-6z') +
    k.ink('M238 292l166 92 166-92v142q0 14-14 14H252q-14 0-14-14zM240 442l122-70M568 442l-122-70') +
    // The sent message.
    k.fine('M540 190q22-34 26-70', token.ink, ' stroke-dasharray="1 8"') +
    k.area(token.paper, 'M606 50l-64 30 22 10 6 24 12-16z') +
    k.area(tint.stone, 'M606 50l-42 40 6 24 6-20z') +
    k.ink('M606 50l-64 30 22 10 6 24 10-17 12 5zM606 50l-42 40M606 50l-26 47') +
    k.card(536, 214, 76, 54, { r: 14, lift: 7 }) +
    k.ink('M550 252l14-12 10 6 22-18', { color: token.ink, weight: 3.4 }) +
    k.dot(token.ember, 597, 227, 5)
  )
}
