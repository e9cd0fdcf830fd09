/**
 * Draws the three steps of the photo pages into `public/steps/`: pay, send photos, receive portraits. Side by side they
 * form one picture: a continuous line, with the sun rising behind it.
 *
 * Run: npm run draw -- steps
 */
import { area, disc, ink } from './art/brush.ts'
import { drawFigure } from './art/figure.ts'
import { skin, tint, token } from './art/palette.ts'
import { writePicture } from './art/picture.ts'
import { face, inStudio } from './art/sample.ts'

const width = 480
const height = 320
const horizon = 252

/** The sun, raised by `risen` units and clipped at the line. */
const sun = (risen: number) =>
  `<clipPath id="sky"><path d="M0 0h${width}v${horizon}H0z"/></clipPath><g clip-path="url(#sky)">` +
  disc(tint.butter, 240, horizon + 96 - risen, 132, 0.55) +
  disc(token.ember, 240, horizon + 96 - risen, 96) +
  '</g>'
const line = ink(2.4, `M0 ${horizon}H${width}`)

/** Markup moved to `x`, `y` and rotated by `turn` degrees. */
const tilted = (x: number, y: number, turn: number, markup: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${markup}</g>`

function pay(): string {
  const card =
    area(tint.plum, 'M-104-62q0-12 12-12H92q12 0 12 12V52q0 12-12 12H-92q-12 0-12-12z') +
    area(token.night, 'M-104-46h208v24h-208z') +
    area(token.gold, 'M-84 0h32v24h-32z') +
    ink(1.8, 'M-84 8h32M-84 16h32M-68 0v24') +
    ink(4, 'M-84 44h22M-50 44h22M-16 44h22M18 44h22', tint.mauve) +
    disc(token.ember, 66, 36, 14) +
    disc(token.gold, 84, 36, 14, 0.9) +
    ink(2.4, 'M-104-62q0-12 12-12H92q12 0 12 12V52q0 12-12 12H-92q-12 0-12-12z')
  const receipt =
    area(token.paper, 'M-56-128H56V90l-14-10-14 10-14-10-14 10-14-10-14 10-14-10-14 10z') +
    ink(2.4, 'M-56-128H56V90l-14-10-14 10-14-10-14 10-14-10-14 10-14-10-14 10z') +
    ink(2.4, 'M-38-40h44M-38-20h60M-38 0h34', tint.mauve) +
    ink(2.4, 'M26-40h12M30 0h8M-38 34h76', token.ink) +
    disc(token.leaf, 0, -86, 22) +
    ink(4, 'M-9-86l7 7 12-14', token.paper)
  return sun(48) + line + tilted(348, 158, 5, receipt) + tilted(164, 196, -11, card)
}

const person = (id: string, figure: Parameters<typeof drawFigure>[0]) =>
  `<defs><g id="${id}">${drawFigure(figure)}</g></defs>`
const stand = (id: string, x: number, bottom: number, scale: number, turn = '') =>
  `<use href="#${id}" transform="translate(${x} ${bottom})${turn} scale(${scale}) translate(-840 -1744)"/>`

/** A photo with a white border. */
function photoCard(id: string, fill: string, inside: string): string {
  return (
    area(token.paper, 'M-42-52h84V52h-84z') +
    `<clipPath id="${id}"><path d="M-36-46h72v76h-72z"/></clipPath><g clip-path="url(#${id})">${area(fill, 'M-36-46h72v76h-72z')}${inside}</g>` +
    ink(2.2, 'M-42-52h84V52h-84zM-36-46h72v76h-72z')
  )
}

function upload(): string {
  const tiles = [tint.stone, tint.peach, tint.sage, tint.butter, tint.lilac, tint.apricot]
  const cells = tiles
    .map((fill, at) => {
      const [x, y] = [188 + (at % 2) * 54, 66 + Math.floor(at / 2) * 54]
      return (
        `<clipPath id="t${at}"><path d="M${x} ${y}h50v50h-50z"/></clipPath><g clip-path="url(#t${at})">` +
        area(fill, `M${x} ${y}h50v50h-50z`) +
        stand('her', x + 24 + ((at * 5) % 7), y + 54 + ((at * 7) % 9), 0.034 + (at % 3) * 0.008) +
        '</g>'
      )
    })
    .join('')
  const phone =
    area(token.ink, 'M172 44q0-18 18-18h100q18 0 18 18v224q0 18-18 18H190q-18 0-18-18z') +
    area(token.paper, 'M180 52q0-16 14-16h92q14 0 14 16v208q0 16-14 16h-92q-14 0-14-16z') +
    area(token.ink, 'M222 44h36v6h-36z') +
    cells +
    // The upload's progress bar, drawn as the brand's line.
    ink(5, 'M190 246h100', token.line) +
    ink(5, 'M190 246h72', token.ember)
  return (
    person('her', {
      id: 'h',
      traits: face,
      skin: skin.honey,
      light: 'flat',
      blush: false,
      outfit: { garment: 'tee', cloth: '#b3b1b4' },
    }) +
    sun(96) +
    line +
    tilted(86, 176, -9, photoCard('a', tint.pebble, stand('her', 2, 38, 0.056))) +
    tilted(128, 90, 7, photoCard('b', tint.lilac, stand('her', -4, 40, 0.062, ' rotate(-6)'))) +
    tilted(376, 104, -6, photoCard('c', tint.sage, stand('her', 4, 36, 0.05))) +
    tilted(410, 196, 10, photoCard('d', tint.butter, stand('her', -2, 46, 0.074))) +
    phone
  )
}

function receive(): string {
  const portrait =
    `<clipPath id="print"><path d="M176 50h128v160H176z"/></clipPath>` +
    area(token.paper, 'M164 38h152v190H164z') +
    `<g clip-path="url(#print)"><radialGradient id="halo" gradientUnits="userSpaceOnUse" cx="244" cy="118" r="96"><stop offset="0" stop-color="${tint.cream}"/><stop offset=".5" stop-color="${tint.butter}"/><stop offset="1" stop-color="${tint.coral}"/></radialGradient>` +
    area('url(#halo)', 'M176 50h128v160H176z') +
    stand('her', 240, 216, 0.098) +
    '</g>' +
    ink(2.4, 'M164 38h152v190H164zM176 50h128v160H176z')
  return (
    person('her', { id: 'h', ...inStudio }) +
    sun(206) +
    line +
    // The flap is behind the picture, the pocket in front of it.
    area(tint.apricot, 'M112 180L240 96l128 84z') +
    area(tint.clay, 'M112 180h256L240 256z') +
    ink(2.4, 'M112 180L240 96l128 84z') +
    portrait +
    area(tint.peach, 'M112 180l128 76 128-76v120H112z') +
    area(tint.apricot, 'M112 300l104-60 24 16 24-16 104 60z') +
    ink(2.4, 'M112 180l128 76 128-76v120H112zM112 300l104-60M368 300l-104-60')
  )
}

for (const [name, content] of Object.entries({ pay: pay(), upload: upload(), receive: receive() }))
  writePicture({ path: `steps/${name}.svg`, width, height, content })
