import { hex, tint, token } from '../palette.ts'
import * as k from './kit.ts'

/** Sunrise, and a plan in front of it with its first step done. */
export function launch(): string {
  const steps: [y: number, x: number, w: number, f: string][] = [
    [292, 66, 92, token.ember],
    [324, 138, 96, token.gold],
    [356, 208, 98, tint.butter],
    [388, 282, 78, tint.lilac],
  ]
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
    k.ink('M352 388C430 388 420 340 456 306', {
      color: tint.cream,
      weight: 3,
      more: ' stroke-dasharray="1 9"',
    }) +
    // The plan, on top of older sheets.
    k.turned(
      -4,
      210,
      330,
      k.card(44, 196, 336, 232, { fill: tint.apricot, lift: 12, shadow: '#000', depth: 0.4 }),
    ) +
    k.card(40, 190, 344, 232, { lift: 0 }) +
    k.mark(72, 222, 13) +
    k.heading(96, 219, [126], token.ink, 10) +
    k.bars(64, 246, [150]) +
    k.panel(tint.sage, 322, 206, 42, 24, 12) +
    k.check(343, 218, 5.5) +
    k.fine('M40 268h344M126 268v154M212 268v154M298 268v154', token.line) +
    k.panel('none', 40, 190, 344, 232, 14, 2.4) +
    steps
      .map(
        ([y, x, w, f], i) =>
          k.panel(f, x, y - 10, w, 22, 11) +
          k.bars(x + 30, y + 1, [w - 48], { color: token.ink, weight: 4 }) +
          k.dot(i ? token.paper : token.ink, x + 13, y + 1, 6),
      )
      .join('') +
    k.ink('M76 293l2.500 2.500 5-5.500', { color: token.paper, weight: 1.8 }) +
    k.fine('M112 303v10q0 12 12 12h12M186 335v10q0 12 12 12h8M258 367v10q0 12 12 12h10', tint.slate) +
    // The flag on the last step.
    k.ink('M352 388v-58') +
    k.area(token.ember, 'M352 330l34 11-34 12z') +
    k.ink('M352 330l34 11-34 12z') +
    k.dot(token.paper, 352, 389, 5)
  )
}
