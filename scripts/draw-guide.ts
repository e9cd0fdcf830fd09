/**
 * Draws the ten pictures of the photo guide into `public/guide/`: a good and a bad example for each of five topics.
 * The good ones are warm and the bad ones gray, so that a pair is understood without its caption.
 *
 * Run: npm run draw -- guide
 */
import { drawFigure, type Figure } from './art/figure.ts'
import { hex, skin, tint, token } from './art/palette.ts'
import { writePicture } from './art/picture.ts'

const width = 320
const height = 220

const warm = {
  ground: tint.cream,
  tiles: [tint.apricot, tint.butter, tint.peach, token.gold, tint.coral, tint.lilac],
}
const gray = { ground: hex(0.93, 0.006, 80), tile: tint.stone, line: hex(0.62, 0.02, 285) }

const person: Omit<Figure, 'id'> = {
  traits: { head: 'oval', hair: 'long', brows: 'soft', lips: 'smile' },
  skin: skin.honey,
  outfit: { garment: 'tee', cloth: token.paper },
}

const area = (fill: string, d: string, opacity?: number) =>
  `<path fill="${fill}"${opacity ? ` opacity="${opacity}"` : ''} d="${d}"/>`
const ink = (d: string, color = token.ink, weight = 1.8) =>
  `<path fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
const ground = (fill: string) => area(fill, `M0 0h${width}v${height}H0z`)

/** Defines a person for reuse within one picture. */
const model = (id: string, figure: Omit<Figure, 'id'>) =>
  `<defs><g id="${id}">${drawFigure({ ...figure, id })}</g></defs>`

type Pose = { x: number; bottom: number; scale: number; mirrored?: boolean; tilt?: number }

/** Places a defined person; `x` and `bottom` position the middle of the shoulders. */
function stand(id: string, { x, bottom, scale, mirrored, tilt }: Pose): string {
  const turn = tilt ? ` rotate(${tilt})` : ''
  const side = mirrored ? `-${scale} ${scale}` : `${scale}`
  return `<use href="#${id}" transform="translate(${x} ${bottom})${turn} scale(${side}) translate(-840 -1744)"/>`
}

type Tile = { x: number; y: number; w: number; h: number; fill: string; inside?: string }

/** A framed photo. */
function photo(id: string, { x, y, w, h, fill, inside = '' }: Tile): string {
  const box = `x="${x}" y="${y}" width="${w}" height="${h}" rx="7"`
  return (
    `<clipPath id="${id}"><rect ${box}/></clipPath><g clip-path="url(#${id})"><rect ${box} fill="${fill}"/>${inside}</g>` +
    `<rect ${box} fill="none" stroke="${token.ink}" stroke-width="1.8"/>`
  )
}

function countGood(): string {
  const poses: Omit<Pose, 'x'>[] = [
    { bottom: 92, scale: 0.054 },
    { bottom: 114, scale: 0.076, mirrored: true },
    { bottom: 94, scale: 0.05, tilt: -7 },
    { bottom: 124, scale: 0.088 },
    { bottom: 92, scale: 0.044, mirrored: true },
    { bottom: 96, scale: 0.06, mirrored: true, tilt: 5 },
  ]
  const nudge = [0, 4, -2, -4, 12, -2]
  const tiles = poses.map((pose, index) => {
    const x = 24 + (index % 3) * 94
    const y = 17 + Math.floor(index / 3) * 98
    const backdrop = [
      area(token.gold, `M${x + 44} ${y + 58}a18 18 0 0 1 36 0z`) + ink(`M${x} ${y + 58}h84`),
      '',
      area(tint.sage, `M${x} ${y + 88}V${y + 40}q20 8 22 48zM${x + 84} ${y + 88}V${y + 34}q-18 14-20 54z`),
      '',
      area(
        tint.clay,
        `M${x} ${y + 88}V${y + 30}h14v18h12V${y + 22}h16v66zM${x + 66} ${y + 88}V${y + 38}h18v50z`,
      ),
      area(token.paper, `M${x + 10} ${y + 8}h28v36h-28z`) +
        ink(`M${x + 10} ${y + 8}h28v36h-28zM${x + 24} ${y + 8}v36`),
    ][index]
    return photo(`t${index}`, {
      x,
      y,
      w: 84,
      h: 88,
      fill: warm.tiles[index] ?? warm.ground,
      inside: `${backdrop}${stand('p', { ...pose, x: x + 42 + (nudge[index] ?? 0), bottom: y + pose.bottom })}`,
    })
  })
  return ground(warm.ground) + model('p', person) + tiles.join('')
}

function countBad(): string {
  const empty = [0, 2, 3, 4, 5]
    .map((index) => {
      const x = 24 + (index % 3) * 94
      const y = 17 + Math.floor(index / 3) * 98
      return `<rect x="${x}" y="${y}" width="84" height="88" rx="7"/>`
    })
    .join('')
  return (
    ground(gray.ground) +
    `<g fill="none" stroke="${gray.line}" stroke-width="1.6" stroke-dasharray="5 5">${empty}</g>` +
    model('p', { ...person, light: 'flat', blush: false }) +
    photo('t', {
      x: 118,
      y: 17,
      w: 84,
      h: 88,
      fill: gray.tile,
      inside: stand('p', { x: 160, bottom: 109, scale: 0.054 }),
    })
  )
}

function lightingGood(): string {
  return (
    ground(tint.peach) +
    // The wall at the side, with its window: the person turns to it.
    area(tint.cream, 'M0 0l112 24v152L0 220z') +
    area(token.paper, 'M10 27l86 11v102L10 158z') +
    area(
      tint.butter,
      'M16 35l38 5v48l-38 2zM60 41l30 4v42l-30 1zM16 97l38-2v46l-38 8zM60 95l30-1v38l-30 7z',
    ) +
    area(token.ember, 'M20 90a15 15 0 0 1 30-1z') +
    ink(
      'M0 0l112 24v152L0 220M10 27l86 11v102L10 158zM16 35l38 5v48l-38 2zM60 41l30 4v42l-30 1zM16 97l38-2v46l-38 8zM60 95l30-1v38l-30 7z',
    ) +
    area(token.paper, 'M96 38L320 112v108H150L96 140z', 0.45) +
    model('p', {
      ...person,
      view: 'turned',
      light: 'right',
      outfit: { garment: 'tee', cloth: tint.coral },
    }) +
    stand('p', { x: 216, bottom: 224, scale: 0.136, mirrored: true })
  )
}

function lightingBad(): string {
  return (
    ground(hex(0.6, 0.015, 285)) +
    area(token.paper, 'M84 0h164v172H84z') +
    area(hex(0.97, 0.035, 90), 'M92 0h70v78H92zM170 0h70v78h-70zM92 86h70v78H92zM170 86h70v78h-70z') +
    `<circle fill="${token.paper}" cx="214" cy="46" r="26"/>` +
    ink('M84 0v172h164V0M92 0v78h70V0M170 0v78h70V0M92 86h70v78H92zM170 86h70v78h-70zM72 172h188') +
    model('p', {
      ...person,
      light: 'flat',
      blush: false,
      ink: token.night,
      skin: { base: hex(0.36, 0.025, 300), shade: hex(0.3, 0.03, 300), lips: hex(0.3, 0.04, 330) },
      outfit: { garment: 'tee', cloth: hex(0.32, 0.03, 290) },
    }) +
    stand('p', { x: 160, bottom: 224, scale: 0.136 })
  )
}

function backgroundGood(): string {
  return (
    ground(tint.apricot) +
    `<circle fill="${tint.butter}" cx="162" cy="112" r="88"/>` +
    area(tint.coral, 'M0 184h320v36H0z') +
    ink('M0 184h320') +
    model('p', person) +
    stand('p', { x: 158, bottom: 224, scale: 0.136 })
  )
}

function backgroundBad(): string {
  const shade = hex(0.76, 0.012, 285)
  return (
    ground(gray.ground) +
    // Shelf, boxes and books.
    area(
      tint.stone,
      'M0 70h112v7H0zM14 34h30v36H14zM50 26h9v44h-9zM61 32h8v38h-8zM71 22h10v48H71zM86 44h22v26H86z',
    ) +
    area(shade, 'M50 26h9v44h-9zM71 22h10v48H71zM14 34h30v9H14z') +
    ink(
      'M0 70h112v7H0M14 34h30v36H14zM14 43h30M29 34v9M50 70V26h9v44M61 70V32h8v38M71 70V22h10v48M86 70V44h22v26M8 77v12M104 77v12',
    ) +
    // Laundry on a line.
    ink('M112 16q60 16 208-6') +
    area(shade, 'M196 21h32v38h-32zM236 20l36-5 4 34-34 5z') +
    area(tint.stone, 'M150 22l36 1-3 20h-9v18h-16V41h-9z') +
    ink('M196 21h32v38h-32zM236 20l36-5 4 34-34 5zM150 22l36 1-3 20h-9v18h-16V41h-9z') +
    // Lamp, clock, plant, chair and cables.
    area(shade, 'M276 92h34l8 30h-50z') +
    `<circle fill="${token.paper}" cx="54" cy="112" r="17"/>` +
    ink('M276 92h34l8 30h-50zM293 122v76M278 220q0-22 15-22t15 22M54 95a17 17 0 1 0 .1 0M54 102v10l7 5') +
    area(tint.stone, 'M4 154h62v66H4zM248 176h30v44h-30z') +
    ink(
      'M4 220v-66h62v66M4 176h62M14 154v-12h40v12M240 186q10-34 0-46M240 186q2-30-18-40M240 186q12-20 26-22M226 186h28l-4 34h-20z',
    ) +
    ink('M68 214q20-14 34 0t30-6M252 208q20-20 30 0t38-8') +
    model('p', { ...person, light: 'flat', blush: false }) +
    stand('p', { x: 158, bottom: 224, scale: 0.12 })
  )
}

const row = (index: number) => 20 + index * 96

function posesGood(): string {
  const poses: Pose[] = [
    { x: 64, bottom: 200, scale: 0.088 },
    { x: 164, bottom: 236, scale: 0.118, mirrored: true },
    { x: 258, bottom: 198, scale: 0.072 },
  ]
  const views = ['front', 'turned', 'profile'] as const
  const outfit: Figure['outfit'] = { garment: 'tee', cloth: token.ember }
  const fills = [tint.apricot, tint.butter, tint.peach]
  const sunrise =
    area(token.gold, 'M214 128a26 26 0 0 1 52 0z') +
    area(tint.lilac, 'M212 128h88v60h-88z') +
    ink('M212 128h88')
  return (
    ground(warm.ground) +
    views.map((view) => model(view, { ...person, view, outfit })).join('') +
    poses
      .map((pose, index) =>
        photo(`t${index}`, {
          x: row(index),
          y: 36,
          w: 88,
          h: 148,
          fill: fills[index] ?? '',
          inside: (index === 2 ? sunrise : '') + stand(views[index] ?? '', pose),
        }),
      )
      .join('')
  )
}

function posesBad(): string {
  const poses: Pose[] = [
    { x: 62, bottom: 190, scale: 0.08 },
    { x: 158, bottom: 190, scale: 0.08 },
    { x: 252, bottom: 192, scale: 0.152 },
  ]
  return (
    ground(gray.ground) +
    model('p', {
      ...person,
      light: 'flat',
      blush: false,
      outfit: { garment: 'tee', cloth: hex(0.76, 0.012, 285) },
    }) +
    poses
      .map((pose, index) =>
        photo(`t${index}`, {
          x: row(index),
          y: 36,
          w: 88,
          h: 148,
          fill: gray.tile,
          inside: stand('p', pose),
        }),
      )
      .join('')
  )
}

function avoidGood(): string {
  return (
    ground(tint.butter) +
    `<circle fill="${token.gold}" cx="164" cy="104" r="84"/>` +
    model('p', { ...person, outfit: { garment: 'tee', cloth: tint.coral } }) +
    stand('p', { x: 154, bottom: 262, scale: 0.168 })
  )
}

function avoidBad(): string {
  const cloth = hex(0.76, 0.012, 285)
  const star = (x: number, y: number, r: number) =>
    `M${x} ${y - r}q${r * 0.16} ${r * 0.84} ${r} ${r}q${-r * 0.84} ${r * 0.16} ${-r} ${r}q${-r * 0.16} ${-r * 0.84} ${-r} ${-r}q${r * 0.84} ${-r * 0.16} ${r} ${-r}z`
  const filter =
    area(tint.lilac, 'M168 24h134v172H168z', 0.4) +
    area(token.paper, 'M206 78l-6-40 30 22zM258 62l30-18-4 38z') +
    area(tint.clay, 'M209 71l-4-23 17 13zM266 65l16-10-2 20z') +
    ink('M206 78l-6-40 30 22M258 60l30-18-4 38') +
    ink('M196 132l-22-6M196 140l-23 2M270 130l22-7M271 138l23 1', token.ink, 1.8) +
    area(token.paper, star(188, 62, 9) + star(288, 108, 7) + star(184, 168, 6) + star(262, 40, 5)) +
    area(tint.coral, 'M237 104q6-5 12 0 0 6-6 8-6-2-6-8z')
  return (
    ground(gray.ground) +
    model('p', {
      ...person,
      traits: { ...person.traits, hair: 'hat', glasses: 'dark' },
      light: 'flat',
      blush: false,
      hairCloth: hex(0.66, 0.02, 285),
      outfit: { garment: 'tee', cloth },
    }) +
    model('q', { ...person, light: 'flat', outfit: { garment: 'tee', cloth } }) +
    photo('t0', {
      x: 18,
      y: 24,
      w: 134,
      h: 172,
      fill: gray.tile,
      inside: stand('p', { x: 82, bottom: 214, scale: 0.112 }),
    }) +
    photo('t1', {
      x: 168,
      y: 24,
      w: 134,
      h: 172,
      fill: gray.tile,
      inside: stand('q', { x: 232, bottom: 214, scale: 0.112 }) + filter,
    })
  )
}

const pictures = {
  'count-good': countGood,
  'count-bad': countBad,
  'lighting-good': lightingGood,
  'lighting-bad': lightingBad,
  'background-good': backgroundGood,
  'background-bad': backgroundBad,
  'poses-good': posesGood,
  'poses-bad': posesBad,
  'avoid-good': avoidGood,
  'avoid-bad': avoidBad,
}

for (const [name, draw] of Object.entries(pictures)) {
  writePicture({ path: `guide/${name}.svg`, width, height, content: draw() })
}
