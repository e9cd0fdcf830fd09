import { hex, tint, token } from '../palette.ts'
import { avatar, model, neighbour } from './cast.ts'
import { areaSize } from './dominionAreas.ts'
import * as k from './kit.ts'
import { post } from './socialMedia.ts'

const { width, height } = areaSize
const foot = 138

/** The evening of the hero's picture behind one of its parts. */
const scene = (inside: string) =>
  k.box(hex(0.86, 0.025, 320), 0, 0, width, height) +
  k.halfSun(240, foot, 124, tint.lilac) +
  k.halfSun(240, foot, 84, tint.peach) +
  k.box(tint.mauve, 0, foot, width, height - foot) +
  k.ink(`M0 ${foot}H${width}`) +
  k.ink(`M24 ${foot}h48`, { color: token.ember, weight: 5 }) +
  inside

/** A card cut by the lower edge of the picture. */
const sheet = (x: number, y: number, w: number, inside: string) =>
  k.card(x, y, w, height, { lift: 8 }) + inside

/** The jobs of the social media page, which show no words: one file for both editions. */
export const socialTasks = {
  /** A post that is being written. */
  'social-words': () =>
    model('n', neighbour) +
    scene(
      sheet(104, 24, 272, post(3, 122, 42, 84, 'p', 8)) +
        k.heading(224, 52, [112, 78], token.ink, 9) +
        k.bars(224, 90, [132, 118, 52], { color: tint.pebble, weight: 6 }) +
        k.ink('M284 110v17', { color: token.ember, weight: 3.4 }) +
        k.fine('M104 142h272', token.line),
    ),
  /** Two weeks of posts, one of which is being looked at. */
  'social-calendar': () =>
    model('n', neighbour) +
    scene(
      sheet(98, 14, 284, k.area(token.ink, 'M98 40V28a14 14 0 0 1 14-14h256a14 14 0 0 1 14 14v12z')) +
        k.ink('M150 8v16M330 8v16', { weight: 7 }) +
        k.ink('M150 8v16M330 8v16', { weight: 3, color: tint.stone }) +
        Array.from({ length: 12 }, (_, day) => {
          const x = 115 + (day % 6) * 43
          const y = 51 + Math.floor(day / 6) * 46
          const thumb = [0, -1, 2, -1, 1, 5, -1, 4, 6, -1, 7, 8][day] ?? -1
          return thumb < 0 ? k.box(token.sand, x, y, 36, 36, 7) : post(thumb, x, y, 36, `d${day}`, 7)
        }).join('') +
        k.box('none', 197, 93, 44, 44, 11, ` stroke="${token.ember}" stroke-width="3.4"`) +
        k.cursor(226, 120),
    ),
  /** A comment and its answer. */
  'social-replies': () =>
    model('n', neighbour) +
    scene(
      avatar('v', 'n', 122, 58, 24, tint.butter) +
        k.card(156, 30, 168, 48, { r: 18, lift: 6 }) +
        k.bars(174, 47, [130, 88], { color: tint.pebble, weight: 7, gap: 15 }) +
        k.card(190, 88, 150, 42, { fill: token.ink, r: 18, lift: 6 }) +
        k.bars(208, 109, [92], { color: token.paper, weight: 7 }) +
        k.dot(token.gold, 362, 108, 20) +
        k.mark(362, 110, 14) +
        k.dot(token.paper, 322, 78, 15) +
        k.heart(322, 79, 8),
    ),
  /** A report whose line rises. */
  'social-numbers': () =>
    scene(
      sheet(104, 22, 272, k.fine('M124 60h232M124 96h232', token.line)) +
        [26, 36, 32, 52, 64, 84]
          .map((h, at) => k.area(at === 5 ? token.gold : tint.butter, `M${134 + at * 38} 138v-${h}h24v${h}z`))
          .join('') +
        k.ink('M120 138h240') +
        k.ink('M146 100L184 88 222 92 260 72 298 58 336 40', { color: token.ember, weight: 4.5 }) +
        k.dot(token.ember, 336, 40, 7),
    ),
} as const
