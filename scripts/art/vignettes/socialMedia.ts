import { hex, tint, token } from '../palette.ts'
import type { Say } from '../words/say.ts'
import { sizeWithin, widthOf, words } from '../words/words.ts'
import { avatar, model, neighbour, stand } from './cast.ts'
import * as k from './kit.ts'

/** The planned posts, each 56 × 56 from (0, 0). */
const posts: [ground: string, motif: string][] = [
  [tint.peach, k.box(tint.clay, 0, 38, 56, 18) + k.halfSun(28, 38, 17) + k.fine('M0 38h56')],
  [tint.butter, k.leaf(18, 56, 44, -14, tint.sage) + k.leaf(36, 58, 38, 16, tint.moss)],
  [
    tint.rosewood,
    k.area(token.paper, 'M14 26h26v8q0 14-13 14t-13-14z') +
      k.fine('M14 26h26v8q0 14-13 14t-13-14zM40 29q8 0 7 6t-9 5M22 20q-3-4 0-8M31 20q-3-4 0-8'),
  ],
  [tint.lilac, ''],
  [
    token.ink,
    k.heading(10, 20, [36, 26], token.paper, 7) + k.bars(10, 44, [18], { color: token.gold, weight: 5 }),
  ],
  [
    tint.apricot,
    k.area(tint.terracotta, 'M16 56V32a12 12 0 0 1 24 0v24z') + k.fine('M16 56V32a12 12 0 0 1 24 0v24'),
  ],
  [
    tint.sage,
    k.disc(token.gold, 28, 30, 17, ` stroke="${token.ink}" stroke-width="1.8"`) +
      k.fine('M28 13v34M11 30h34M16 18l24 24M40 18L16 42', tint.cream),
  ],
  [tint.coral, k.play(29, 28, 12, token.paper) + k.fine('M21 16q0-4 4-2l17 11q4 3 0 6L25 42q-4 2-4-2z')],
  [tint.cream, k.ink('M8 44l12-12 9 6 18-24', { color: token.ember, weight: 4 })],
]

/** One of the posts, in a box of any size. */
export const post = (index: number, x: number, y: number, size: number, id: string, r = 5) => {
  const [ground, motif] = posts[index % posts.length] ?? ['', '']
  const face = index % posts.length === 3 ? stand('n', { x: 27, bottom: 66, scale: 0.043 }) : ''
  const inside = k.box(ground, 0, 0, 56, 56) + motif + face
  return k.picture(id, x, y, size, size, r, k.group(inside, `translate(${x} ${y}) scale(${size / 56})`))
}

/** A month of posts in a calendar, and the feed that shows them. */
export function socialMedia({ text, count }: Say): string {
  const name = text('Oven 27, first half of May').split(',')[0] ?? ''
  const liked = text('Lena, up since four')
  const state = text('Draft: your OK by Friday')
  const wide = 92 + widthOf(liked, 17, 'bold')
  const planned: Record<number, number> = { 1: 0, 4: 2, 7: 1, 9: 4, 12: 6, 15: 5, 17: 7, 20: 3, 23: 8 }
  const days = Array.from({ length: 28 }, (_, day) => {
    const x = 56 + (day % 7) * 42
    const y = 132 + Math.floor(day / 7) * 52
    const thumb = planned[day]
    if (thumb !== undefined && day !== 17) return post(thumb, x, y, 36, `d${day}`, 7)
    return (
      k.box(day === 17 ? tint.butter : token.sand, x, y, 36, 36, 7) +
      words(x + 6, y + 16, count(day + 1), { size: 12, color: tint.slate })
    )
  }).join('')
  // The last slot is empty, for the post that is being moved.
  const feed =
    [0, 4, 3, 1, 2, 8, 5, 6]
      .map((index, place) =>
        post(index, 402 + (place % 3) * 58, 232 + Math.floor(place / 3) * 58, 54, `f${place}`, 3),
      )
      .join('') +
    k.box(
      tint.cream,
      519,
      349,
      52,
      52,
      3,
      ` stroke="${token.ember}" stroke-width="1.8" stroke-dasharray="4 5"`,
    )
  return (
    k.motion(
      '.h{animation:h 1.2s .4s cubic-bezier(.2,.7,.2,1) both}@keyframes h{from{transform:translateY(24px);opacity:0}}',
    ) +
    model('n', neighbour) +
    k.fill(hex(0.86, 0.025, 320)) +
    k.halfSun(210, 404, 212, tint.lilac) +
    k.halfSun(210, 404, 140, tint.peach) +
    k.box(tint.mauve, 0, 404, 640, 76) +
    k.horizon(404) +
    // The calendar with its rings.
    k.card(36, 64, 326, 294, { lift: 12 }) +
    k.area(token.ink, 'M36 112V78a14 14 0 0 1 14-14h298a14 14 0 0 1 14 14v34z') +
    words(58, 96, name, { size: 21, look: 'display', color: token.paper }) +
    k.fine('M318 82l-6 6 6 6M338 82l6 6-6 6', token.paper) +
    k.ink('M92 54v22M156 54v22M242 54v22M306 54v22', { weight: 7 }) +
    k.ink('M92 54v22M156 54v22M242 54v22M306 54v22', { weight: 3, color: tint.stone }) +
    days +
    k.ink('M182 236m0 7a7 7 0 0 1 7-7h22a7 7 0 0 1 7 7v22a7 7 0 0 1-7 7h-22a7 7 0 0 1-7-7z', {
      color: token.ember,
      weight: 3.4,
    }) +
    // The feed.
    k.card(384, 30, 208, 426, { fill: token.ink, r: 30, lift: 12 }) +
    k.box(token.paper, 392, 38, 192, 410, 23) +
    k.box(token.ink, 462, 46, 52, 11, 6) +
    k.ring(432, 100, 27, token.ember, 3) +
    avatar('v', 'n', 432, 100, 21.5, tint.butter) +
    words(472, 94, name, { size: 19, look: 'display' }) +
    words(472, 113, text('Essential, Instagram + Facebook').split(', ')[1] ?? '', {
      size: 12,
      color: tint.slate,
      width: 104,
    }) +
    k.panel(token.gold, 404, 144, 168, 28, 14) +
    words(488, 162, state, { size: sizeWithin(154, state, 14, 'bold'), look: 'bold', anchor: 'middle' }) +
    k.fine('M392 184h192', token.line) +
    k.fine('M424 200h16v16h-16zM432 200v16M424 208h16') +
    k.fine('M482 200h14v16h-14zM486 205l6 3-6 3z', tint.slate) +
    k.ring(548, 208, 8, tint.slate, 1.8) +
    k.ink('M402 223h54', { weight: 3, color: token.ember }) +
    feed +
    k.box(token.ink, 456, 430, 64, 5, 3) +
    // A post that is being moved from its day to the feed.
    k.fine('M224 250q70-46 128 6', token.ink, ' stroke-dasharray="1 7"') +
    k.turned(
      9,
      352,
      300,
      k.box(token.ink, 330, 274, 72, 72, 10, ' opacity=".2"') + post(7, 322, 264, 72, 'o', 10),
    ) +
    k.cursor(374, 316) +
    // The reactions.
    `<g class="h">${
      k.card(48, 374, wide, 58, { r: 29, lift: 8 }) +
      k.heart(82, 404, 14) +
      words(108, 409, liked, { size: 17, look: 'bold' })
    }</g>`
  )
}
