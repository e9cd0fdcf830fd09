import { area, disc, ink } from './brush.ts'
import { hex, token } from './palette.ts'
import { clothShade, type Garment, garments, type Piece, torso } from './person/clothes.ts'
import { drawFeatures, type Features } from './person/features.ts'
import { type Hair, type HairShape, hairShapes, hat } from './person/hair.ts'
import {
  chinShadow,
  ear,
  faceShade,
  type HeadShape,
  headOf,
  innerEar,
  neck,
  neckLine,
} from './person/head.ts'
import { drawProfile, profileHair, profileHead } from './person/profile.ts'

/**
 * A person, drawn like a poster printed in a few plates: flat colors, a screen of dots for the shade, and the lines in
 * ink. The plates are not quite in register, so the colors are beside the lines by a hair.
 */
export type Traits = Features & {
  head?: HeadShape
  hair: Hair
  hairColor?: string
  earring?: true
  /** Broader shoulders. */
  broad?: true
}

export type Outfit = {
  garment: Garment
  cloth: string
  /** Color of what is below a jacket, or of a scarf. */
  top?: string
  /** Color of lapels or ribbed collars. */
  trim?: string
  /** Markup on the cloth, clipped to it: stripes, straps, prints. */
  over?: string
}

type Skin = { base: string; shade: string; lips: string }

export type Figure = {
  /** Prefix of the element ids, which must be unique when several people share a file. */
  id: string
  traits: Traits
  outfit: Outfit
  skin: Skin
  /** Color of every line; defaults to the theme's ink. */
  ink?: string
  /** Color of jewelry. */
  metal?: string
  /** Color of a hat. */
  hairCloth?: string
  /** The side from which the light comes; `flat` paints no shade. */
  light?: 'left' | 'right' | 'flat'
  /** False for no color on the cheek. */
  blush?: boolean
  /** How far the head is turned; by default a little to the right. The profile has long hair. */
  view?: 'front' | 'turned' | 'profile'
  /** Degrees by which the head is tilted. */
  nod?: number
  /** Color of the rim light from behind. */
  rim?: string
  /** Hard shadow of a flash on the wall behind. */
  cast?: { color: string; x: number; y: number }
}

const contour = 11
/** Moves the features to the middle of the face, or to its far side. */
const turns = { front: 'translate(-36)', turned: 'translate(233) scale(.78 1)' }
/** Strands in dark hair. */
const strandColor = hex(0.5, 0.045, 310)

/** A color plate, out of register. */
const plate = (markup: string) => `<g transform="translate(13 -10)">${markup}</g>`

/** A screen of dots, as a pattern. All screens have one grid, so dots of two screens meet. */
const screen = (id: string, radius: number, color: string) =>
  `<pattern id="${id}" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">${disc(color, 13, 13, radius)}</pattern>`

/**
 * Draws a person.
 * @returns markup in the units of a figure, a square of 1744: head from about y 240, body down to y 1744, middle of the
 * shoulders at x 840, middle of the face at x 870
 */
export function drawFigure(figure: Figure): string {
  const { id, traits, outfit, skin, view, nod, cast, rim } = figure
  const line = figure.ink ?? token.ink
  const light = figure.light ?? 'right'
  const lit = light !== 'flat'
  const hairColor = traits.hairColor ?? line
  const isProfile = view === 'profile'
  const hair: HairShape = isProfile ? profileHair : hairShapes[traits.hair]

  const define = (name: string, d: string) =>
    `<path id="${id}${name}" d="${d}"/><clipPath id="${id}${name}c"><use href="#${id}${name}"/></clipPath>`
  const use = (name: string, attributes = '') => `<use href="#${id}${name}"${attributes}/>`
  const within = (name: string, markup: string) =>
    markup && `<g clip-path="url(#${id}${name}c)">${markup}</g>`
  const dotted = (name: string, d: string) => d && area(`url(#${id}${name})`, d)
  const tilted = (markup: string) => (nod ? `<g transform="rotate(${nod} 850 1040)">${markup}</g>` : markup)
  const widened = (markup: string) =>
    traits.broad ? `<g transform="translate(-67) scale(1.08 1)">${markup}</g>` : markup
  const outline = ` fill="none" stroke="${line}" stroke-width="${contour}" stroke-linejoin="round"`

  const defs =
    define('h', isProfile ? profileHead : headOf(traits.head ?? 'oval')) +
    define('n', neck) +
    define('t', torso) +
    (lit ? screen(`${id}s`, 9, skin.shade) + screen(`${id}k`, 10.5, line) + screen(`${id}e`, 6, line) : '') +
    (figure.blush === false ? '' : screen(`${id}b`, 10.5, token.ember))

  /** The whole person in one color, behind the person. */
  const silhouette = (attributes: string) =>
    `<g ${attributes}>${tilted(`<path d="${hair.back ?? ''}${hair.front}"/>${use('h')}`)}${widened(use('t'))}</g>`
  const behind =
    (cast ? silhouette(`fill="${cast.color}" transform="translate(${cast.x} ${cast.y})"`) : '') +
    (rim ? silhouette(`fill="none" stroke="${rim}" stroke-width="36" stroke-linejoin="round"`) : '')

  const fills = {
    cloth: outfit.cloth,
    top: outfit.top ?? token.paper,
    trim: outfit.trim ?? outfit.cloth,
    skin: skin.base,
  }
  const draw = ({ fill, d, line: seams }: Piece) =>
    (fill && d ? plate(area(fills[fill], d)) : '') + (seams ? ink(contour, seams, line) : '')
  const garment = garments[outfit.garment]
  const body =
    plate(use('n', ` fill="${skin.base}"`)) +
    within('n', area(skin.shade, chinShadow)) +
    ink(contour, neckLine, line) +
    plate(use('t', ` fill="${outfit.cloth}"`)) +
    within('t', outfit.over ?? '') +
    use('t', outline) +
    garment.pieces.map(draw).join('') +
    (lit
      ? `<g opacity=".6">${within('t', dotted('e', clothShade[light].edge) + dotted('k', clothShade[light].core))}</g>`
      : '') +
    (garment.arms ? draw(garment.arms) : '') +
    (garment.buttons ? ink(20, garment.buttons, line) : '')

  const inks = { ink: line, hair: hairColor, lips: skin.lips, paper: token.paper }
  const features = isProfile ? drawProfile(inks) : drawFeatures(traits, inks)
  const hairPart = (d: string) => area(hairColor, d) + (hairColor === line ? '' : ink(contour, d, line))
  const head =
    plate(use('h', ` fill="${skin.base}"`) + (isProfile ? '' : area(skin.base, ear))) +
    within(
      'h',
      (lit && !isProfile
        ? dotted('s', faceShade[light].edge) + area(skin.shade, faceShade[light].core)
        : '') + (figure.blush === false ? '' : disc(`url(#${id}b)`, isProfile ? 960 : 790, 824, 60, 0.3)),
    ) +
    use('h', outline) +
    (isProfile ? '' : ink(contour, ear + innerEar, line)) +
    (traits.earring
      ? `<circle fill="${figure.metal ?? token.gold}" stroke="${line}" stroke-width="7" cx="634" cy="814" r="20"/>`
      : '') +
    (view && view !== 'profile' ? `<g transform="${turns[view]}">${features}</g>` : features) +
    hairPart(hair.front) +
    (hair.strands ? ink(6, hair.strands, hairColor === line ? strandColor : line) : '') +
    (traits.hair === 'hat'
      ? area(figure.hairCloth ?? token.ember, hat.dome + hat.brim) +
        ink(contour, hat.dome + hat.brim + hat.ribs, line)
      : '')

  return (
    `<defs>${defs}</defs>${behind}` +
    (hair.back ? tilted(hairPart(hair.back)) : '') +
    widened(body) +
    tilted(head)
  )
}

export type Place = {
  /** Horizontal position of the middle of the shoulders, in the units of the picture. */
  x: number
  /** Vertical position of the body's lower end, a little below the frame so that the frame clips the body. */
  bottom: number
  scale: number
  /** Rotation in degrees, like that of a phone held at an angle. */
  tilt?: number
  /** Mirrors the figure to face the other side. */
  mirror?: true
}

export function placeFigure(figure: Figure, { x, bottom, scale, tilt, mirror }: Place): string {
  const left = (mirror ? x + 840 * scale : x - 840 * scale).toFixed(1)
  const top = (bottom - 1744 * scale).toFixed(1)
  const turn = tilt ? ` rotate(${tilt} 840 1744)` : ''
  return `<g transform="translate(${left} ${top}) scale(${mirror ? `-${scale} ` : ''}${scale})${turn}">${drawFigure(figure)}</g>`
}
