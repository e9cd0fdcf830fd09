import { area, disc, ink, leaf } from '../brush.ts'
import { accent, hex, tint, token } from '../palette.ts'
import type { Scene } from './scene.ts'

const ribs = Array.from({ length: 26 }, (_, at) => `M${170 + at * 54} 1000v800`).join('')

/** An evening at home: an armchair and a lamp. */
export const home: Scene = {
  ground:
    area(accent(0.66, 0.085, 2), 'M0 0h400v500H0z') +
    disc(tint.apricot, 62, 120, 190, 0.45) +
    disc(tint.butter, 62, 120, 120, 0.5) +
    // The lamp.
    ink(4, 'M62 150V500', token.ink) +
    area(tint.butter, 'M38 82h48l22 70H16z') +
    area(tint.cream, 'M38 82h20l-8 70H16z') +
    ink(2.4, 'M38 82h48l22 70H16zM84 152v22') +
    disc(token.ink, 84, 177, 3) +
    // The picture on the wall.
    area(token.paper, 'M298 52h76v96h-76z') +
    area(tint.peach, 'M308 62h56v76h-56z') +
    area(token.ember, 'M318 112a18 18 0 0 1 36 0z') +
    ink(2.4, 'M298 52h76v96h-76zM308 62h56v76h-56zM308 112h56') +
    leaf(382, 330, 120, -30, tint.moss) +
    leaf(392, 330, 140, 2, tint.fern) +
    leaf(398, 336, 100, -56, tint.sage) +
    // The armchair.
    area(tint.fern, 'M62 500V330q0-86 140-86t140 86v170z') +
    area(tint.moss, 'M80 500V336q0-74 122-74t122 74v164z') +
    ink(2.4, 'M62 500V330q0-86 140-86t140 86v170M80 500V336q0-74 122-74t122 74v164') +
    disc(token.ink, 140, 310, 3) +
    disc(token.ink, 268, 310, 3),
  front:
    area(tint.fern, 'M-6 500v-70q0-28 34-28t34 28v70zM342 500v-70q0-28 34-28t34 28v70z') +
    ink(2.4, 'M-6 430q0-28 34-28t34 28v70M342 500v-70q0-28 34-28t34 28M10 424q4-10 18-10M358 424q4-10 18-10'),
  outfit: {
    garment: 'hoodie',
    cloth: tint.cream,
    over: ink(16, ribs, hex(0.87, 0.05, 80)),
  },
  nod: 5,
  light: 'right',
  skin: { base: hex(0.86, 0.075, 62), shade: hex(0.74, 0.09, 48), lips: accent(0.55, 0.14, -6) },
  place: { x: 206, scale: 0.328, bottom: 544, tilt: 2 },
}
