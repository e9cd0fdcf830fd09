import { area, disc, fade, ink } from '../brush.ts'
import { accent, hex, tint, token } from '../palette.ts'
import type { Scene } from './scene.ts'

const snow = hex(0.975, 0.008, 250)
const blue = hex(0.66, 0.05, 262)
const pale = hex(0.8, 0.035, 275)

const straps =
  'M548 1150C600 1300 600 1550 570 1790H690C710 1550 690 1300 640 1130ZM1136 1150C1084 1300 1084 1550 1114 1790H994C974 1550 994 1300 1044 1130Z'

/** The strap across the chest with its buckle. */
const buckle = 'M660 1420H1024V1446H660ZM808 1404H876V1462H808Z'

/** A snowy mountain in the morning. */
export const mountain: Scene = {
  ground:
    `<defs>${fade('air', [
      [0, hex(0.86, 0.035, 250)],
      [0.6, hex(0.94, 0.02, 70)],
      [1, tint.butter],
    ])}</defs>` +
    area('url(#air)', 'M0 0h400v400H0z') +
    disc(token.paper, 84, 92, 44) +
    disc(token.gold, 84, 92, 27) +
    area(pale, 'M0 300l58-74 40 34 62-88 70 92 40-40 130 116v60H0z') +
    area(blue, 'M176 400L300 106l100 190v104z') +
    area(hex(0.56, 0.055, 268), 'M300 106l100 190v104H286l22-92-22-60 26-60z') +
    area(snow, 'M262 196L300 106l46 88-14-2-20-14-16 20-18-18z') +
    ink(2.2, 'M176 400L300 106 400 296M262 196l16-16 18 18 16-20 20 14 14 2') +
    area(hex(0.6, 0.05, 265), 'M0 400V262l56-64 92 202z') +
    area(snow, 'M24 234l32-36 26 58-14-8-14 14-14-20z') +
    ink(2.2, 'M0 262l56-64 92 202M24 234l16 8 14 20 14-14 14 8') +
    area(snow, 'M0 372q90-34 190-10t210-18v156H0z') +
    area(hex(0.9, 0.02, 265), 'M0 424q120-40 230-12t170-14v102H0z') +
    ink(2.2, 'M0 372q90-34 190-10t210-18') +
    area(tint.fern, 'M352 372l18-56 18 56zM356 346l14-46 14 46zM18 388l14-44 14 44zM21 366l11-36 11 36z') +
    ink(2, 'M352 372l18-56 18 56zM358 340l12-40 12 40M18 388l14-44 14 44zM370 372v10M32 388v8') +
    // The backpack behind the shoulders.
    area(tint.fern, 'M102 440v-68q0-28 28-28h104q28 0 28 28v68z') +
    ink(3, 'M102 440v-68q0-28 28-28h104q28 0 28 28v68'),
  outfit: {
    garment: 'sweater',
    cloth: token.ember,
    over: area(tint.fern, straps) + ink(11, straps) + area(token.gold, buckle) + ink(9, buckle),
  },
  nod: 3,
  light: 'right',
  skin: { base: hex(0.87, 0.06, 55), shade: hex(0.76, 0.065, 35), lips: accent(0.55, 0.14, -6) },
  place: { x: 180, scale: 0.284, bottom: 540, mirror: true },
}
