import { tint, token } from '../palette.ts'
import { avatar, client, model, neighbour } from './cast.ts'
import * as k from './kit.ts'

/** A message in the inbox. */
const row = (y: number, face: string, lengths: [number, number], unread = false) =>
  face +
  k.bars(94, y - 7, [lengths[0]], { color: unread ? token.ink : tint.slate }) +
  k.bars(94, y + 8, [lengths[1]], { weight: 5 }) +
  (unread ? k.disc(token.ember, 222, y - 7, 4.5) : '') +
  k.fine(`M38 ${y + 28}h232`, token.line)

/** A newsletter rises out of its envelope like a sun, in front of the inbox. */
export function emailMarketing(): string {
  return (
    k.motion(
      '.u{animation:u 1.4s .2s cubic-bezier(.2,.7,.2,1) both}@keyframes u{from{transform:translateY(70px)}}',
    ) +
    model('n', neighbour) +
    model('m', client) +
    k.fill(token.gold) +
    k.halos(390, 428, [
      [330, tint.butter, 0.55],
      [262, tint.butter, 0.6],
    ]) +
    k.box(tint.honey, 0, 428, 640, 52) +
    k.horizon(428) +
    // Inbox.
    k.card(36, 70, 236, 318, { lift: 11 }) +
    k.heading(58, 98, [70], token.ink, 9) +
    k.panel(token.sand, 150, 86, 104, 24, 12) +
    k.ring(164, 97, 4.5, tint.slate, 1.8) +
    k.fine('M167 101l4 4', tint.slate) +
    k.fine('M38 126h232', token.line) +
    k.box(tint.cream, 37.5, 127, 233, 61) +
    row(160, `${k.dot(tint.butter, 66, 160, 17)}${k.mark(66, 164, 11)}`, [100, 118], true) +
    row(220, avatar('v', 'n', 66, 220, 17, tint.peach), [74, 110]) +
    row(280, avatar('w', 'm', 66, 280, 17, tint.lilac), [88, 96]) +
    row(340, `${k.dot(tint.sage, 66, 340, 17)}${k.leaf(66, 351, 22, 12, tint.moss)}`, [64, 104]) +
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
        k.box(tint.peach, 292, 94, 224, 108) +
          k.halos(404, 172, [
            [74, tint.apricot, 0.8],
            [46, token.ember, 1],
          ]) +
          k.box(tint.plum, 292, 172, 224, 30) +
          k.area(tint.rosewood, 'M292 172q34-34 62-26t44 26zM440 172q30-26 54-20l22 12v8z') +
          k.fine('M292 172h224M292 172q34-34 62-26t44 26M440 172q30-26 54-20l22 12') +
          k.ink('M384 182h40M392 192h24', { color: token.ember, weight: 3 }),
      ) +
      k.heading(324, 224, [160], token.ink, 11) +
      k.bars(312, 246, [184, 168], { gap: 13 }) +
      k.button(354, 272, 100, 28) +
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
