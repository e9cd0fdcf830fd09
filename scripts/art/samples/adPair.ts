import { tint, token } from '../palette.ts'
import * as k from '../vignettes/kit.ts'

export const frame = { width: 400, height: 320 }

/** The bottle of both ads on its own origin, 190 high. */
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

/** A lemon, lying. */
const lemon =
  k.area(token.gold, 'M-25 0q2-20 24-20 16 0 20 10 6 0 8 9-1 9-8 11-5 9-20 9-22 0-24-19z') +
  k.ink('M-25 0q2-20 24-20 16 0 20 10 6 0 8 9-1 9-8 11-5 9-20 9-22 0-24-19z') +
  k.fine('M-12-10q6-5 13-5', token.paper)

const words = (x: number, y: number, colour: string) =>
  k.heading(x, y, [150, 112], colour, 15) + k.button(x, y + 62, 92, 30, token.paper)

/** A names what is missing: one bottle, much air. B shows what is in it: eleven lemons. */
export const adPair = [
  k.box(tint.sage, 0, 0, 400, 320) +
    k.disc(tint.cream, 288, 150, 98, ' opacity=".55"') +
    k.box(tint.moss, 0, 252, 400, 68) +
    k.ink('M0 252H400') +
    words(34, 70, token.ink) +
    k.group(bottle, 'translate(288 274)'),
  k.box(token.ember, 0, 0, 400, 320) +
    k.disc(tint.coral, 288, 150, 120) +
    k.disc(token.gold, 288, 150, 90) +
    k.box(tint.rosewood, 0, 252, 400, 68) +
    k.ink('M0 252H400') +
    words(34, 56, token.paper) +
    k.group(bottle, 'translate(288 270)') +
    [
      [214, 268],
      [236, 288],
      [352, 272],
      [330, 290],
      [284, 296],
      [376, 294],
      [188, 292],
      [142, 286],
      [96, 294],
      [116, 270],
      [164, 266],
    ]
      .map(([x, y], index) => k.group(lemon, `translate(${x} ${y}) rotate(${(index * 37) % 50})`))
      .join(''),
]
