import { area, disc, ink, leaf } from '../brush.ts'
import { hex, tint, token } from '../palette.ts'
import type { Scene } from './scene.ts'

/** A flower with five petals, defined once and reused. */
const petals = [0, 72, 144, 216, 288]
  .map((turn) => `<ellipse cy="-10" rx="6.2" ry="8" transform="rotate(${turn})"/>`)
  .join('')
const flower = `<defs><g id="rose" stroke="${token.ink}">${petals}${disc(token.gold, 0, 0, 5)}</g></defs>`
const blossom = (x: number, y: number, r: number, fill: string) =>
  `<use href="#rose" fill="${fill}" stroke-width="${20 / r}" transform="translate(${x} ${y}) scale(${r / 10})"/>`

const suns = Array.from({ length: 40 }, (_, at) => {
  const [column, row] = [at % 8, Math.floor(at / 8)]
  return `M${280 + column * 150 + (row % 2) * 75} ${1230 + row * 120}a34 34 0 0 1 68 0z`
}).join('')

/** A rose arch with spots of sunlight. */
export const garden: Scene = {
  ground:
    flower +
    area(hex(0.8, 0.06, 140), 'M0 0h400v500H0z') +
    disc(tint.butter, 300, 120, 170, 0.55) +
    disc(tint.cream, 300, 120, 92, 0.7) +
    disc(tint.sage, 40, 250, 110, 0.8) +
    disc(hex(0.66, 0.06, 145), 372, 330, 96, 0.7) +
    disc(tint.moss, 20, 400, 92, 0.8) +
    disc(tint.moss, 380, 430, 84) +
    ink(10, 'M22 500V196C22 70 92 12 204 12s176 58 176 184v304', hex(0.94, 0.02, 85)) +
    ink(
      2,
      'M17 500V196C17 67 89 7 204 7s181 60 181 189v304M27 500V196C27 73 95 17 204 17s171 56 171 179v304',
    ) +
    leaf(30, 176, 70, -40, tint.moss) +
    leaf(44, 120, 74, 12, tint.fern) +
    leaf(96, 54, 70, 70, tint.moss) +
    leaf(90, 40, 62, -46, tint.fern) +
    leaf(300, 40, 66, 54, tint.moss) +
    leaf(350, 92, 74, 24, tint.fern) +
    leaf(376, 190, 72, -24, tint.moss) +
    blossom(38, 150, 17, tint.coral) +
    blossom(74, 66, 20, token.paper) +
    blossom(140, 24, 15, tint.coral) +
    blossom(330, 62, 18, token.paper) +
    blossom(368, 136, 21, tint.coral) +
    blossom(16, 250, 13, token.paper),
  front:
    leaf(352, 512, 110, -34, tint.fern) +
    leaf(396, 516, 130, -8, tint.moss) +
    leaf(6, 520, 104, 26, tint.fern) +
    blossom(352, 452, 22, token.paper) +
    blossom(392, 420, 17, tint.coral) +
    blossom(22, 474, 20, tint.coral),
  outfit: { garment: 'shirt', cloth: tint.butter, over: area(token.ember, suns) },
  nod: -4,
  light: 'left',
  place: { x: 206, scale: 0.343, bottom: 550, tilt: 2 },
}
