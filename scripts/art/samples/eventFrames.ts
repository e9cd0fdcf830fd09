import { hex, tint, token } from '../palette.ts'
import { avatar, client, host, model, neighbour, sitter } from '../vignettes/cast.ts'
import * as k from '../vignettes/kit.ts'

export const frame = { width: 320, height: 180 }

const dark = hex(0.23, 0.045, 300)
const sky = (color: string) => k.box(color, 0, 0, 320, 180)

/** A van with its wheels at y 0, 96 wide, facing right. */
const van =
  k.area(token.paper, 'M-48-8v-38q0-6 6-6h52q4 0 7 3l17 19h8q6 0 6 6v16z') +
  k.ink('M-48-8v-38q0-6 6-6h52q4 0 7 3l17 19h8q6 0 6 6v16z') +
  k.area(tint.lilac, 'M8-46h4l14 16H8z') +
  k.fine('M8-46h4l14 16H8zM-2-52v44') +
  k.mark(-26, -26, 15) +
  k.dot(token.ink, -28, -7, 9) +
  k.dot(token.paper, -28, -7, 3) +
  k.dot(token.ink, 28, -7, 9) +
  k.dot(token.paper, 28, -7, 3)

const shop = (x: number, w: number, h: number, wall: string, awning: string) =>
  k.panel(wall, x, 140 - h, w, h, 2, 2.4) +
  k.area(awning, `M${x - 5} ${140 - h + 26}h${w + 10}l-6-16H${x + 1}z`) +
  k.fine(`M${x - 5} ${140 - h + 26}h${w + 10}l-6-16H${x + 1}z`) +
  k.panel(tint.butter, x + 8, 140 - h + 36, w - 34, h - 46, 2) +
  k.panel(tint.rosewood, x + w - 20, 140 - h + 36, 13, h - 36, 2)

/** The six frames of the opening film, from a line of light to the sun. */
export const eventFrames = [
  sky(token.night) +
    k.area(dark, 'M0 180v-58h320v58z') +
    k.area(tint.plum, 'M150 122l-46 58h112l-46-58z') +
    k.ink('M160 130v8M160 146v12M160 166v14', { color: tint.peach, weight: 3 }) +
    k.ink('M0 122H320', { color: token.ember, weight: 2.4 }) +
    k.ink('M126 122h68', { color: token.gold, weight: 4 }),
  sky(token.night) +
    k.ink('M40 30h0M92 52h0M148 24h0M222 44h0M284 26h0M262 70h0', { color: tint.peach, weight: 3 }) +
    k.area(tint.plum, 'M0 180v-46q90-38 190-20t130 6v60z') +
    k.area(token.gold, 'M196 82l124-34v74z', 0.35) +
    k.ink('M0 134q90-38 190-20t130 6', { color: tint.coral }) +
    k.group(van, 'translate(152 113) rotate(-3)'),
  sky(tint.peach) +
    k.disc(token.gold, 252, 62, 34) +
    k.disc(token.ember, 252, 62, 22) +
    shop(22, 84, 88, tint.cream, token.ember) +
    shop(116, 66, 70, tint.sage, token.gold) +
    k.box(tint.clay, 0, 140, 320, 40) +
    k.ink('M0 140H320') +
    k.group(van, 'translate(244 150)') +
    k.panel(tint.apricot, 156, 124, 18, 16, 2) +
    k.panel(tint.honey, 160, 110, 14, 14, 2),
  sky(tint.cream) +
    k.area(tint.sage, 'M0 180V96q52-26 96-6t92-22 132-18v130z', 0.5) +
    k.ink('M28 150C70 140 84 96 128 104S204 60 292 40', { color: token.ember, weight: 4 }) +
    k.ink('M128 104C150 132 208 120 262 142M128 104C120 62 84 52 60 36M204 76C214 50 196 32 182 22', {
      color: token.ember,
    }) +
    [
      [28, 150],
      [128, 104],
      [204, 76],
      [292, 40],
      [262, 142],
      [60, 36],
      [182, 22],
      [84, 128],
    ]
      .map(([x = 0, y = 0], index) => k.dot(index ? token.paper : token.gold, x, y, index ? 5 : 8))
      .join(''),
  model('h', host) +
    model('c', client) +
    model('n', neighbour) +
    model('s', sitter) +
    sky(tint.butter) +
    k.box(tint.terracotta, 0, 150, 320, 30) +
    k.ink('M0 150H320') +
    avatar('a', 'h', 62, 94, 40, tint.peach) +
    avatar('b', 'c', 128, 78, 40, tint.sage) +
    avatar('d', 'n', 194, 94, 40, tint.apricot) +
    avatar('e', 's', 260, 78, 40, tint.lilac),
  sky(tint.coral) +
    k.halos(160, 132, [
      [128, tint.honey, 0.5],
      [100, token.gold, 1],
      [72, token.ember, 1],
    ]) +
    k.box(dark, 0, 132, 320, 48) +
    k.ink('M0 132H320', { color: token.gold }) +
    k.group(van, 'translate(70 148)') +
    // The number 25, drawn as strokes.
    k.ink(
      'M140 92q0-14 11-14t11 11q0 8-9 16l-13 13h23M198 78h-18l-2 18q5-4 11-4 12 0 12 13t-12 13q-8 0-12-7',
      {
        color: token.paper,
        weight: 6,
      },
    ),
]
