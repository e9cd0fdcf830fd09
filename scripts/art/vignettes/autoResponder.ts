import { hex, tint, token } from '../palette.ts'
import type { Say } from '../words/say.ts'
import { linesOf, sizeWithin, words } from '../words/words.ts'
import { avatar, client, model, neighbour } from './cast.ts'
import * as k from './kit.ts'

/** A reply option: icon, words, arrow. */
const option = (y: number, icon: string, text: string, chosen = false) =>
  k.panel(chosen ? tint.peach : token.paper, 248, y, 144, 34, 10, chosen ? 0 : 1.8) +
  (chosen ? k.box('none', 248, y, 144, 34, 10, ` stroke="${token.ember}" stroke-width="3"`) : '') +
  k.group(icon, `translate(264 ${y + 17})`) +
  words(280, y + 22, text, { size: sizeWithin(92, text, 14, 'bold'), look: 'bold' }) +
  k.fine(`M379 ${y + 12}l5 5-5 5`)

/** What a customer writes, beside a face. */
const written = (x: number, y: number, text: string) => {
  const style = { size: 13, width: 92, leading: 1.2 }
  return words(x, y + 5 - (linesOf(text, style).length - 1) * 8, text, style)
}

const clock = k.fine('M0-8a8 8 0 1 0 .1 0M0-4v4l3 2')
const tag = k.fine('M-8-2l6-6h8a2 2 0 0 1 2 2v8l-6 6z') + k.disc(token.ink, 4, -4, 1.6)
const pin = k.fine('M0 9q-7-8-7-11a7 7 0 0 1 14 0q0 3-7 11zM0-4a2 2 0 1 0 .1 0')

/** A menu of replies that works at night and by day. */
export function autoResponder({ text }: Say): string {
  const heading = text('Harbor Garage')
  const hello = text('Good morning, are you open today?')
  const greeting = { size: 13, width: 118 }
  const asked = 10 + 16 * linesOf(hello, greeting).length
  const stars = [
    [40, 60],
    [150, 44],
    [204, 108],
    [34, 190],
    [190, 210],
    [86, 286],
    [22, 330],
    [178, 330],
  ]
    .map(([x, y]) => `M${x} ${y}h0`)
    .join('')
  return (
    k.motion(
      '.t circle{animation:t 1.5s 3}.t circle+circle{animation-delay:.2s}.t circle+circle+circle{animation-delay:.4s}@keyframes t{50%{opacity:.25}}',
    ) +
    model('n', neighbour) +
    model('m', client) +
    k.fill(token.night) +
    k.area(tint.butter, 'M640 0v480H320V18a18 18 0 0 1 18-18z') +
    k.ink(stars, { color: tint.peach, weight: 3.6 }) +
    k.area(tint.cream, 'M116 68a40 40 0 1 0 36 58 34 34 0 1 1-36-58z') +
    // Day: the sun is up.
    k.halos(520, 404, [
      [196, tint.apricot, 0.6],
      [142, tint.honey, 0.6],
      [92, token.ember, 1],
    ]) +
    k.area(
      token.paper,
      'M470 84h80a8 8 0 0 1 0 16h-80a8 8 0 0 1 0-16zM520 106h70a7 7 0 0 1 0 14h-70a7 7 0 0 1 0-14z',
      0.8,
    ) +
    // The ground on the night side fades in, so that the picture has no visible edge on the night background.
    `<linearGradient id="g"><stop stop-color="${token.night}"/><stop offset=".6" stop-color="${hex(0.26, 0.04, 290)}"/></linearGradient>` +
    `<linearGradient id="l" gradientUnits="userSpaceOnUse" x2="320"><stop offset=".05" stop-color="${token.night}"/><stop offset=".6" stop-color="${tint.lilac}"/></linearGradient>` +
    k.box('url(#g)', 0, 404, 320, 76) +
    k.box(tint.coral, 320, 404, 320, 76) +
    k.ink('M0 404h320.01', { color: 'url(#l)' }) +
    k.ink('M320 404H640') +
    k.ink('M120 404h64', { color: token.ember, weight: 5 }) +
    k.ink('M468 420h104M484 434h72M500 448h40', { color: tint.butter, weight: 4 }) +
    // Phone.
    k.card(216, 22, 208, 436, { fill: token.ink, r: 32, lift: 12, depth: 0.28 }) +
    `<rect fill="none" x="216" y="22" width="208" height="436" rx="32" stroke="${tint.lilac}" stroke-width="1.8"/>` +
    k.box(token.sand, 225, 31, 190, 418, 24) +
    k.area(token.paper, 'M225 92V55a24 24 0 0 1 24-24h142a24 24 0 0 1 24 24v37z') +
    k.fine('M225 92h190') +
    k.dot(tint.butter, 252, 66, 16) +
    k.mark(252, 70, 11) +
    words(276, 65, heading, { size: sizeWithin(132, heading, 17, 'display'), look: 'display' }) +
    k.disc(tint.moss, 280, 78, 3.5) +
    words(289, 82, text('WhatsApp, Saturday'), { size: 11, color: tint.slate }) +
    k.box(token.ink, 296, 38, 48, 9, 5) +
    k.panel(tint.lilac, 268, 144 - asked, 136, asked, 12) +
    words(280, 161 - asked, hello, greeting) +
    // The menu.
    k.panel(tint.cream, 236, 154, 168, 192, 14) +
    words(250, 173, text('Good morning! Yes, from 8 to noon. What else can I help you with?'), {
      size: 12.5,
      width: 148,
      leading: 1.2,
    }) +
    option(222, tag, text('1 Prices'), true) +
    option(262, pin, text('2 Where to find us')) +
    option(302, clock, text('3 Book a visit')) +
    k.panel(tint.lilac, 370, 352, 34, 26, 12) +
    words(387, 370, text('1'), { look: 'bold', anchor: 'middle' }) +
    k.panel(tint.cream, 240, 384, 66, 28, 14) +
    `<g class="t">${[259, 273, 287].map((x) => k.disc(token.ink, x, 398, 4)).join('')}</g>` +
    k.box(token.ink, 294, 432, 52, 5, 3) +
    // The customers' messages, at night and by day.
    k.fine('M184 252q20 0 32-14', tint.lilac, ' stroke-dasharray="1 7"') +
    k.card(18, 220, 172, 74, { r: 16, lift: 8, shadow: '#000', depth: 0.4 }) +
    avatar('v', 'n', 50, 257, 20, tint.peach) +
    written(84, 257, text('Mine whistles when I turn left')) +
    k.fine('M456 206q-18 0-32 16', token.ink, ' stroke-dasharray="1 7"') +
    k.card(450, 172, 172, 74, { r: 16, lift: 8 }) +
    avatar('w', 'm', 482, 209, 20, tint.butter) +
    written(516, 209, hello)
  )
}
