import { tint, token } from '../palette.ts'
import { drawAds, slogan } from '../samples/adPair.ts'
import type { Say } from '../words/say.ts'
import { sizeWithin, widthOf, words } from '../words/words.ts'
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

type Version = { x: number; y: number; id: string; ad: string; clicks: string; of: string }

/** One version of an ad with what came of it. */
const version = ({ x, y, id, ad, clicks, of }: Version, best = false) =>
  k.card(x, y, 164, 184, { lift: 8 }) +
  k.picture(id, x + 10, y + 10, 144, 115, 6, k.group(ad, `translate(${x + 10} ${y + 10}) scale(.36)`)) +
  words(x + 12, y + 165, clicks, {
    size: 34,
    look: 'display',
    color: best ? token['ember-deep'] : tint.slate,
  }) +
  words(x + 20 + widthOf(clicks, 34, 'display'), y + 150, of, { size: 13, width: 80, leading: 1.15 })

/** Two ads for the same bottle side by side; the better one is in front of the sun. */
export function versions({ text, count }: Say): string {
  const [first, second] = drawAds([
    slogan(text('Less sugar than you think')),
    slogan(text('Eleven lemons in every bottle')),
  ])
  const of = text('of 1,000 clicked')
  return (
    ground(tint.peach, tint.coral) +
    k.halfSun(290, 214, 128, tint.butter) +
    version({ x: 26, y: 48, id: 'a', ad: first, clicks: count(27), of }) +
    version({ x: 210, y: 26, id: 'b', ad: second, clicks: count(42), of }, true) +
    letter(34, 54, a, token.paper) +
    letter(218, 32, b, token.gold) +
    k.group(k.dot(tint.sage, 0, 0, 17) + k.check(-1, 0, 8), 'translate(366 34)')
  )
}

/** A calendar of two working weeks, one of whose posts is waiting for an answer. */
export function calendar({ text }: Say): string {
  const days = ['Mon 4', 'Tue 5', 'Wed 6', 'Thu 7', 'Fri 8', 'Mon 11', 'Tue 12', 'Wed 13', 'Thu 14', 'Fri 15']
  const fills = [tint.apricot, tint.lilac, tint.sage, token.gold, tint.coral]
  const tiles = days.map((day, at) => {
    const x = 44 + (at % 5) * 63
    const y = 82 + Math.floor(at / 5) * 66
    const open = at > 4
    return (
      words(x + 1, y, text(day), { size: 12, look: 'bold', color: tint.slate }) +
      (open
        ? k.box(
            tint.cream,
            x,
            y + 6,
            54,
            40,
            6,
            ` stroke="${tint.slate}" stroke-width="1.6" stroke-dasharray="4 4"`,
          )
        : k.panel(fills[at] ?? token.sand, x, y + 6, 54, 40, 6)) +
      (at % 2
        ? k.play(x + 27, y + 26, 7, open ? tint.slate : token.paper)
        : k.halfSun(x + 27, y + 32, 12, open ? tint.stone : token.paper))
    )
  })
  return (
    ground(tint.lilac, tint.mauve) +
    k.halfSun(92, 214, 84, tint.cream) +
    k.card(30, 22, 340, 184, { lift: 9 }) +
    k.area(token.ink, 'M30 60V36a14 14 0 0 1 14-14h312a14 14 0 0 1 14 14v24z') +
    words(46, 46, text('Oven 27, first half of May'), {
      size: sizeWithin(300, text('Oven 27, first half of May'), 16, 'display'),
      look: 'display',
      color: token.paper,
    }) +
    tiles.join('') +
    k.card(128, 186, 246, 48, { r: 14, lift: 6 }) +
    k.dot(token.gold, 150, 210, 9) +
    words(167, 216, text('Draft: your OK by Friday'), {
      size: sizeWithin(176, text('Draft: your OK by Friday'), 17, 'bold'),
      look: 'bold',
    }) +
    k.cursor(352, 216)
  )
}

/** The report that lies on the table: what came of it, and what changes. */
export function report({ text, count }: Say): string {
  const columns = [14, 22, 19, 31, 38, 50]
  const changes = text('What we’re changing')
  return (
    ground(token.dusk, token.night, tint.coral) +
    k.halfSun(300, 214, 100, token.ember) +
    k.ink('M236 226h128M262 238h76', { color: tint.terracotta, weight: 4 }) +
    k.card(34, 18, 300, 212, { lift: 9, shadow: '#000', depth: 0.4 }) +
    words(52, 44, text('Tidewater Yoga: the results'), {
      size: 16,
      look: 'display',
      width: 264,
      leading: 1.1,
    }) +
    words(52, 128, count(63), { size: 48, look: 'display', color: token['ember-deep'] }) +
    words(52, 146, text('Trial classes booked'), { size: 13, width: 150, leading: 1.1 }) +
    words(118, 126, text('54 before'), { size: 13, color: tint.slate }) +
    columns
      .map((h, at) => k.area(at === 5 ? token.gold : tint.butter, `M${206 + at * 19} 154v-${h}h13v${h}z`))
      .join('') +
    k.ink('M204 154h112') +
    k.ink('M212 132L231 124 250 126 269 114 288 107 307 94', { color: token.ember, weight: 3.4 }) +
    k.dot(token.ember, 307, 94, 5) +
    k.panel(tint.cream, 52, 178, 264, 38, 8) +
    k.dot(tint.sage, 72, 197, 9) +
    k.check(71, 197, 4.5) +
    words(90, 203, changes, { size: 17, look: 'bold' }) +
    k.fine('M284 197h18M297 191l6 6-6 6')
  )
}
