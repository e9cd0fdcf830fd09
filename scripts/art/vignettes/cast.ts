import { drawFigure, type Figure } from '../figure.ts'
import { hex, skin, tint, token } from '../palette.ts'
import { face } from '../sample.ts'
import { disc, ring } from './kit.ts'

type Person = Omit<Figure, 'id'>

/** The person of the photo sample. */
export const sitter: Person = {
  traits: face,
  skin: skin.honey,
  outfit: { garment: 'tee', cloth: token.paper },
}
/** The person who speaks on camera. */
export const host: Person = {
  traits: { head: 'long', broad: true, hair: 'swept', brows: 'full', lips: 'laugh', glasses: 'round' },
  skin: skin.rose,
  light: 'left',
  outfit: { garment: 'tee', cloth: tint.sage },
}
/** A person who writes to the agency's customers. */
export const client: Person = {
  traits: { head: 'round', hair: 'bob', brows: 'fine', lips: 'smile' },
  skin: skin.amber,
  light: 'flat',
  outfit: { garment: 'tee', cloth: hex(0.8, 0.03, 285) },
}
export const neighbour: Person = {
  traits: { head: 'round', hair: 'crop', brows: 'soft', nose: 'broad', lips: 'smile' },
  skin: skin.umber,
  light: 'flat',
  outfit: { garment: 'tee', cloth: token.gold },
}

/**
 * Rounds the path data of a figure to whole units. A unit is at most a seventh of a pixel here, and the fractions would
 * be a third of the file.
 */
export const coarse = (markup: string) =>
  markup.replace(/ d="[^"]+"/g, (path) =>
    path.replace(/-?(?:\d+\.\d+|\.\d+)/g, (number, at: number) => {
      const whole = Math.round(Number(number))
      return `${whole < 0 || !/[\d.]/.test(path[at - 1] ?? '') ? '' : ' '}${whole || 0}`
    }),
  )

/** Defines a person for reuse within one picture. */
export const model = (id: string, person: Person) =>
  `<defs><g id="${id}">${coarse(drawFigure({ ...person, id }))}</g></defs>`

type Pose = { x: number; bottom: number; scale: number; mirrored?: boolean; tilt?: number }
/** Places a defined person; `x` and `bottom` position the middle of the shoulders. */
export function stand(id: string, { x, bottom, scale, mirrored, tilt }: Pose): string {
  const turn = tilt ? ` rotate(${tilt})` : ''
  const side = mirrored ? `-${scale} ${scale}` : `${scale}`
  return `<use href="#${id}" transform="translate(${x} ${bottom})${turn} scale(${side}) translate(-840 -1744)"/>`
}

/** The head of a defined person in a round frame. */
export const avatar = (clip: string, id: string, x: number, y: number, r: number, ground: string) =>
  `<clipPath id="${clip}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath><g clip-path="url(#${clip})">` +
  disc(ground, x, y, r) +
  stand(id, { x: x - r * 0.06, bottom: y + r * 2.62, scale: r * 0.0025 }) +
  `</g>${ring(x, y, r, token.ink, 1.8)}`
