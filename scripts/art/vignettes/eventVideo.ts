import { hex, tint, token } from '../palette.ts'
import * as k from './kit.ts'

const soft = token['ink-soft']
const pencil = (d: string) => k.ink(d, { color: soft, weight: 1.6 })

/** A burst of fireworks. */
const burst = (x: number, y: number, r: number, color: string, weight = 2.4) =>
  k.ink(
    Array.from({ length: 10 }, (_, i) => {
      const a = (i * Math.PI) / 5
      const at = (f: number) =>
        `${(x + Math.cos(a) * r * f).toFixed(1)} ${(y + Math.sin(a) * r * f).toFixed(1)}`
      return `M${at(0.42)}L${at(i % 2 ? 0.8 : 1)}`
    }).join(''),
    { color, weight },
  )

/** Six sketched shots, each 96 × 64 from (0, 0). */
const shots = [
  // The invitation opens.
  'M24 26h48v28H24zM24 26l24 17 24-17M30 26V12h36v14M38 20h20',
  'M0 46h96M28 46a20 20 0 0 1 40 0M48 18v-8M22 28l-6-6M74 28l6-6',
  'M14 54V34L48 12l34 22v20M14 34h68M40 54V42h16v12M48 12V4l10 3-10 3M6 54h84',
  'M28 54V36h40v18M34 36V24h28v12M28 45q7 6 13 0t13 0 14 0M42 24v-8M48 24v-8M54 24v-8M20 54h56',
  'M48 58q-4-12 0-22M30 34q8 12 18 24M66 34q-8 12-18 24M48 36a11 13 0 1 1 .1 0M29 34a9 11 0 1 1 .1 0M67 34a9 11 0 1 1 .1 0',
  '',
]

/** The highlighted shot, in color: a party tent by the water at night. 268 × 176. */
function shot(): string {
  const bulbs = [10, 44, 80, 116, 152, 188, 224, 258]
  return (
    k.box(token.night, 0, 0, 268, 176) +
    k.halos(70, 132, [
      [104, tint.plum, 0.9],
      [72, tint.rosewood, 0.9],
      [44, token.ember, 1],
    ]) +
    k.box(hex(0.3, 0.045, 300), 0, 132, 268, 44) +
    k.ink('M40 144h60M50 154h40M58 164h24', { color: token.ember, weight: 3 }) +
    k.ink('M0 132h268', { color: token.gold }) +
    burst(206, 46, 30, token.gold) +
    burst(150, 32, 17, tint.coral, 2) +
    burst(246, 84, 13, tint.peach, 2) +
    // Tent: roof in strips, open front with light inside.
    k.area(tint.honey, 'M132 98h104v46H132z') +
    k.area(token.paper, 'M120 98l64-42 64 42z') +
    k.area(tint.coral, 'M145 98l39-42 13 42zM223 98l-39-42 64 42z') +
    k.area(token.paper, 'M120 98h128v8q-8 9-16 0t-16 0-16 0-16 0-16 0-16 0-16 0-16 0z') +
    k.area(tint.rosewood, 'M132 112h16q-2 22-16 30zM236 112h-16q2 22 16 30z') +
    k.fine(
      'M120 98l64-42 64 42zM145 98l39-42M223 98l-39-42M184 56V42l14 5-14 5M120 98v8q8 9 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0v-8M132 112v32h104v-32',
    ) +
    // Guests.
    k.area(
      token.ink,
      'M162 144v-14q0-8 6-8t6 8v14zM168 119a5 5 0 1 1 .1 0zM192 144v-12q0-8 6-8t6 8v12zM198 121a5 5 0 1 1 .1 0z',
    ) +
    k.fine('M0 62q66 46 130 30', tint.peach) +
    bulbs
      .slice(0, 4)
      .map((x, i) => k.disc(token.gold, x, [70, 84, 94, 98][i] ?? 0, 4))
      .join('')
  )
}

const panel = (index: number) => {
  const x = 84 + (index % 3) * 114
  const y = 92 + Math.floor(index / 3) * 116
  const sketch = index === 5 ? burst(48, 30, 22, soft, 1.6) + pencil('M0 56h96') : pencil(shots[index] ?? '')
  return (
    k.panel(tint.cream, x, y, 96, 64, 5) +
    k.group(sketch, `translate(${x} ${y})`) +
    k.bars(x, y + 78, [80, 52], { weight: 5, gap: 11 })
  )
}

/** A pencil storyboard with one shot in color, and the timeline below. */
export function eventVideo(): string {
  const wave = Array.from({ length: 42 }, (_, i) => {
    const h = 3 + Math.abs(Math.sin(i * 0.9) * 6 + Math.sin(i * 0.37) * 5)
    return `M${74 + i * 12} ${437 - h}v${(2 * h).toFixed(1)}`
  }).join('')
  const clip = (x: number, w: number, f: string) =>
    k.panel(f, x, 388, w, 26, 6) +
    k.bars(x + 10, 401, [Math.min(34, w - 22)], { color: token.ink, weight: 4 })
  return (
    k.fill(tint.butter) +
    k.halfSun(520, 350, 190, token.gold) +
    k.box(tint.apricot, 0, 350, 640, 130) +
    k.horizon(350, token.ink, 520) +
    k.turned(
      -3.5,
      240,
      200,
      k.card(60, 36, 376, 290) +
        k.mark(94, 66, 11) +
        k.heading(114, 64, [96], token.ink, 7) +
        k.bars(350, 64, [60]) +
        shots.map((_, index) => panel(index)).join(''),
    ) +
    // An arrow from the sketch to the colored shot.
    k.fine('M424 92q46-26 74 20', token.ink, ' stroke-dasharray="1 7"') +
    k.fine('M489 105l10 9 4-13') +
    k.turned(
      3,
      470,
      230,
      k.card(324, 128, 286, 194, { lift: 12 }) +
        k.within('s', 333, 137, 268, 176, 2, k.group(shot(), 'translate(333 137)')) +
        k.panel('none', 333, 137, 268, 176, 2),
    ) +
    // Timeline.
    k.card(40, 358, 560, 98, { fill: token.dusk, lift: 8 }) +
    k.fine(
      Array.from({ length: 27 }, (_, i) => `M${62 + i * 20} 370v${i % 5 ? 4 : 9}`).join(''),
      tint.slate,
    ) +
    clip(62, 92, tint.butter) +
    clip(158, 120, tint.peach) +
    clip(282, 148, token.gold) +
    clip(434, 64, tint.apricot) +
    clip(502, 78, tint.lilac) +
    k.ink(wave, { color: tint.mauve, weight: 3.4 }) +
    k.ink('M372 366v84', { color: token.ember, weight: 3 }) +
    k.area(token.ember, 'M363 358h18v12l-9 9-9-9z') +
    k.fine('M363 358h18v12l-9 9-9-9z')
  )
}
