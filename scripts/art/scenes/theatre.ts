import { area, disc, fade, ink } from '../brush.ts'
import { accent, hex, tint, token } from '../palette.ts'
import type { Scene } from './scene.ts'

const red = hex(0.5, 0.15, 30)
const deep = hex(0.36, 0.11, 28)

/** A theater: in front of the curtain, lit from the floor. */
export const theatre: Scene = {
  ground:
    `<defs>${fade('floor', [
      [0, deep],
      [0.55, red],
      [1, token.ember],
    ])}</defs>` +
    area('url(#floor)', 'M0 0h400v440H0z') +
    area(
      deep,
      'M24 60q-10 200 6 380h18q-14-190-6-380zM84 60q-6 190 4 380h14q-10-200-4-380zM292 60q8 190-2 380h16q8-200 2-380zM356 60q10 200-4 380h18q12-190 4-380zM150 60q-2 190 2 380h10q-4-190-2-380zM240 60q2 190-2 380h10q4-190 2-380z',
    ) +
    // The valance with its fringe.
    area(hex(0.44, 0.135, 29), 'M0 0h400v58q-50 42-100 0-50 42-100 0-50 42-100 0-50 42-100 0z') +
    ink(2.2, 'M0 58q50 42 100 0 50 42 100 0 50 42 100 0 50 42 100 0') +
    ink(6, 'M0 66q50 42 100 0 50 42 100 0 50 42 100 0 50 42 100 0', token.gold) +
    ink(
      1.6,
      'M100 58V0M200 58V0M300 58V0M40 74q4-40 40-74M160 74q-4-40-40-74M240 74q4-40 40-74M360 74q-4-40-40-74',
    ) +
    ink(
      1.8,
      'M58 100q-8 170 0 340M120 100q-4 170 2 340M276 100q4 170-2 340M330 100q6 170 0 340M386 90q6 170 0 350M10 96q-4 170 2 344',
    ) +
    area(tint.rosewood, 'M0 440h400v60H0z') +
    ink(2.2, 'M0 440H400') +
    disc(tint.honey, 200, 470, 150, 0.35),
  front:
    area(token.night, 'M0 476h400v24H0z') +
    [40, 120, 200, 280, 360]
      .map(
        (x) =>
          disc(token.gold, x, 470, 34, 0.28) +
          area(token.gold, `M${x - 18} 478a18 18 0 0 1 36 0z`) +
          ink(2.2, `M${x - 18} 478a18 18 0 0 1 36 0z`),
      )
      .join('') +
    ink(2.4, 'M0 478H400'),
  outfit: {
    garment: 'evening',
    cloth: hex(0.3, 0.05, 300),
    trim: token.night,
  },
  nod: 3,
  light: 'right',
  rim: token.gold,
  skin: { base: hex(0.88, 0.075, 68), shade: hex(0.74, 0.095, 45), lips: accent(0.55, 0.14, -6) },
  place: { x: 206, scale: 0.319, bottom: 542, mirror: true },
}
