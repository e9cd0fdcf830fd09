import { glow, hex, tint, token } from '../palette.ts'
import * as k from './kit.ts'

/** The logo as a landscape: the half disc on its line at dawn. */
export function company(): string {
  const y = 322
  const rings: [number, string, number][] = [
    [306, glow(0.225, 0.045, 0.174), 1],
    [256, glow(0.26, 0.06, 0.391), 1],
    [210, glow(0.315, 0.08, 0.652), 1],
    [170, glow(0.4, 0.11, 0.843), 1],
    [132, 'url(#sun)', 1],
  ]
  const glints: [number, number, number][] = [
    [0, 248, 6],
    [22, 176, 6],
    [-28, 190, 5],
    [14, 120, 5],
    [-16, 84, 4],
    [20, 54, 4],
    [-4, 26, 3.5],
  ]
  const stars =
    'M44 48h0M96 118h0M150 44h0M212 92h0M30 196h0M270 36h0M402 56h0M470 30h0M520 104h0M590 60h0M612 176h0M118 206h0'
  return (
    k.motion(
      '.r{animation:r 2.2s cubic-bezier(.2,.7,.2,1) both}@keyframes r{from{transform:translateY(90px)}}',
    ) +
    `<linearGradient id="sun" x2="0" y2="1"><stop stop-color="${token.gold}"/><stop offset=".92" stop-color="${token.ember}"/></linearGradient>` +
    k.fill(token.night) +
    k.ink(stars, { color: token.mist, weight: 2.6 }) +
    k.within('c', 0, 0, 640, y, 0, `<g class="r">${k.halos(320, y, rings)}</g>`) +
    rings
      .slice(0, 4)
      .map(([r], i) =>
        k.ink(`M${320 - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`, {
          color: token.gold,
          weight: 1.2,
          more: ` opacity="${0.2 + i * 0.12}"`,
        }),
      )
      .join('') +
    // Bands of cloud across the rings.
    k.area(
      token.night,
      'M70 206h150a6 6 0 0 1 0 12H70a6 6 0 0 1 0-12zM34 226h92a5 5 0 0 1 0 10H34a5 5 0 0 1 0-10zM434 166h138a6 6 0 0 1 0 12H434a6 6 0 0 1 0-12zM516 186h84a5 5 0 0 1 0 10h-84a5 5 0 0 1 0-10z',
    ) +
    // The first birds.
    k.fine('M206 122q8-7 12 0 6-7 13-1M246 98q6-5 9 0 5-5 10-1M238 138q5-4 7 0 4-4 8-1', tint.coral) +
    // Distant hills on both sides.
    k.area(hex(0.235, 0.045, 300), `M0 ${y}v-24q44-24 88 0t98 24zM640 ${y}v-40q-34-12-66 4t-58 18-74 18z`) +
    k.box(hex(0.165, 0.035, 285), 0, y, 640, 480 - y) +
    k.ink(`M0 ${y}H640`, { color: token.gold, weight: 4 }) +
    glints
      .map(([shift, w, weight], i) =>
        k.ink(`M${320 + shift - w / 2} ${y + 20 + i * 20}h${w}`, {
          color: i % 3 === 1 ? tint.coral : token.ember,
          weight,
        }),
      )
      .join('')
  )
}
