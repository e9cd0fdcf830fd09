import { glow, hex, tint, token } from '../palette.ts'
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

/** A talk with its chapters, and the editing timeline below. */
export function youtubeEditing(): string {
  const wave = Array.from({ length: 58 }, (_, i) => {
    const quiet = i > 24 && i < 29
    const h = quiet ? 1 : 2 + Math.abs(Math.sin(i * 1.1) * 6 + Math.sin(i * 0.43) * 5)
    return `M${56 + i * 9.2} ${(429 - h).toFixed(1)}v${(2 * h).toFixed(1)}`
  }).join('')
  const chapter = (y: number, f: string, motif: string, active = false) =>
    (active
      ? k.box(hex(0.36, 0.06, 300), 460, y - 8, 148, 60, 8) + k.box(token.ember, 460, y - 8, 5, 60, 2.5)
      : '') +
    k.panel(f, 476, y, 58, 44, 6) +
    k.group(motif, `translate(505 ${y + 22})`) +
    k.bars(544, y + 14, [active ? 50 : 44], { color: active ? token.paper : tint.lilac, weight: 5 }) +
    k.bars(544, y + 29, [28], { color: tint.slate, weight: 4 })
  return (
    k.motion(
      '.c{animation:c 3.6s .4s cubic-bezier(.4,0,.3,1) both}@keyframes c{from{transform:translateX(-176px)}}',
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
    k.card(32, 34, 412, 278, { lift: 10, shadow: '#000', depth: 0.4 }) +
    k.picture('p', 40, 42, 396, 222, 9, k.group(set(), 'translate(40 42)')) +
    k.ink('M52 250h112M170 250h88', { color: token.ember, weight: 6 }) +
    k.ink('M264 250h40M310 250h70M386 250h38', { color: token.paper, weight: 6 }) +
    k.dot(token.ember, 240, 250, 9) +
    k.play(60, 288, 9) +
    k.fine('M84 281v14M84 281l10 7-10 7z') +
    k.bars(110, 288, [64], { color: tint.slate, weight: 5 }) +
    k.ring(384, 288, 7) +
    k.fine('M410 281h16v14h-16z') +
    // Chapters.
    k.card(456, 34, 156, 278, { fill: token.dusk, lift: 10, shadow: '#000', depth: 0.4 }) +
    k.heading(476, 58, [70], token.paper, 8) +
    chapter(84, tint.butter, k.mark(0, 6, 16)) +
    chapter(144, tint.coral, k.play(0, 0, 9), true) +
    chapter(204, tint.sage, k.leaf(-6, 16, 30, -18, tint.moss) + k.leaf(6, 16, 26, 22, tint.fern)) +
    k.bars(476, 276, [100], { color: hex(0.42, 0.045, 290), weight: 5 }) +
    k.bars(476, 292, [64], { color: hex(0.42, 0.045, 290), weight: 5 }) +
    // Timeline.
    k.card(32, 342, 580, 110, { lift: 9, shadow: '#000', depth: 0.4 }) +
    k.fine(
      Array.from({ length: 28 }, (_, i) => `M${56 + i * 20} 353v${i % 5 ? 5 : 10}`).join(''),
      tint.pebble,
    ) +
    clip(52, 118, tint.peach) +
    clip(174, 104, tint.butter) +
    // The removed part.
    `<rect fill="none" x="284" y="373" width="44" height="32" rx="6" stroke="${tint.slate}" stroke-width="1.8" stroke-dasharray="4 5"/>` +
    clip(334, 150, tint.coral) +
    clip(488, 104, tint.lilac) +
    k.ink(wave, { color: tint.clay, weight: 3.6 }) +
    `<g class="c">${
      k.ink('M240 350v94', { color: token.ember, weight: 3 }) +
      k.area(token.ember, 'M231 342h18v12l-9 9-9-9z') +
      k.fine('M231 342h18v12l-9 9-9-9z')
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
