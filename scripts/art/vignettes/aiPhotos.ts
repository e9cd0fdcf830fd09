import type { Figure } from '../figure.ts'
import { placeFigure } from '../figure.ts'
import { hex, tint, token } from '../palette.ts'
import { arch, beach, plainWall, plants, windowLight } from '../settings.ts'
import { coarse, sitter } from './cast.ts'
import { area, box, card, fill, fine, group, halfSun, horizon, ink, picture, turned } from './kit.ts'

type Hanging = {
  id: string
  x: number
  y: number
  /** Width of the picture without its mat; the height is 1.25 times the width. */
  w: number
  mat: number
  ground: string
  outfit: Figure['outfit']
  light?: Figure['light']
  at?: number
}

function portrait({ id, x, y, w, mat, ground, outfit, light = 'right', at = 190 }: Hanging): string {
  const h = w * 1.25
  const figure = coarse(placeFigure({ ...sitter, id, outfit, light }, { x: at, bottom: 552, scale: 0.344 }))
  const inside = group(ground + figure, `translate(${x} ${y}) scale(${w / 400})`)
  return card(x - mat, y - mat, w + 2 * mat, h + 2 * mat, { r: 4 }) + picture(`${id}f`, x, y, w, h, 1, inside)
}

/** A wall of portraits of one person, and the snapshot from which they were made. */
export function aiPhotos(): string {
  return (
    fill(tint.peach) +
    halfSun(322, 396, 268, tint.apricot) +
    halfSun(322, 396, 204, tint.honey) +
    box(tint.clay, 0, 396, 640, 84) +
    box(tint.coral, 0, 396, 640, 26) +
    horizon(396) +
    // Cords and nails of the hanging portraits.
    fine('M84 96l31-38 31 38M478 70l41-34 41 34') +
    portrait({
      id: 'a',
      x: 70,
      y: 108,
      w: 90,
      mat: 14,
      ground: arch(),
      outfit: { garment: 'sweater', cloth: token.gold },
    }) +
    portrait({
      id: 'b',
      x: 462,
      y: 82,
      w: 114,
      mat: 16,
      ground: plants(),
      outfit: { garment: 'shirt', cloth: token.ember },
    }) +
    portrait({
      id: 'c',
      x: 452,
      y: 276.5,
      w: 86,
      mat: 12,
      ground: windowLight(),
      light: 'left',
      outfit: { garment: 'blazer', cloth: hex(0.41, 0.05, 290) },
    }) +
    portrait({
      id: 'd',
      x: 222,
      y: 124,
      w: 200,
      mat: 22,
      ground: beach(),
      outfit: { garment: 'camp', cloth: token.paper },
    }) +
    // The snapshot leans against the big frame.
    turned(
      -7,
      150,
      410,
      portrait({
        id: 'e',
        x: 92,
        y: 290,
        w: 92,
        mat: 9,
        ground: plainWall(),
        light: 'flat',
        outfit: { garment: 'tee', cloth: '#b3b1b4' },
      }) +
        area(token.gold, 'M112 270h52v20h-52z', 0.85) +
        fine('M112 270v20M164 270v20'),
    ) +
    // A jar of brushes on the ledge.
    ink('M587 356l-8-56M593 354l3-74M599 356l13-50') +
    area(token.paper, 'M572 350h42l-5 58h-32z') +
    ink('M572 350h42l-5 58h-32zM574 364h38') +
    area(token.ink, 'M575 302l-3-21 11 15zM592 282l4-24 4 24zM608 308l9-20 3 22z')
  )
}
