import { glow, hex, tint, token } from '../palette.ts'
import type { Say } from '../words/say.ts'
import { words } from '../words/words.ts'
import { host, model, stand } from './cast.ts'
import * as k from './kit.ts'

/** The video's set, 396 × 222 from (0, 0). */
const set = () =>
  k.box(tint.coral, 0, 0, 396, 222) +
  k.disc(tint.apricot, 208, 108, 96) +
  k.box(tint.clay, 0, 178, 396, 44) +
  k.fine('M0 178h396') +
  // Shelf with books, a lamp and a plant.
  k.area(tint.terracotta, 'M18 74h100v7H18z') +
  k.panel(tint.butter, 28, 40, 11, 34, 1) +
  k.panel(tint.sage, 39, 34, 9, 40, 1) +
  k.panel(token.paper, 48, 44, 12, 30, 1) +
  k.panel(tint.plum, 84, 50, 24, 24, 12) +
  k.fine('M18 74h100v7H18z') +
  k.leaf(338, 178, 90, -22, tint.moss) +
  k.leaf(346, 178, 104, 6, tint.sage) +
  k.leaf(352, 180, 70, 34, tint.moss) +
  k.area(token.paper, 'M320 158h54l-8 50h-38z') +
  k.fine('M320 158h54l-8 50h-38z') +
  stand('h', { x: 196, bottom: 248, scale: 0.142 }) +
  // Microphone on its arm.
  k.ink('M92 222L72 168l48-22', { weight: 5 }) +
  k.turned(62, 132, 144, k.panel(token.dusk, 116, 130, 20, 36, 10, 2.4) + k.fine('M116 142h20', tint.slate))

/** A clip of the timeline, in one color with optional frame lines. */
const clip = (x: number, w: number, f: string, frames = true) =>
  k.panel(f, x, 372, w, 34, 6) +
  (frames
    ? k.fine(
        Array.from({ length: Math.floor((w - 16) / 26) }, (_, i) => `M${x + 26 + i * 26} 372v34`).join(''),
        hex(0.3, 0.03, 300),
        ' opacity=".35"',
      )
    : '')

/** A video with its chapters, and the editing timeline below. */
export function youtubeEditing({ text }: Say): string {
  const wave = Array.from({ length: 58 }, (_, i) => {
    const quiet = i > 24 && i < 29
    const h = quiet ? 1 : 2 + Math.abs(Math.sin(i * 1.1) * 6 + Math.sin(i * 0.43) * 5)
    return `M${56 + i * 9.2} ${(429 - h).toFixed(1)}v${(2 * h).toFixed(1)}`
  }).join('')
  const chapter = (y: number, f: string, motif: string, time: string, title: string, active = false) =>
    (active
      ? k.box(hex(0.36, 0.06, 300), 396, y - 10, 216, 64, 0) + k.box(token.ember, 396, y - 10, 5, 64)
      : '') +
    k.panel(f, 412, y, 58, 44, 6) +
    k.group(motif, `translate(441 ${y + 22})`) +
    words(482, y + 10, time, { size: 13, look: 'bold', color: token.gold }) +
    words(482, y + 27, title, { width: 122, color: token.paper, leading: 1.15 })
  return (
    k.motion(
      '.c{animation:c 3.6s .4s cubic-bezier(.4,0,.3,1) both}@keyframes c{from{transform:translateX(-144px)}}',
    ) +
    model('h', host) +
    k.fill(token.night) +
    // The sun rises behind the detail page's horizon, which crosses the picture here.
    k.halos(320, 460, [
      [318, glow(0.245, 0.055, 0.304), 1],
      [256, glow(0.3, 0.075, 0.696), 1],
    ]) +
    k.horizon(460, tint.coral, 536) +
    // Player.
    k.card(32, 34, 348, 284, { lift: 10, shadow: '#000', depth: 0.4 }) +
    k.picture('p', 40, 42, 332, 222, 9, k.group(set(), 'translate(8 42)')) +
    k.ink('M52 250h92M150 250h70', { color: token.ember, weight: 6 }) +
    k.ink('M226 250h38M270 250h50M326 250h34', { color: token.paper, weight: 6 }) +
    k.dot(token.ember, 204, 250, 9) +
    k.play(58, 291, 9) +
    words(78, 296, text('“I built a table out of an old door”'), { size: 16, look: 'bold' }) +
    // Chapters.
    k.card(396, 34, 216, 284, { fill: token.dusk, lift: 10, shadow: '#000', depth: 0.4 }) +
    chapter(54, tint.butter, k.mark(0, 6, 16), text('0:00'), text('The table, and a fall')) +
    chapter(
      119,
      tint.coral,
      k.ink('M-16 8L12-8M-16 8l4-9 6-4M12-8l6-2', { weight: 3 }),
      text('2:10'),
      text('Sawing the door'),
      true,
    ) +
    chapter(
      184,
      tint.sage,
      k.leaf(-6, 16, 30, -18, tint.moss) + k.leaf(6, 16, 26, 22, tint.fern),
      text('8:40'),
      text('Oil and light'),
    ) +
    chapter(249, tint.lilac, k.play(0, 0, 9), text('11:30'), text('Would I do it again?')) +
    // Timeline.
    k.card(32, 342, 580, 110, { lift: 9, shadow: '#000', depth: 0.4 }) +
    words(52, 363, text('41:10 of footage, cut to 12:30'), { look: 'bold' }) +
    clip(52, 118, tint.peach) +
    clip(174, 104, tint.butter) +
    // The removed part.
    `<rect fill="none" x="284" y="373" width="44" height="32" rx="6" stroke="${tint.slate}" stroke-width="1.8" stroke-dasharray="4 5"/>` +
    clip(334, 150, tint.coral) +
    clip(488, 104, tint.lilac) +
    k.ink(wave, { color: tint.clay, weight: 3.6 }) +
    `<g class="c">${
      k.ink('M420 358v86', { color: token.ember, weight: 3 }) +
      k.area(token.ember, 'M411 350h18v12l-9 9-9-9z') +
      k.fine('M411 350h18v12l-9 9-9-9z')
    }</g>` +
    // Scissors at the gap.
    k.dot(token.paper, 306, 389, 17) +
    k.group(
      k
        .fine('M-8-7a3.200 3.200 0 1 0 .1 0M-8 7a3.200 3.200 0 1 1 .1 0M-6-2L9 6M-6 2L9-6')
        .replace('M-8-7', 'M-8-8')
        .replace('M-8 7', 'M-8 8'),
      'translate(306 389)',
    )
  )
}
