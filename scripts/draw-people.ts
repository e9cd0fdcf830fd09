/**
 * Draws all people of the site into `public/people/`: the sample of the photo pages (one face in sixteen scenes), the
 * founder, the faces of the testimonials and the portraits of the heroes.
 *
 * Run: npm run draw -- people
 */
import { ink } from './art/brush.ts'
import { type Figure, type Place, placeFigure } from './art/figure.ts'
import { hex, skin, tint, token } from './art/palette.ts'
import { writePicture } from './art/picture.ts'
import { face, inStudio } from './art/sample.ts'
import { airport } from './art/scenes/airport.ts'
import { cafe } from './art/scenes/cafe.ts'
import { garden } from './art/scenes/garden.ts'
import { home } from './art/scenes/home.ts'
import { library } from './art/scenes/library.ts'
import { monochrome } from './art/scenes/monochrome.ts'
import { mountain } from './art/scenes/mountain.ts'
import { night } from './art/scenes/night.ts'
import type { Scene } from './art/scenes/scene.ts'
import { stage } from './art/scenes/stage.ts'
import { theatre } from './art/scenes/theatre.ts'
import { workshop } from './art/scenes/workshop.ts'
import * as setting from './art/settings.ts'

type Portrait = {
  name: string
  ground: string
  /** Markup in front of the person. */
  front?: string
  figure: Omit<Figure, 'id'>
  place?: Partial<Place>
}

/** Default placement in a 4:5 portrait: the head in the upper half, the body clipped by the lower edge. */
const portraitPlace: Place = { x: 198, bottom: 552, scale: 0.344 }

const places: Record<string, Scene> = {
  night,
  library,
  cafe,
  stage,
  garden,
  mountain,
  monochrome,
  workshop,
  theatre,
  airport,
  home,
}

const scenes = Object.entries(places).map(
  ([name, { ground, front, place, ...figure }]): Portrait => ({
    name: `sample-${name}`,
    ground,
    ...(front ? { front } : {}),
    ...(place ? { place } : {}),
    figure: { traits: face, skin: skin.honey, ...figure },
  }),
)

const portraits: Portrait[] = [
  {
    name: 'sample-snapshot',
    ground: setting.plainWall(),
    figure: {
      nod: 2,
      traits: face,
      skin: skin.honey,
      light: 'flat',
      blush: false,
      outfit: { garment: 'tee', cloth: '#b3b1b4' },
      cast: { color: '#aaa49d', x: 62, y: 40 },
    },
    place: { x: 184, bottom: 520, scale: 0.29, tilt: -2.5 },
  },
  {
    name: 'sample-studio',
    ground: setting.studio(),
    figure: inStudio,
  },
  {
    name: 'sample-office',
    ground: setting.office(),
    figure: {
      nod: -4,
      traits: face,
      skin: skin.honey,
      light: 'right',
      outfit: { garment: 'bow', cloth: hex(0.87, 0.018, 285) },
    },
    place: { x: 196 },
  },
  {
    name: 'sample-paris',
    ground: setting.paris(),
    figure: {
      nod: 4,
      traits: face,
      skin: skin.honey,
      light: 'right',
      outfit: { garment: 'scarf', cloth: tint.plum, top: token.ember },
    },
    place: { x: 184 },
  },
  {
    name: 'sample-beach',
    ground: setting.beach(),
    figure: {
      nod: -3,
      traits: face,
      skin: skin.honey,
      light: 'right',
      outfit: { garment: 'camp', cloth: token.paper },
    },
    place: { x: 186 },
  },
  ...scenes,
  {
    name: 'founder',
    ground: setting.daybreak(),
    figure: {
      nod: -2,
      traits: { head: 'square', broad: true, hair: 'quiff', brows: 'full', lips: 'calm', beard: true },
      skin: skin.rose,
      light: 'right',
      outfit: { garment: 'blazer', cloth: tint.rosewood, top: tint.cream },
    },
    place: { scale: 0.352 },
  },
  {
    name: 'portrait-1',
    ground: setting.arch(),
    figure: {
      nod: 4,
      traits: { hair: 'knot', brows: 'fine', lips: 'laugh', earring: true },
      skin: skin.amber,
      light: 'right',
      outfit: { garment: 'camp', cloth: token.paper },
    },
    place: { x: 194, scale: 0.33 },
  },
  {
    name: 'portrait-2',
    ground: setting.windowLight(),
    figure: {
      nod: -4,
      traits: { head: 'long', broad: true, hair: 'waves', brows: 'full', lips: 'calm' },
      skin: skin.honey,
      light: 'left',
      outfit: { garment: 'shirt', cloth: tint.sage },
    },
    place: { x: 196 },
  },
  {
    name: 'portrait-3',
    ground: setting.plants(),
    figure: {
      nod: 3,
      traits: { head: 'round', hair: 'crop', brows: 'soft', nose: 'broad', lips: 'smile', earring: true },
      skin: skin.umber,
      light: 'right',
      outfit: { garment: 'sweater', cloth: token.ember },
    },
  },
]

const facePlace: Place = { x: 118, bottom: 332, scale: 0.212 }

// Without a background: one page shows them in an arch, the other in front of the sun.
const testimonials: Omit<Portrait, 'ground'>[] = [
  {
    name: 'testimonial-1',
    figure: {
      nod: 4,
      traits: { hair: 'curls', brows: 'soft', nose: 'broad', lips: 'laugh', earring: true },
      skin: skin.cocoa,
      outfit: { garment: 'shirt', cloth: tint.coral },
    },
  },
  {
    name: 'testimonial-2',
    figure: {
      nod: -2,
      traits: {
        head: 'square',
        broad: true,
        hair: 'swept',
        hairColor: tint.pebble,
        brows: 'full',
        lips: 'calm',
        glasses: 'round',
        wrinkles: true,
      },
      skin: skin.porcelain,
      outfit: { garment: 'blazer', cloth: tint.lilac },
    },
  },
  {
    name: 'testimonial-3',
    figure: {
      nod: -4,
      traits: { head: 'round', hair: 'bob', brows: 'fine', lips: 'smile' },
      skin: skin.rose,
      outfit: { garment: 'bow', cloth: token.gold },
    },
  },
]

for (const { name, ground, figure, place, front = '' } of portraits) {
  writePicture({
    path: `people/${name}.svg`,
    width: 400,
    height: 500,
    content: ground + placeFigure({ ...figure, id: 'p' }, { ...portraitPlace, ...place }) + front,
  })
}

for (const { name, figure, place } of testimonials) {
  writePicture({
    path: `people/${name}.svg`,
    width: 240,
    height: 240,
    content: placeFigure({ ...figure, id: 'p' }, { ...facePlace, ...place }),
  })
}

// A grease pencil mark around the selected frame of a contact sheet.
writePicture({
  path: 'people/chosen.svg',
  width: 200,
  height: 240,
  content: ink(
    4.5,
    'M24 16C70 8 140 10 182 15c8 60 6 140 2 206-50 6-120 5-166 1C12 160 14 80 19 12c4-3 12-4 22-4M176 20c10 70 8 130 3 196',
    token.ember,
  ),
})
