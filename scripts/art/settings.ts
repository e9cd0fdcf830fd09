import { area, disc, fade, ground, ink, leaf, stops, tower, windows } from './brush.ts'
import { accent, hex, tint, token } from './palette.ts'

/**
 * Backgrounds for the portraits, each 400 × 500. They are flat and pale behind the head, so that dark hair is visible,
 * and have finer lines than the figure, so that the eye goes to the figure.
 */

/** A plain apartment wall in daylight, for the snapshot. */
export const plainWall = () =>
  ground(tint.pebble) +
  area(tint.stone, 'M338 0h62v500h-62z') +
  ink(2, 'M338 0v500M350 0v500', token['ink-soft']) +
  '<rect x="30" y="196" width="34" height="52" rx="4" fill="#d9d5cf" stroke="' +
  `${token['ink-soft']}" stroke-width="2"/>` +
  ink(2, 'M42 214h10v16H42z', token['ink-soft'])

/** A studio: a paper backdrop with a halo, and the edge of a softbox. */
export const studio = () =>
  `<defs><radialGradient id="halo" gradientUnits="userSpaceOnUse" cx="212" cy="215" r="250">${stops([
    [0, tint.cream],
    [0.34, tint.butter],
    [0.7, tint.apricot],
    [1, tint.coral],
  ])}</radialGradient></defs>` +
  ground(tint.rosewood) +
  area('url(#halo)', 'M34 44h332v456H34z') +
  area(tint.terracotta, 'M34 44h6v456h-6zM360 44h6v456h-6z', 0.35) +
  area(tint.peach, 'M20 26h360v20H20z') +
  area(tint.coral, 'M20 38h360v8H20z') +
  ink(2.4, 'M20 26h360v20H20zM6 36h14M380 36h14M34 46v454M366 46v454') +
  `<g transform="translate(22 92) rotate(-24)">${area(token.paper, 'M-60-74h86q12 0 12 12v120q0 12-12 12h-86z')}` +
  area(tint.cream, 'M-60-60h76q8 0 8 8v100q0 8-8 8h-76z') +
  ink(2.4, 'M-60-74h86q12 0 12 12v120q0 12-12 12h-86') +
  '</g>'

/** An office with tall windows over a town at sunrise. */
export const office = () =>
  `<defs>${fade('sky', [
    [0, tint.peach],
    [0.55, tint.butter],
    [1, tint.cream],
  ])}</defs>` +
  area('url(#sky)', 'M0 0h400v404H0z') +
  disc(token.paper, 338, 318, 140, 0.4) +
  disc(token.paper, 338, 318, 100, 0.5) +
  disc(token.ember, 338, 318, 58) +
  area(
    accent(0.87, 0.045, 5),
    `${tower(0, 404, 36, 196)}${tower(44, 404, 34, 252)}${tower(100, 404, 30, 150)}${tower(262, 404, 30, 190)}${tower(372, 404, 28, 112)}`,
  ) +
  ink(2, 'M61 152v-24M277 214v-26', accent(0.87, 0.045, 5)) +
  area(
    accent(0.79, 0.06),
    `${tower(14, 404, 44, 148)}${tower(74, 404, 30, 184)}${tower(252, 404, 26, 120)}${tower(282, 404, 46, 98)}${tower(328, 404, 36, 78)}${tower(364, 404, 36, 116)}`,
  ) +
  windows(
    tint.cream,
    5,
    '7 9',
    'M24 268V400M36 268V400M48 268V400M84 232V400M94 232V400M296 318V400M312 318V400M340 338V400M352 338V400M376 300V400M390 300V400',
  ) +
  windows(tint.peach, 4, '5 10', 'M10 220V256M26 220V256M54 166V252M66 166V260M270 226V280M282 226V320') +
  // Frame, blind and sill, in front of the view.
  area(token.paper, 'M0 0h400v34H0zM72 34h9v370h-9zM318 34h9v370h-9zM0 96h400v8H0z') +
  ink(
    2,
    'M0 34H400M72 34v62H0M0 104h72v292M81 34v62h237V34M81 396V104h237v292M327 34v62h73M400 104h-73v292',
  ) +
  ink(1.4, 'M0 11H400M0 22H400', token.line) +
  ink(1.6, 'M100 34v34') +
  disc(token.ember, 100, 71, 3.5) +
  area(token.sand, 'M0 396h400v104H0z') +
  area(tint.peach, 'M0 410h400v90H0z') +
  ink(2, 'M0 396H400M0 410H400') +
  leaf(30, 366, 84, -30, tint.moss) +
  leaf(38, 366, 100, 8, tint.sage) +
  leaf(34, 368, 66, 40, tint.moss) +
  area(tint.terracotta, 'M12 358h46l-6 40H18z') +
  ink(2, 'M12 358h46l-6 40H18z')

/** Paris after sunset: the Eiffel Tower, and lit windows in the mansard roofs. */
export const paris = () =>
  `<defs>${fade('dusk', [
    [0, hex(0.75, 0.05, 345)],
    [0.3, accent(0.82, 0.075, -10)],
    [0.58, accent(0.87, 0.08, 25)],
    [1, tint.butter],
  ])}<clipPath id="iron"><path d="M328.5 40h3l6.5 60c3 78 14 140 28 190l26 96h-32c-6-36-18-52-30-52s-24 16-30 52h-32l26-96c14-50 25-112 28-190z"/></clipPath></defs>` +
  area('url(#dusk)', 'M0 0h400v500H0z') +
  disc(tint.butter, 330, 352, 150, 0.28) +
  disc(tint.cream, 330, 352, 96, 0.4) +
  area(
    tint.peach,
    'M-10 84h86a7 7 0 0 1 0 14H-10zM30 104h78a6 6 0 0 1 0 12H30a6 6 0 0 1 0-12zM372 120h40v13h-40a6 6 0 0 1 0-13z',
    0.5,
  ) +
  area(accent(0.72, 0.075, -5), 'M0 338l40-8 50 12 60-10 80 8 60-10 110 6v60H0z') +
  `<g clip-path="url(#iron)">${area(tint.rosewood, 'M260 20h140v380H260z')}` +
  ink(
    2,
    'M322 96l18 26-20 26 24 30-28 32 34 36-40 40M338 96l-18 26 20 26-24 30 28 32-34 36 40 40M300 300l-30 84M296 300l-2 40-26 30M360 300l30 84M364 300l2 40 26 30',
    tint.coral,
  ) +
  '</g>' +
  area(tint.rosewood, 'M329 20h2v26h-2zM320 96h20v6h-20zM308 198h44v8h-44zM288 288h84v10h-84z') +
  ink(
    2,
    'M320 96h20v6h-20zM308 198h44v8h-44zM288 288h84v10h-84zM328.5 42l-6 54M331.5 42l6 54M320 102c-2 38-4 66-9 96M340 102c2 38 4 66 9 96M308 206c-4 32-9 56-16 82M352 206c4 32 9 56 16 82M290 298l-22 84M370 298l22 84M330 20v22',
  ) +
  // The house on the left, from roof to balcony.
  area(hex(0.6, 0.035, 320), 'M0 222h92l22 74H0z') +
  area(hex(0.52, 0.04, 320), 'M0 222h92l3 10H0z') +
  area(tint.clay, 'M8 190h20v34H8zM62 198h24v26H62z') +
  area(tint.terracotta, 'M10 180h6v10h-6zM20 180h6v10h-6zM64 188h6v10h-6zM77 188h6v10h-6z') +
  area(tint.peach, 'M0 296h112v204H0z') +
  area(tint.apricot, 'M0 290h118v12H0z') +
  area(tint.peach, 'M18 248q12-14 24 0v42H18zM64 248q12-14 24 0v42H64z') +
  area(token.gold, 'M23 254h14v30H23zM69 254h14v30H69z') +
  area(hex(0.6, 0.035, 320), 'M16 322h22v62H16zM82 322h22v62H82z') +
  area(token.gold, 'M16 322h22v62H16z') +
  ink(
    2,
    'M0 222H92l22 68M8 222V190h20v32M62 222v-24h24v24M10 190v-10h6v10M20 190v-10h6v10M64 198v-10h6v10M77 198v-10h6v10M18 290V248q12-14 24 0v42M64 290V248q12-14 24 0v42M0 290H118v12H0M112 302V500M16 384V322h22v62M82 384V322h22v62M27 322v62M93 322v62M0 384h118M0 360h118',
  ) +
  ink(
    1.6,
    'M6 360v24M16 360v24M27 360v24M38 360v24M49 360v24M60 360v24M71 360v24M82 360v24M93 360v24M104 360v24M112 360v24',
  ) +
  // Roofs on the right, in front of the tower's base.
  area(hex(0.56, 0.04, 320), 'M244 404l18-30h138v126H244z') +
  area(tint.clay, 'M290 348h22v28h-22zM370 340h18v36h-18z') +
  area(tint.terracotta, 'M292 340h6v8h-6zM304 340h6v8h-6zM372 332h6v8h-6zM381 332h6v8h-6z') +
  area(tint.peach, 'M330 388q11-13 22 0v34h-22z') +
  area(token.gold, 'M335 393h12v26h-12z') +
  ink(
    2,
    'M244 404l18-30H400M290 374V348h22v26M370 374V340h18v34M292 348v-8h6v8M304 348v-8h6v8M372 340v-8h6v8M381 340v-8h6v8M330 424V388q11-13 22 0v36',
  )

/** The sun half above the sea, like the brand's mark. */
export const beach = () =>
  `<defs>${fade('air', [
    [0, tint.peach],
    [0.6, tint.butter],
    [1, tint.cream],
  ])}</defs>` +
  area('url(#air)', 'M0 0h400v300H0z') +
  area(tint.cream, 'M118 300a194 194 0 0 1 388 0z', 0.55) +
  area(token.paper, 'M178 300a134 134 0 0 1 268 0z', 0.6) +
  area(token.ember, 'M234 300a78 78 0 0 1 156 0z') +
  area(
    token.paper,
    'M-8 76h74a7 7 0 0 1 0 14H-8zM26 98h58a6 6 0 0 1 0 12H26a6 6 0 0 1 0-12zM330 70h84v13h-84a6 6 0 0 1 0-13z',
    0.75,
  ) +
  area(tint.lilac, 'M0 300v-30c18-4 26-56 44-60 16-2 20 36 36 48 12 8 26 10 42 42z') +
  area(tint.mauve, 'M0 300v-12c16-14 34-18 54-10 18 6 34 8 56 22z') +
  area(hex(0.7, 0.035, 262), 'M0 300h400v96H0z') +
  area(hex(0.77, 0.03, 262), 'M0 344h400v52H0z') +
  area(
    tint.butter,
    'M262 308h100v4H262zM276 318h72v4h-72zM286 329h72v4h-72zM294 340h40v4h-40zM300 352h56v4h-56z',
  ) +
  area(token.paper, 'M20 322h40v3H20zM64 338h34v3H64zM14 354h30v3H14zM372 338h28v3h-28z', 0.7) +
  ink(2, 'M0 300H400M234 300a78 78 0 0 1 156 0M0 270c18-4 26-56 44-60 16-2 20 36 36 48 12 8 26 10 42 42') +
  area(token.paper, 'M0 384c40-10 70 8 110 0s70-10 120 0 90 6 170-6v30H0z') +
  area(tint.butter, 'M0 396c40-10 70 8 110 0s70-10 120 0 90 6 170-6v110H0z') +
  ink(2, 'M0 384c40-10 70 8 110 0s70-10 120 0 90 6 170-6')

/** The founder's background: the sun fully above the line. */
export const daybreak = () =>
  ground(tint.peach) +
  disc(tint.apricot, 200, 236, 178, 0.45) +
  disc(token.gold, 200, 236, 136) +
  area(tint.coral, 'M0 392h400v108H0z') +
  ink(2.4, 'M0 392H400')

/** An arched niche in a wall, lit from the side. */
export const arch = () =>
  ground(token.sand) +
  area(tint.peach, 'M0 420h400v80H0z') +
  area(tint.terracotta, 'M62 500V178a138 138 0 0 1 276 0v322z') +
  area(tint.coral, 'M84 500V178a127 127 0 0 1 254 0v322z') +
  area(tint.apricot, 'M232 500V53a127 127 0 0 1 106 125v322z', 0.55) +
  ink(2.4, 'M62 500V178a138 138 0 0 1 276 0v322M84 500V178a127 127 0 0 1 254 0M0 420h62M338 420h62') +
  // A bowl with three stems on the ledge, to balance the empty side.
  ink(2, 'M372 384c0-60-6-92-14-124M374 384c4-50 8-72 16-96M370 384c-6-30-10-44-18-58') +
  disc(token.ember, 357, 254, 9) +
  disc(token.gold, 391, 282, 8) +
  disc(token.ember, 351, 320, 7) +
  area(token.paper, 'M352 384h44c2 30-8 36-22 36s-24-6-22-36z') +
  ink(
    2,
    'M352 384h44c2 30-8 36-22 36s-24-6-22-36zM357 245a9 9 0 1 0 .1 0M391 274a8 8 0 1 0 .1 0M351 313a7 7 0 1 0 .1 0',
  )

/** A wall with the light of a window that is outside the picture. */
export const windowLight = () =>
  ground(accent(0.8, 0.055, 10)) +
  area(
    tint.butter,
    'M34 0h118l0 118L34 86zM170 0h128v156l-128-34zM34 104l118 32v128L34 232zM170 141l128 34v128l-128-34zM34 250l118 32v128L34 378zM170 287l128 34v128l-128-34z',
  ) +
  area(accent(0.74, 0.065, 5), 'M0 430h400v70H0z') +
  ink(2, 'M0 430H400') +
  area(token.sand, 'M340 92h46v62h-46z') +
  area(token.ember, 'M351 132a12 12 0 0 1 24 0z') +
  ink(2, 'M340 92h46v62h-46zM347 132h32')

/** Big leaves on both sides, with the middle free for the head. */
export const plants = () =>
  ground(tint.butter) +
  disc(tint.cream, 204, 200, 150, 0.8) +
  leaf(24, 470, 330, -8, tint.sage) +
  leaf(-6, 420, 260, 16, tint.moss) +
  leaf(66, 520, 250, -30, tint.fern) +
  leaf(384, 480, 340, 4, tint.sage) +
  leaf(414, 400, 250, -20, tint.fern) +
  leaf(340, 520, 260, 30, tint.moss) +
  leaf(396, -14, 170, 200, tint.moss) +
  leaf(2, -10, 150, 158, tint.sage)
