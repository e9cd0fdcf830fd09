import { createAvatar } from '@dicebear/core'
import * as notionists from '@dicebear/notionists'
import { token } from './palette.ts'

/**
 * A person of the Notionists set (art by Zoish, CC0 1.0), split into layers so that skin, cloth and light can be
 * painted below the ink lines. Every trait is explicit, so the generator chooses nothing at random.
 */
export type Traits = {
  hair: `variant${string}` | 'hat'
  brows: `variant${string}`
  nose: `variant${string}`
  lips: `variant${string}`
  beard?: `variant${string}`
  glasses?: `variant${string}`
}

/** A person's clothes: a body of the set, or our own T-shirt, which the set lacks. */
export type Outfit = {
  body: `variant${string}` | 'tee'
  cloth: string
  /** Second white area of a body of the set, such as a collar or a print. */
  trim?: string
  /** Parts of the garment in another color. Their edges are below the middle of the ink lines. */
  panels?: { d: string; fill: string }[]
  /** Markup on the cloth, clipped to the garment: stripes, straps, jewelry. */
  over?: string
}

export type Figure = {
  /** Prefix of the element ids, which must be unique when several people share a file. */
  id: string
  traits: Traits
  outfit: Outfit
  skin: { base: string; shade: string }
  /** Color of every line; defaults to the theme's ink. */
  ink?: string
  hairColor?: string
  /** Color of bands, bows and scarves in the hair. */
  hairCloth?: string
  /** The side from which the light comes; `flat` paints no shade. */
  light?: 'left' | 'right' | 'flat'
  /** Opacity of the color on the cheeks. */
  blush?: number
  /** Color of the rim light from behind. */
  rim?: string
  /** Hard shadow of a flash on the wall behind; offset in the units of the set. */
  cast?: { color: string; x: number; y: number }
}

type Layer = { fills: string[]; inks: string[]; strokes: string[] }

const order = ['base', 'body', 'hair', 'lips', 'beard', 'nose', 'eyes', 'glasses', 'brows'] as const
type Part = (typeof order)[number]

const offset: Record<Part, string> = {
  base: '531 487',
  body: '178 1057',
  hair: '266 207',
  lips: '791 871',
  beard: '653 805',
  nose: '901 668',
  eyes: '610 680',
  glasses: '610 680',
  brows: '774 657',
}

/** Shoulders and sleeves of a plain T-shirt, in the units of the set (a square of 1744). */
const tee = {
  arms: 'M216 1608c-8 50-14 100-20 150h220l4-96zM1484 1600c10 50 18 100 22 158h-226l-8-98z',
  cloth:
    'M678 1096c-84 40-200 68-290 138C300 1304 232 1470 190 1608l226 60c-4 34-6 60-6 90h868c-2-34-4-66-8-98' +
    'l218-60c-40-130-100-284-200-366-80-64-226-98-326-138-10 150-260 160-284 0z',
  ink:
    'M678 1096c-84 40-200 68-290 138C300 1304 232 1470 190 1608l226 60c-4 34-6 60-6 90M416 1668c4-80 22-170 44-240' +
    'M962 1096c100 40 246 74 326 138 100 82 160 236 200 366l-218 60c-2 30 4 60 6 98M1270 1660c-4-80-24-160-46-230' +
    'M678 1096c24 160 274 150 284 0M636 1114c26 218 344 212 368-2' +
    'M212 1616l-16 142M1486 1604l20 154',
}

function layers(traits: Traits, body: string): Record<Part, Layer> {
  const one = (name: string | undefined) => (name ? [name] : [])
  const options = {
    base: ['variant01'],
    body: one(body),
    bodyIconProbability: 0,
    hair: one(traits.hair),
    eyes: ['variant05'],
    brows: one(traits.brows),
    nose: one(traits.nose),
    lips: one(traits.lips),
    beard: one(traits.beard),
    beardProbability: traits.beard ? 100 : 0,
    glasses: one(traits.glasses),
    glassesProbability: traits.glasses ? 100 : 0,
    gestureProbability: 0,
  }
  const source = createAvatar(notionists, options as Partial<notionists.Options>)
    .toString()
    // Remove the empty group for a print on the chest, and its clipping mask.
    .replace(/<mask[\s\S]*?<\/mask>|<g transform="translate\(396 278\)"[^>]*><\/g>/g, '')
  const groups = source.split(/(?=<g transform="translate\()/).slice(1)
  const found = {} as Record<Part, Layer>
  for (const [index, part] of order.entries()) {
    const group = groups[index]
    if (!group?.includes(`translate(${offset[part]})`)) {
      throw new Error(`The set no longer has the ${part} at the expected position`)
    }
    const layer: Layer = { fills: [], inks: [], strokes: [] }
    for (const [tag] of group.matchAll(/<path[^>]*>/g)) {
      const d = tag.match(/ d="([^"]+)"/)?.[1]
      if (!d) continue
      if (tag.includes('stroke=')) layer.strokes.push(d)
      else if (tag.includes('fill="#fff"')) layer.fills.push(d)
      else layer.inks.push(d)
    }
    found[part] = layer
  }
  return found
}

/** Shaded areas, which extend past the outline because the silhouette clips them. */
const shade = {
  left: {
    face: 'M1130 480h-72c4 170 24 310-38 420-50 85-140 110-220 120l190 560h260z',
    body: 'M1520 1060h-370c110 180 140 440 120 700h250z',
  },
  right: {
    face: 'M500 480h220c-52 140-30 300 40 420 40 70 120 110 200 120l60 560H500z',
    body: 'M150 1060h410c-130 160-160 420-130 700H150z',
  },
}

/**
 * Draws a person.
 * @returns markup in the units of the set, a square of 1744: head from about y 210, body down to y 1744, middle of the
 * shoulders at x 840, middle of the face at x 880
 */
export function drawFigure(figure: Figure): string {
  const { id, traits, outfit, skin } = figure
  const ink = figure.ink ?? token.ink
  const hair = figure.hairColor ?? ink
  const light = figure.light ?? 'right'
  const ownTee = outfit.body === 'tee'
  const parts = layers(traits, ownTee ? 'variant14' : outfit.body)

  const at = (part: Part, markup: string) =>
    markup && `<g transform="translate(${offset[part]})">${markup}</g>`
  const paint = (paths: string[], fill: string) =>
    paths.map((d) => `<path fill="${fill}" fill-rule="evenodd" d="${d}"/>`).join('')
  const use = (name: string, attributes = '') => `<use href="#${id}${name}"${attributes}/>`
  const line = `fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round"`

  const defs =
    `<path id="${id}h" transform="translate(${offset.base})" d="${parts.base.fills[0]}"/>` +
    (ownTee
      ? `<path id="${id}b" d="${tee.cloth}"/>`
      : `<path id="${id}b" transform="translate(${offset.body})" d="${parts.body.fills[0]}"/>`) +
    `<path id="${id}t" fill-rule="evenodd" transform="translate(${offset.hair})" d="${parts.hair.inks[0]}"/>` +
    (light === 'flat' && !outfit.over ? '' : `<clipPath id="${id}d">${use('b')}</clipPath>`) +
    `<clipPath id="${id}c">${use('h')}</clipPath>`

  const cast =
    figure.cast &&
    `<g fill="${figure.cast.color}" transform="translate(${figure.cast.x} ${figure.cast.y})">${use('h')}${use('b')}${use('t')}</g>`
  const rim =
    figure.rim &&
    `<g fill="none" stroke="${figure.rim}" stroke-width="34" stroke-linejoin="round">${use('b')}${use('h')}${use('t')}</g>`

  const blush = figure.blush ?? 0.13
  const face =
    // The face needs its own outline where the hair leaves a temple without a line.
    use('h', ` fill="${skin.base}" stroke="${ink}" stroke-width="15"`) +
    // The top of the head: some hair leaves a gap above the forehead, which shows on a background that is not white.
    `<ellipse fill="${skin.base}" cx="900" cy="500" rx="115" ry="95"/>` +
    `<g clip-path="url(#${id}c)">` +
    (light === 'flat' ? '' : `<path fill="${skin.shade}" d="${shade[light].face}"/>`) +
    `<g fill="${token.ember}" opacity="${blush}"><circle cx="806" cy="852" r="46"/><circle cx="1044" cy="854" r="40"/></g></g>` +
    at('base', paint(parts.base.inks, ink))

  const body =
    (ownTee ? `<path fill="${skin.base}" d="${tee.arms}"/>` : '') +
    use('b', ` fill="${outfit.cloth}"`) +
    (outfit.panels ?? []).map(({ d, fill }) => `<path fill="${fill}" d="${d}"/>`).join('') +
    (outfit.over ? `<g clip-path="url(#${id}d)">${outfit.over}</g>` : '') +
    (light === 'flat'
      ? ''
      : `<path fill="${token.ink}" opacity=".12" clip-path="url(#${id}d)" d="${shade[light].body}"/>`) +
    (ownTee
      ? `<path ${line} stroke-width="19" d="${tee.ink}"/>`
      : at(
          'body',
          paint(parts.body.fills.slice(1), outfit.trim ?? outfit.cloth) +
            paint(parts.body.inks, ink) +
            parts.body.strokes.map((d) => `<path ${line} stroke-width="15" d="${d}"/>`).join(''),
        ))

  const features = (['lips', 'beard', 'nose', 'eyes', 'glasses', 'brows'] as const)
    .map((part) =>
      at(
        part,
        paint(parts[part].fills, token.paper) + paint(parts[part].inks, part === 'beard' ? hair : ink),
      ),
    )
    .join('')

  return (
    `<defs>${defs}</defs>${cast ?? ''}${rim ?? ''}${face}${body}` +
    at('hair', paint(parts.hair.fills, figure.hairCloth ?? token.paper)) +
    use('t', ` fill="${hair}"`) +
    at('hair', paint(parts.hair.inks.slice(1), hair)) +
    features
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
