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
import { face, inStudio, jacketTop } from './art/sample.ts'
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
const portraitPlace: Place = { x: 198, bottom: 512, scale: 0.308 }

const scarf =
  'M593 1173L652 1105 688 1098 771 1143 890 1150 986 1121 1045 1090 1105 1157 1138 1200 1126 1246 1098 1270 1068 1298 1081 1395' +
  ' 1045 1455 950 1495 898 1516 860 1556 828 1640 829 1690 846 1750H668L633 1657 643 1586 712 1495 819 1430 879 1371 895 1312 795 1316' +
  ' 700 1283 617 1228Z'

/** The bare forearms below short sleeves. */
const arms = 'M1327 1706L1382 1682 1415 1665 1449 1655 1462 1706V1760H1320ZM276 1676L340 1705V1760H268Z'

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
      traits: face,
      skin: skin.honey,
      light: 'flat',
      blush: 0.05,
      outfit: { body: 'tee', cloth: '#b3b1b4' },
      cast: { color: '#aaa49d', x: 62, y: 40 },
    },
    place: { x: 184, bottom: 520, scale: 0.262, tilt: -2.5 },
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
      traits: face,
      skin: skin.honey,
      light: 'right',
      outfit: { body: 'variant19', cloth: hex(0.87, 0.018, 285) },
    },
    place: { x: 196 },
  },
  {
    name: 'sample-paris',
    ground: setting.paris(),
    figure: {
      traits: face,
      skin: skin.honey,
      light: 'right',
      outfit: { body: 'variant12', cloth: tint.plum, panels: [{ d: scarf, fill: token.ember }] },
    },
    place: { x: 184 },
  },
  {
    name: 'sample-beach',
    ground: setting.beach(),
    figure: {
      traits: face,
      skin: skin.honey,
      light: 'right',
      outfit: {
        body: 'variant13',
        cloth: token.paper,
        panels: [{ d: arms, fill: skin.honey.base }],
      },
    },
    place: { x: 186 },
  },
  ...scenes,
  {
    name: 'founder',
    ground: setting.daybreak(),
    figure: {
      traits: {
        hair: 'variant18',
        brows: 'variant05',
        nose: 'variant18',
        lips: 'variant23',
        beard: 'variant02',
      },
      skin: skin.rose,
      light: 'right',
      outfit: { body: 'variant16', cloth: tint.rosewood, panels: [{ d: jacketTop, fill: tint.cream }] },
    },
    place: { scale: 0.322 },
  },
  {
    name: 'portrait-1',
    ground: setting.arch(),
    figure: {
      traits: { hair: 'variant57', brows: 'variant04', nose: 'variant16', lips: 'variant30' },
      skin: skin.amber,
      light: 'right',
      outfit: {
        body: 'variant13',
        cloth: token.paper,
        panels: [{ d: arms, fill: skin.amber.base }],
      },
    },
    place: { x: 194, scale: 0.296 },
  },
  {
    name: 'portrait-2',
    ground: setting.windowLight(),
    figure: {
      traits: { hair: 'variant22', brows: 'variant08', nose: 'variant20', lips: 'variant17' },
      skin: skin.honey,
      light: 'left',
      outfit: { body: 'variant25', cloth: tint.sage },
    },
    place: { x: 196 },
  },
  {
    name: 'portrait-3',
    ground: setting.plants(),
    figure: {
      traits: { hair: 'variant20', brows: 'variant04', nose: 'variant06', lips: 'variant03' },
      skin: skin.umber,
      light: 'right',
      outfit: { body: 'variant21', cloth: token.ember },
    },
  },
]

const facePlace: Place = { x: 112, bottom: 308, scale: 0.2 }

// Without a background: one page shows them in an arch, the other in front of the sun.
const testimonials: Omit<Portrait, 'ground'>[] = [
  {
    name: 'testimonial-1',
    figure: {
      traits: { hair: 'variant37', brows: 'variant09', nose: 'variant05', lips: 'variant14' },
      skin: skin.cocoa,
      outfit: { body: 'variant14', cloth: tint.coral },
    },
    place: { x: 126 },
  },
  {
    name: 'testimonial-2',
    figure: {
      traits: {
        hair: 'variant16',
        brows: 'variant04',
        nose: 'variant06',
        lips: 'variant03',
        glasses: 'variant11',
      },
      skin: skin.porcelain,
      outfit: { body: 'variant16', cloth: tint.lilac, panels: [{ d: jacketTop, fill: token.paper }] },
    },
  },
  {
    name: 'testimonial-3',
    figure: {
      traits: { hair: 'variant41', brows: 'variant12', nose: 'variant16', lips: 'variant22' },
      skin: skin.rose,
      outfit: { body: 'variant19', cloth: token.gold },
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
