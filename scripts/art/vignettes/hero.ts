import { tint, token } from '../palette.ts'
import type { Say } from '../words/say.ts'
import { words } from '../words/words.ts'
import { adHeadline, armchair } from './adManagement.ts'
import * as k from './kit.ts'

export const heroAdSize = { width: 200, height: 272 }
/** Position in the hero of 500 × 480: 44.4% from the left, 2.5% from the top. */
export const heroChartSize = { width: 268, height: 240 }
const place = 'translate(-222 -12)'

/** The ad in the home pages' hero, of the shop whose report is further down. Without a button; its base is hidden. */
export const heroAd = (say: Say) =>
  k.panel(token.paper, 2, 2, 196, 300, 14, 2.4) +
  k.dot(tint.butter, 30, 30, 13) +
  k.mark(30, 33, 9) +
  words(52, 36, say.text('Lamp & Linen, search ads').split(',')[0] ?? '', { size: 17, look: 'bold' }) +
  k.picture('p', 16, 56, 168, 134, 8, k.group(armchair, 'translate(11 50) scale(1.1)')) +
  words(16, 218, adHeadline(say), {
    size: 19,
    look: 'bold',
    width: 150,
    leading: 1.15,
  }) +
  k.heart(170, 251, 8)

const chart =
  k.ink('M231 146H484M231 180H484M231 214H484M231 248H484', { color: '#453f58', weight: 1 }) +
  `<path stroke="${token.gold}" opacity=".15" stroke-width="20" d="M246 248V234M284 248V214M322 248V214M360 248V194M398 248V160M436 248V124M474 248V92"/>` +
  k.ink('M231 232C254 228 258 206 280 204S314 212 334 192 362 184 382 156 412 138 428 122 456 70 466 36', {
    color: token.gold,
    weight: 4,
  }) +
  k.disc(token.gold, 466, 32, 17, ' opacity=".25"') +
  k.disc(token.paper, 466, 32, 7, ` stroke="${token.gold}" stroke-width="4"`)

/** The line of the report in the hero, which rises beyond the edge of its card. */
export const heroChart = () => k.group(chart, place)
