import { hex, tint, token } from '../palette.ts'
import type { Say } from '../words/say.ts'
import { sizeWithin, widthOf, words } from '../words/words.ts'
import * as k from './kit.ts'

/** Sunrise, and the plan of a first month in front of it with its first step done. */
export function launch({ text }: Say): string {
  const steps = [
    { title: text('One offer, one audience'), fill: token.ember },
    { title: text('A booking page and three ads'), fill: token.gold },
    { title: text('Keep one ad, drop two'), fill: tint.butter },
    { title: text('More budget for what brings bookings'), fill: tint.lilac },
  ].map((step, at) => ({ ...step, x: 58 + at * 20, y: 284 + at * 35 }))
  const result = text('Agreed result: 20 first appointments booked')
  const stars = 'M52 54h0M132 96h0M214 40h0M96 150h0M300 84h0M556 52h0M606 120h0M470 66h0M380 38h0'
  return (
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${token.dusk}"/><stop offset=".5" stop-color="${tint.plum}"/><stop offset=".8" stop-color="${tint.terracotta}"/><stop offset="1" stop-color="${tint.coral}"/></linearGradient></defs>` +
    k.motion(
      `.r{animation:r 2s cubic-bezier(.2,.7,.2,1) both}@keyframes r{from{transform:translateY(60px)}}`,
    ) +
    k.box('url(#s)', 0, 0, 640, 300) +
    k.ink(stars, { color: tint.peach, weight: 3.4 }) +
    k.within(
      'c',
      0,
      0,
      640,
      300,
      0,
      `<g class="r">${k.halos(456, 300, [
        [206, tint.coral, 0.28],
        [158, tint.honey, 0.4],
        [112, token.gold, 1],
        [80, token.ember, 1],
      ])}</g>`,
    ) +
    k.area(hex(0.3, 0.05, 320), 'M0 300V272q40-34 84-20t80 30 76 18zM640 300v-36q-40-18-70 4t-50 32z') +
    k.box(hex(0.23, 0.045, 300), 0, 300, 640, 180) +
    k.ink('M402 318h116M416 334h92M430 350h70M440 366h44M452 382h22', { color: token.ember, weight: 5 }) +
    k.ink('M0 300H640', { color: token.gold }) +
    // The road from the plan to the sun.
    k.ink('M408 392C450 392 440 340 456 306', {
      color: tint.cream,
      weight: 3,
      more: ' stroke-dasharray="1 9"',
    }) +
    // The plan, on top of older sheets.
    k.turned(
      -4,
      210,
      330,
      k.card(44, 186, 360, 242, { fill: tint.apricot, lift: 12, shadow: '#000', depth: 0.4 }),
    ) +
    k.card(40, 180, 368, 244, { lift: 0 }) +
    k.mark(72, 214, 13) +
    words(96, 219, text('Plan for Juniper Dental'), { size: 20, look: 'display' }) +
    words(58, 246, result, { size: sizeWithin(330, result, 15), color: tint.slate }) +
    k.panel(tint.sage, 348, 198, 42, 24, 12) +
    k.check(369, 210, 5.5) +
    k.fine('M40 262h368', token.line) +
    k.panel('none', 40, 180, 368, 244, 14, 2.4) +
    steps
      .map(({ title, fill, x, y }, at) => {
        const size = sizeWithin(350 - x, title, 15, 'bold')
        return (
          k.panel(fill, x, y - 13, 42 + widthOf(title, size, 'bold'), 26, 13) +
          words(x + 28, y + 5, title, { size, look: 'bold' }) +
          k.dot(at ? token.paper : token.ink, x + 15, y, 6.5) +
          (at < 3 ? k.fine(`M${x + 15} ${y + 13}v10q0 12 8 12`, tint.slate) : '')
        )
      })
      .join('') +
    k.ink('M70 284l2.500 2.500 5-5.500', { color: token.paper, weight: 1.8 })
  )
}
