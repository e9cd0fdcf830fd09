import { tint, token } from '../palette.ts'
import { eventFrames } from '../samples/eventFrames.ts'
import type { Say } from '../words/say.ts'
import { sizeWithin, words } from '../words/words.ts'
import * as k from './kit.ts'

/** The shots of the sample, each with the time at which it begins. */
const shots = [
  ['0:00', 'Before dawn'],
  ['0:09', 'Headlights'],
  ['0:20', 'Morning in town'],
  ['0:31', 'The map fills'],
  ['0:43', 'Who drove it all'],
  ['0:54', 'The sun is up'],
] as const
const last = shots.length - 1

/** A frame of the storyboard, pale until it is drawn in full, with its time and title. */
const panel = ({ text }: Say, index: number) => {
  const x = 80 + (index % 3) * 118
  const y = 92 + Math.floor(index / 3) * 116
  const [time = '', title = ''] = shots[index]?.map(text) ?? []
  const drawing = k.group(eventFrames[index] ?? '', 'scale(.325)', index < last ? ' opacity=".55"' : '')
  return (
    k.box(tint.cream, x, y, 104, 58) +
    k.picture(`p${index}`, x, y, 104, 58, 5, k.group(drawing, `translate(${x} ${y})`)) +
    words(x, y + 74, time, { size: 12, look: 'bold', color: token['ember-deep'] }) +
    words(x, y + 89, title, { size: sizeWithin(110, title, 13, 'bold'), look: 'bold' })
  )
}

/** A storyboard with its last shot drawn in full, and the timeline below. */
export function eventVideo(say: Say): string {
  const wave = Array.from({ length: 42 }, (_, i) => {
    const h = 3 + Math.abs(Math.sin(i * 0.9) * 6 + Math.sin(i * 0.37) * 5)
    return `M${74 + i * 12} ${437 - h}v${(2 * h).toFixed(1)}`
  }).join('')
  const clip = (x: number, w: number, f: string, index: number) =>
    k.panel(f, x, 388, w, 26, 6) +
    words(x + 9, 405, say.text(shots[index]?.[0] ?? ''), { size: 12, look: 'bold' })
  const heading = say.text('Twenty-five years of Halden Freight')
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
        words(112, 71, heading, { size: sizeWithin(306, heading, 16, 'display'), look: 'display' }) +
        shots.map((_, index) => panel(say, index)).join(''),
    ) +
    // An arrow from the sketch to the colored shot.
    k.fine('M424 92q46-26 74 20', token.ink, ' stroke-dasharray="1 7"') +
    k.fine('M489 105l10 9 4-13') +
    k.turned(
      3,
      470,
      230,
      k.card(324, 128, 286, 194, { lift: 12 }) +
        k.within(
          'shot',
          333,
          137,
          268,
          176,
          2,
          k.group(eventFrames[last] ?? '', 'translate(314 137) scale(.978)'),
        ) +
        k.panel('none', 333, 137, 268, 176, 2),
    ) +
    // Timeline.
    k.card(40, 358, 560, 98, { fill: token.dusk, lift: 8 }) +
    k.fine(
      Array.from({ length: 27 }, (_, i) => `M${62 + i * 20} 370v${i % 5 ? 4 : 9}`).join(''),
      tint.slate,
    ) +
    clip(62, 92, tint.butter, 0) +
    clip(158, 120, tint.peach, 1) +
    clip(282, 148, token.gold, 2) +
    clip(434, 64, tint.apricot, 3) +
    clip(502, 78, tint.lilac, 4) +
    k.ink(wave, { color: tint.mauve, weight: 3.4 }) +
    k.ink('M372 366v84', { color: token.ember, weight: 3 }) +
    k.area(token.ember, 'M363 358h18v12l-9 9-9-9z') +
    k.fine('M363 358h18v12l-9 9-9-9z')
  )
}
