import { area, disc, fade, ink, tower, windows } from '../brush.ts'
import { accent, hex, tint, token } from '../palette.ts'
import type { Scene } from './scene.ts'

const far = hex(0.34, 0.05, 305)
const near = hex(0.245, 0.042, 292)

/** A street at night: neon signs, light trails of the traffic, and their colors on the shoulders. */
export const night: Scene = {
  ground:
    `<defs>${fade('sky', [
      [0, token.night],
      [0.45, hex(0.31, 0.06, 300)],
      [0.72, tint.rosewood],
      [1, token.night],
    ])}</defs>` +
    area('url(#sky)', 'M0 0h400v500H0z') +
    area(far, `${tower(0, 400, 58, 330)}${tower(112, 400, 60, 350)}${tower(196, 400, 70, 384)}`) +
    windows(tint.honey, 6, '8 14', 'M14 86V330M40 86V330M132 66V330M156 66V200M216 30V330M244 30V130') +
    area(near, `${tower(52, 420, 70, 262)}${tower(256, 420, 60, 330)}${tower(316, 420, 84, 400)}`) +
    windows(token.gold, 6, '8 20', 'M70 176V330M100 176V330M274 110V330M298 110V200') +
    // A neon sign with the half disc on a line of the mark.
    area(token.night, 'M328 62h54v150h-54z') +
    ink(7, 'M328 62h54v150h-54z', accent(0.5, 0.14, -2)) +
    ink(3, 'M328 62h54v150h-54z', tint.coral) +
    area(token.ember, 'M338 112a17 17 0 0 1 34 0z') +
    ink(3, 'M336 120h38', token.gold) +
    ink(4, 'M342 146h26M342 164h26M342 182h26', tint.coral) +
    ink(3, 'M382 86h18M382 190h18', near) +
    disc(token.gold, 30, 236, 24, 0.3) +
    disc(token.ember, 72, 292, 34, 0.32) +
    disc(tint.coral, 16, 322, 18, 0.4) +
    disc(token.gold, 356, 292, 30, 0.25) +
    area(token.night, 'M0 396h400v104H0z', 0.85) +
    ink(5, 'M-10 470C90 420 150 392 410 372', token.ember) +
    ink(3, 'M-10 448C100 404 160 384 410 362', tint.coral) +
    ink(2, 'M-10 490C110 430 170 402 410 384', token.gold) +
    ink(4, 'M410 470C330 432 300 412 200 398', token.gold),
  outfit: {
    garment: 'bomber',
    cloth: accent(0.47, 0.11, -5),
    top: hex(0.72, 0.05, 330),
    trim: accent(0.38, 0.09, -8),
  },
  nod: -4,
  light: 'right',
  skin: { base: hex(0.76, 0.07, 45), shade: hex(0.6, 0.075, 25), lips: accent(0.55, 0.14, -6) },
  rim: tint.coral,
  place: { x: 182, scale: 0.354, bottom: 556, tilt: -2 },
}
