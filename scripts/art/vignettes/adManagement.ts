import { accent, tint, token } from '../palette.ts'
import type { Say } from '../words/say.ts'
import { words } from '../words/words.ts'
import * as k from './kit.ts'

const armchairs = '“high-back armchair”'

/** The advertised product: an armchair and a lamp. 164 × 132 from (0, 0). */
export const armchair =
  k.box(tint.peach, 0, 0, 164, 132) +
  k.disc(token.gold, 110, 62, 42) +
  k.box(tint.clay, 0, 104, 164, 28) +
  k.fine('M0 104h164') +
  k.area(tint.butter, 'M18 26h28l8 24H10z') +
  k.fine('M18 26h28l8 24H10zM32 50v60M22 110h20') +
  k.ink('M84 106l-4 14M134 106l4 14') +
  k.area(tint.moss, 'M76 72q-2-36 33-36t33 36v20H76z') +
  k.area(tint.sage, 'M66 70q0-9 9-9t9 9v14h50V70q0-9 9-9t9 9v30q0 7-7 7H73q-7 0-7-7z') +
  k.fine(
    'M77 61q0-25 32-25t32 25M66 70q0-9 9-9t9 9v14h50V70q0-9 9-9t9 9v30q0 7-7 7H73q-7 0-7-7zM84 84v8M134 84v8',
  )

/** One search of the report: what it cost each and what happens to it. */
const search = (y: number, name: string, note: string, each: string) =>
  words(60, y, name, { size: 15, look: 'bold' }) +
  words(60, y + 17, note, { size: 13, color: tint.slate, width: 300 }) +
  words(396, y + 8, each, { size: 17, look: 'bold', anchor: 'end' })

const figure = (x: number, value: string, label: string, color: string = token.ink) =>
  words(x, 140, value, { size: 30, look: 'display', color }) + words(x, 159, label, { size: 13, width: 150 })

/** The headline of the shop's ad: what was searched for, as a sentence begins. */
export const adHeadline = ({ text }: Say) =>
  text(armchairs)
    .replace(/[“”]/g, '')
    .replace(/^./, (letter) => letter.toUpperCase())

/** A week's report of searches, one of their ads, and where the budget goes. */
export function adManagement(say: Say): string {
  const { text, count } = say
  return (
    `<defs><radialGradient id="g" cx=".75" cy="1" r=".8"><stop stop-color="${accent(0.52, 0.14, -5)}"/><stop offset=".45" stop-color="${tint.plum}"/><stop offset="1" stop-color="${token.dusk}"/></radialGradient></defs>` +
    k.fill(token.night) +
    k.box('url(#g)', 0, 0, 640, 460) +
    // At the height of the detail page's horizon, so that both form one line.
    k.horizon(460, tint.coral, 40) +
    // The report.
    k.card(36, 34, 404, 316, { lift: 10, shadow: '#000', depth: 0.35 }) +
    words(60, 68, text('Lamp & Linen, search ads'), { size: 21, look: 'display' }) +
    words(60, 90, text('Week 6'), { color: tint.slate }) +
    figure(60, text('$11'), text('per inquiry'), token['ember-deep']) +
    figure(190, count(40), text('inquiries this week')) +
    k.ink('M60 176H396') +
    k.fine('M60 230H396M60 284H396', token.line) +
    search(200, text(armchairs), text('Proposed: 20% more starting Monday'), text('$11')) +
    search(
      254,
      text('“bedside reading lamp”'),
      text('New copy: the old ad left out the price'),
      text('$16'),
    ) +
    search(308, text('“free furniture”'), text('Excluded: they want it free'), text('–')) +
    // The ad.
    k.card(412, 122, 192, 262, { lift: 12, shadow: '#000', depth: 0.4 }) +
    k.dot(tint.butter, 440, 150, 13) +
    k.mark(440, 153, 9) +
    words(462, 155, text('Lamp & Linen, search ads').split(',')[0] ?? '', { look: 'bold' }) +
    k.picture('c', 426, 176, 164, 132, 8, k.group(armchair, 'translate(426 176)')) +
    words(426, 330, adHeadline(say), { size: 15, look: 'bold', width: 120, leading: 1.15 }) +
    k.dot(token.ember, 576, 342, 15) +
    k.fine('M569 342h13M577 337l5 5-5 5') +
    // The budget, with a slider that looks like the horizon.
    k.card(64, 374, 310, 72, { lift: 9, shadow: '#000', depth: 0.35 }) +
    k.panel(tint.butter, 80, 388, 44, 44, 12) +
    k.group(
      k.fine(
        'M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M0-16v-3M0 19v-3M-19 0h3M16 0h3',
      ),
      'translate(102 410)',
    ) +
    words(140, 403, text(armchairs), { size: 15, look: 'bold', width: 220 }) +
    k.ink('M142 424h212', { color: token.line, weight: 5 }) +
    k.ink('M142 424h132', { color: token.ember, weight: 5 }) +
    k.dot(token.paper, 276, 424, 9)
  )
}
