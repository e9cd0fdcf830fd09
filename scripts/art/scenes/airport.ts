import { area, fade, ink } from '../brush.ts'
import { hex, tint, token } from '../palette.ts'
import type { Scene } from './scene.ts'

/** An airport gate at dawn: one plane takes off, one waits. */
export const airport: Scene = {
  ground:
    `<defs>${fade('dawn', [
      [0, hex(0.74, 0.05, 262)],
      [0.5, hex(0.86, 0.04, 320)],
      [0.8, tint.apricot],
      [1, tint.butter],
    ])}</defs>` +
    area('url(#dawn)', 'M0 0h400v380H0z') +
    area(tint.cream, 'M0 120h70a8 8 0 0 1 0 16H0zM300 96h100v14H300a7 7 0 0 1 0-14z', 0.6) +
    // The departing plane.
    `<g transform="translate(58 76) rotate(-22)">${area(token.paper, 'M-44 0q0-9 12-9h62q18 0 24 9-6 9-24 9h-62q-12 0-12-9z')}${area(token.ember, 'M-44-2l-14-24h12l16 20z')}${area(tint.slate, 'M-4 4l-22 30h12l30-30z')}${ink(2, 'M-44 0q0-9 12-9h62q18 0 24 9-6 9-24 9h-62q-12 0-12-9zM-40-6l-16-20h12l14 17M0 6l-24 28h12l30-26')}</g>` +
    // The waiting plane.
    area(tint.pebble, 'M0 336h400v44H0z') +
    ink(2, 'M0 336H400', token['ink-soft']) +
    area(token.ember, 'M322 262l16-92h38l24 92z') +
    ink(2.4, 'M322 262l16-92h38l24 88') +
    area(token.paper, 'M216 326q0-62 90-64h94v78H240q-24 0-24-14z') +
    area(tint.pebble, 'M216 326q0-10 4-18h180v32H240q-24 0-24-14z', 0.7) +
    ink(2.4, 'M400 262h-94q-90 2-90 64 0 14 24 14h160M226 290h36q8 0 8 10') +
    ink(5, 'M290 292H400', tint.slate).replace('stroke-linecap="round"', 'stroke-dasharray="8 12"') +
    // The window front of the hall.
    ink(6, 'M132 0V372M276 0V262', tint.slate) +
    ink(6, 'M0 214H196', tint.slate) +
    area(hex(0.42, 0.04, 285), 'M0 372h400v128H0z') +
    area(hex(0.48, 0.04, 285), 'M0 372h400l-60 128H80z') +
    ink(2.4, 'M0 372H400') +
    // The departures board.
    area(token.ink, 'M254 0h146v66H254z') +
    ink(4, 'M268 18h120M268 34h120M268 50h120', token.gold).replace(
      'stroke-linecap="round"',
      'stroke-dasharray="26 7 12 7 34 9"',
    ),
  front:
    area(tint.honey, 'M296 416h76q10 0 10 10v74h-96v-74q0-10 10-10z') +
    area(tint.clay, 'M352 416h20q10 0 10 10v74h-30z', 0.6) +
    ink(2.4, 'M296 416h76q10 0 10 10v74h-96v-74q0-10 10-10zM306 430v70M322 430v70M338 430v70M362 430v70') +
    ink(3, 'M314 416v-58M354 416v-58') +
    area(token.ink, 'M306 350h56v12h-56z'),
  outfit: {
    garment: 'coat',
    cloth: hex(0.8, 0.06, 75),
    top: hex(0.36, 0.045, 275),
  },
  nod: -3,
  light: 'right',
  place: { x: 152, scale: 0.314, bottom: 542, tilt: -1 },
}
