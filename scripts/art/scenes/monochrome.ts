import { area, disc, ink } from '../brush.ts'
import { hex } from '../palette.ts'
import type { Scene } from './scene.ts'

const gray = (lightness: number) => hex(lightness, 0.004, 285)
const black = gray(0.2)

/** A black-and-white film print with a black border, lit by one lamp. */
export const monochrome: Scene = {
  ground:
    `<defs><radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="96" cy="170" r="330"><stop offset="0" stop-color="${gray(0.93)}"/><stop offset=".5" stop-color="${gray(0.72)}"/><stop offset="1" stop-color="${gray(0.36)}"/></radialGradient></defs>` +
    area('url(#lamp)', 'M0 0h400v500H0z'),
  front:
    area(gray(0.985), 'M0 0h400v500H0zM22 22v456h356V22z').replace('<path', '<path fill-rule="evenodd"') +
    ink(5, 'M22 22h356v456H22z', black) +
    ink(2, 'M36 490h10M60 490h10M84 490h10', gray(0.6)) +
    disc(black, 372, 490, 3),
  outfit: { garment: 'turtleneck', cloth: gray(0.34) },
  nod: -5,
  light: 'left',
  skin: { base: gray(0.92), shade: gray(0.62), lips: gray(0.4) },
  blush: false,
  metal: gray(0.8),
  place: { x: 192, scale: 0.42, bottom: 668, tilt: -2 },
}
