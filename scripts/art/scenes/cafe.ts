import { area, disc, ink } from '../brush.ts'
import { accent, hex, tint, token } from '../palette.ts'
import type { Scene } from './scene.ts'

const stripe = Array.from({ length: 14 }, (_, row) => `M150 ${1236 + row * 44}h1400v19H150z`).join('')
const awning = (fill: string, from: number) =>
  area(fill, [0, 1, 2, 3].map((at) => `M${from + at * 100} 0h50v62a25 16 0 0 1-50 0z`).join(''))

/** A window table of a corner café in the morning. */
export const cafe: Scene = {
  ground:
    area(tint.sage, 'M0 0h400v500H0z') +
    area(tint.butter, 'M36 0h328v372H36z') +
    // Across the street.
    area(tint.peach, 'M36 150h104v222H36zM292 118h72v254h-72z') +
    area(accent(0.84, 0.06, 10), 'M140 196h152v176H140z') +
    area(
      tint.clay,
      'M56 180h22v40H56zM98 180h22v40H98zM56 252h22v40H56zM98 252h22v40H98zM308 150h16v34h-16zM336 150h16v34h-16zM308 210h16v34h-16zM336 210h16v34h-16z',
    ) +
    disc(tint.cream, 96, 96, 70, 0.7) +
    awning(token.paper, 0) +
    awning(token.ember, 50) +
    ink(2, Array.from({ length: 8 }, (_, at) => `M${at * 50} 0v62a25 16 0 0 0 50 0V0`).join('')) +
    ink(2.4, 'M36 78V372H364V78M364 372h36M0 372h36M250 78V372') +
    // A lamp and its light.
    ink(2, 'M326 0V118') +
    area(token.gold, 'M296 142a30 28 0 0 1 60 0z') +
    ink(2.4, 'M296 142a30 28 0 0 1 60 0z') +
    area(tint.fern, 'M0 372h400v128H0z') +
    area(tint.moss, 'M0 372h400v10H0z') +
    ink(2.4, 'M0 372H400'),
  front:
    area(token.paper, 'M0 456h400v44H0z') +
    area(tint.pebble, 'M0 484h400v16H0z') +
    ink(2.4, 'M0 456H400M0 484H400') +
    area(token.ember, 'M286 412h74l-7 38q-4 10-16 10h-28q-12 0-16-10z') +
    area(tint.terracotta, 'M332 412h28l-7 38q-4 10-16 10h-12z', 0.6) +
    ink(2.4, 'M286 412h74l-7 38q-4 10-16 10h-28q-12 0-16-10zM359 420h8q14 0 12 14t-22 14M272 463h102') +
    ink(2.4, 'M308 398q-9-11 0-21t0-21M330 398q-9-11 0-21t0-21', token.paper) +
    area(tint.butter, 'M28 440h62v14H28z') +
    ink(2.2, 'M22 456h78l-8 8H30zM28 454q4-34 34-32 30 0 32 32M44 434l6 12M60 428l2 16M76 434l-4 12'),
  outfit: {
    garment: 'sweater',
    cloth: token.paper,
    over: area(hex(0.33, 0.05, 275), stripe),
  },
  nod: 4,
  light: 'right',
  place: { x: 190, scale: 0.33, bottom: 536 },
}
