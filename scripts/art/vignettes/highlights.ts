import { tint, token } from '../palette.ts'
import { armchair } from './adManagement.ts'
import * as k from './kit.ts'

/** The pictures beside the three highlights, 400 × 250 from (0, 0). */
const wide = 400
const high = 250
export const highlightSize = { width: wide, height: high }

const ground = (color: string, below: string, line = token.ink) =>
  k.box(color, 0, 0, wide, high) + k.box(below, 0, 214, wide, 36) + k.ink(`M0 214h${wide}`, { color: line })

/** The letter of a version in a circle. */
const letter = (x: number, y: number, form: string, fill: string) =>
  k.dot(fill, x, y, 15) + k.group(k.ink(form), `translate(${x} ${y})`)
const a = 'M-6 7L0-8L6 7M-4 2.500h8'
const b = 'M-4-7.500h4.500a3.600 3.600 0 0 1 0 7.200h-4.500zM-4-.300h5.500a3.800 3.800 0 0 1 0 7.600h-5.500z'

const plant =
  k.box(tint.lilac, 0, 0, 164, 132) +
  k.box(tint.mauve, 0, 104, 164, 28) +
  k.fine('M0 104h164') +
  k.leaf(76, 92, 62, -26, tint.sage) +
  k.leaf(90, 92, 58, 24, tint.moss) +
  k.leaf(82, 92, 70, 0, tint.fern) +
  k.area(token.paper, 'M62 86h42l-6 34H68z') +
  k.fine('M62 86h42l-6 34H68z')

/** One version of an ad: its picture, its text, and a bar with its result. */
const version = (x: number, y: number, id: string, motif: string, share: number, color: string) =>
  k.card(x, y, 138, 172, { lift: 8 }) +
  k.picture(id, x + 12, y + 12, 114, 84, 6, k.group(motif, `translate(${x + 9} ${y + 10}) scale(.74)`)) +
  k.heading(x + 12, y + 114, [84], token.ink, 7) +
  k.bars(x + 12, y + 128, [62], { weight: 5 }) +
  k.ink(`M${x + 16} ${y + 152}h106`, { color: token.line, weight: 8 }) +
  k.ink(`M${x + 16} ${y + 152}h${106 * share}`, { color, weight: 8 })

/** Two versions of an ad side by side; the better one is in front of the sun. */
export function versions(): string {
  return (
    ground(tint.peach, tint.coral) +
    k.halfSun(282, 214, 118, tint.butter) +
    version(56, 52, 'a', plant, 0.36, tint.slate) +
    version(212, 34, 'b', armchair, 0.86, token.ember) +
    letter(60, 56, a, token.paper) +
    letter(216, 38, b, token.gold) +
    k.group(k.dot(tint.sage, 0, 0, 17) + k.check(-1, 0, 8), 'translate(346 42)')
  )
}

const day = { x: 74, y: 82, step: 37, size: 30 }

/** A calendar of planned posts, one of which is being moved to its day. */
export function calendar(): string {
  const posts: Record<number, string> = {
    1: tint.apricot,
    4: tint.sage,
    9: token.gold,
    12: tint.coral,
    17: tint.rosewood,
    20: tint.sage,
  }
  const days = Array.from({ length: 21 }, (_, at) => {
    const x = day.x + (at % 7) * day.step
    const y = day.y + Math.floor(at / 7) * day.step
    const post = posts[at]
    if (!post) return k.box(at === 15 ? tint.butter : token.sand, x, y, day.size, day.size, 6)
    return (
      k.panel(post, x, y, day.size, day.size, 6) +
      (at % 3 ? k.halfSun(x + 15, y + 22, 8, token.paper) : k.play(x + 15, y + 15, 6, token.paper))
    )
  }).join('')
  return (
    ground(tint.lilac, tint.mauve) +
    k.halfSun(92, 214, 84, tint.cream) +
    k.card(56, 30, 288, 172, { lift: 9 }) +
    k.area(token.ink, 'M56 68V44a14 14 0 0 1 14-14h260a14 14 0 0 1 14 14v24z') +
    k.heading(76, 50, [86], token.paper, 8) +
    k.ink('M110 22v18M290 22v18', { weight: 7 }) +
    k.ink('M110 22v18M290 22v18', { weight: 3, color: tint.stone }) +
    days +
    k.box(
      tint.butter,
      111,
      156,
      30,
      30,
      6,
      ` stroke="${token.ember}" stroke-width="2" stroke-dasharray="4 4"`,
    ) +
    k.turned(
      8,
      178,
      190,
      k.card(150, 160, 56, 56, { fill: token.ember, r: 10, lift: 6 }) + k.play(178, 188, 11, token.paper),
    ) +
    k.cursor(196, 204) +
    k.card(288, 184, 86, 44, { r: 22, lift: 6 }) +
    k.heart(312, 206, 10) +
    k.bars(330, 202, [28], { color: token.ink, weight: 5 }) +
    k.bars(330, 213, [18], { weight: 4 })
  )
}

/** A one-page report: results, their sources, and a next step at the end. */
export function report(): string {
  const columns = [22, 30, 27, 40, 52, 66]
  return (
    ground(token.dusk, token.night, tint.coral) +
    k.halfSun(300, 214, 92, token.ember) +
    k.ink('M236 226h128M262 238h76', { color: tint.terracotta, weight: 4 }) +
    k.card(56, 22, 222, 206, { lift: 9, shadow: '#000', depth: 0.4 }) +
    k.heading(76, 46, [104], token.ink, 9) +
    k.bars(76, 64, [150, 126], { gap: 12, weight: 5 }) +
    columns
      .map((h, at) => k.area(at === 5 ? token.gold : tint.butter, `M${78 + at * 30} 160v-${h}h20v${h}z`))
      .join('') +
    k.ink('M76 160h182') +
    k.ink('M84 140L118 132 148 134 178 118 208 108 242 86', { color: token.ember, weight: 4 }) +
    k.dot(token.ember, 242, 86, 6) +
    k.panel(tint.cream, 76, 176, 182, 36, 8) +
    k.dot(tint.sage, 96, 194, 9) +
    k.check(95, 194, 4.5) +
    k.bars(114, 189, [92], { color: token.ink, weight: 5 }) +
    k.bars(114, 200, [64], { weight: 4 }) +
    k.fine('M228 194h16M239 188l6 6-6 6') +
    k.card(252, 60, 112, 62, { lift: 7, shadow: '#000', depth: 0.4 }) +
    k.disc(token.gold, 284, 91, 20) +
    k.area(token.ember, 'M284 91V71a20 20 0 1 1-17.300 30z') +
    k.ring(284, 91, 20) +
    k.bars(316, 82, [34], { color: token.ink, weight: 5 }) +
    k.bars(316, 94, [26], { weight: 4 })
  )
}
