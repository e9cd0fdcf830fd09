import { hex, tint, token } from '../palette.ts'
import * as k from '../vignettes/kit.ts'
import type { Say } from '../words/say.ts'
import { linesOf, widthOf, words } from '../words/words.ts'

export const frame = { width: 400, height: 320 }

/** The bottle of both ads with its base at (0, 0), 190 high. */
const bottle =
  k.area(token.ink, 'M-26 3h88q10 0 10-6 0-6-16-6z', 0.2) +
  k.area(token.paper, 'M-16-188h32v20h-32z') +
  k.area(tint.cream, 'M-13-168h26v26c0 18 26 22 26 54V-16q0 16-16 16h-46q-16 0-16-16v-72c0-32 26-36 26-54z') +
  k.area(token.gold, 'M-38-100q10-16 38-8t38-6q1 8 1 18V-16q0 16-16 16h-46q-16 0-16-16v-72q0-8 1-12z') +
  k.box(token.paper, -39, -80, 78, 54) +
  k.mark(0, -44, 24) +
  k.ink(
    'M-16-188h32v20h-32zM-13-168h26v26c0 18 26 22 26 54V-16q0 16-16 16h-46q-16 0-16-16v-72c0-32 26-36 26-54zM-39-80h78M-39-26h78',
  )

const rind = 'M-31 0q6-2 10-9 8-13 21-13t21 13q4 7 10 9-6 2-10 9-8 13-21 13T-21 9q-4-7-10-9z'
const yellow = hex(0.91, 0.15, 100)

/** A lemon. */
const lemon = k.area(yellow, rind) + k.ink(rind) + k.fine('M-13-9q5-6 12-7', token.paper)

/** Draws the words of an ad. `x` and `y` are the left end of their first baseline. */
type Words = (x: number, y: number, color: string) => string

/** The light behind the bottle of each ad, so far to the right that no word touches it. */
export const halos = [
  { x: 298, y: 160, r: 86 },
  { x: 308, y: 160, r: 108 },
] as const
const [calm, bright] = halos

/** Ad A shows one bottle with much empty space. Ad B adds the ingredient: eleven lemons. */
export const drawAds = ([first, second]: readonly [Words, Words]): [string, string] => [
  k.box(tint.sage, 0, 0, 400, 320) +
    k.disc(tint.cream, calm.x, calm.y, calm.r, ' opacity=".55"') +
    k.box(tint.moss, 0, 252, 400, 68) +
    k.ink('M0 252H400') +
    first(28, 68, token.ink) +
    k.group(bottle, `translate(${calm.x} 274)`),
  k.box(token.ember, 0, 0, 400, 320) +
    k.disc(tint.coral, bright.x, bright.y, bright.r) +
    k.disc(token.gold, bright.x, bright.y, 80) +
    k.box(tint.rosewood, 0, 252, 400, 68) +
    k.ink('M0 252H400') +
    second(28, 56, token.paper) +
    k.group(bottle, `translate(${bright.x} 270)`) +
    [
      [112, 268],
      [170, 262],
      [228, 270],
      [374, 262],
      [80, 290],
      [138, 294],
      [194, 296],
      [246, 290],
      [304, 296],
      [332, 286],
      [372, 294],
    ]
      .map(([x, y], index) => k.group(lemon, `translate(${x} ${y}) rotate(${((index * 37) % 64) - 32})`))
      .join(''),
]

const style = { size: 36, look: 'display', width: 165, leading: 1.03 } as const

/** The slogan of an ad, set so that it stays clear of the light behind the bottle. */
export const slogan =
  (text: string): Words =>
  (x, y, color) =>
    words(x, y, text, { ...style, color })

/** A slogan with a button below it. */
const withButton =
  (text: string, label: string): Words =>
  (x, y, color) => {
    const top = y + (linesOf(text, style).length - 1) * style.size * style.leading + 20
    const w = Math.ceil(widthOf(label, 15, 'bold')) + 28
    return (
      slogan(text)(x, y, color) +
      k.panel(token.paper, x, top, w, 32, 16) +
      words(x + w / 2, top + 21, label, { size: 15, look: 'bold', anchor: 'middle' })
    )
  }

/** Both ads in the words of an edition. */
export function adPair({ text }: Say): [string, string] {
  const button = text('Try a bottle')
  return drawAds([
    withButton(text('Less sugar than you think'), button),
    withButton(text('Eleven lemons in every bottle'), button),
  ])
}
