import { area, disc, fade, ink } from '../brush.ts'
import { accent, hex, tint, token } from '../palette.ts'
import type { Scene } from './scene.ts'

/** A talk on stage: a screen behind the speaker, one spotlight, a dark front row. */
export const stage: Scene = {
  ground:
    `<defs>${fade('beam', [
      [0, tint.butter],
      [1, tint.coral],
    ])}</defs>` +
    area(token.night, 'M0 0h400v500H0z') +
    area(hex(0.31, 0.055, 300), 'M30 58h340v262H30z') +
    area(tint.plum, 'M30 224h340v96H30z') +
    area(token.ember, 'M196 224a74 74 0 0 1 148 0z') +
    area(tint.coral, 'M218 224a52 52 0 0 1 104 0z', 0.8) +
    ink(2, 'M30 224H370', token.gold) +
    ink(2, 'M52 246h60M52 260h40M52 88h48M52 102h32', tint.mauve) +
    ink(2.4, 'M30 58h340v262H30z', hex(0.5, 0.05, 300)) +
    // The lighting rig with its lamp.
    ink(3, 'M0 20H400M0 34H400', hex(0.4, 0.04, 290)) +
    ink(2, 'M0 34l14-14 14 14 14-14 14 14 14-14 14 14 14-14 14 14', hex(0.4, 0.04, 290)) +
    area('url(#beam)', 'M62 44l30-6 250 462H20z', 0.22) +
    `<g transform="rotate(-14 78 34)">${area(token.ink, 'M60 8h36v34l8 12H52l8-12z')}${ink(2.2, 'M60 8h36v34l8 12H52l8-12z', tint.mauve)}</g>` +
    area(hex(0.25, 0.04, 290), 'M0 404h400v96H0z') +
    ink(2, 'M0 404H400', hex(0.5, 0.05, 300)),
  front:
    area(tint.rosewood, 'M226 410h150l-16 90H242z') +
    area(tint.terracotta, 'M216 396h170v16H216z') +
    ink(2.4, 'M216 396h170v16H216zM226 412l16 88M376 412l-16 88M300 396c2-30-14-46-40-56') +
    `<g transform="rotate(28 256 338)">${area(token.ink, 'M246 324h20v24q0 8-10 8t-10-8z')}${area(tint.slate, 'M246 314q0-12 10-12t10 12v12h-20z')}${ink(2, 'M246 314q0-12 10-12t10 12v34q0 8-10 8t-10-8zM246 326h20')}</g>` +
    disc(token.gold, 301, 452, 15) +
    area(tint.rosewood, 'M284 453h34v17h-34z') +
    ink(2, 'M282 453h38', token.gold),
  outfit: { garment: 'blazer', cloth: token.gold, top: token.ink },
  nod: -2,
  light: 'left',
  rim: tint.butter,
  skin: { base: hex(0.87, 0.065, 65), shade: hex(0.7, 0.08, 45), lips: accent(0.55, 0.14, -6) },
  place: { x: 168, scale: 0.295, bottom: 540, tilt: 1 },
}
