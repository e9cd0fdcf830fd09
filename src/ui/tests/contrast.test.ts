import { expect, it } from 'vitest'
import { palette } from '~/ui/theme/palette'

type Colour = keyof typeof palette | 'white'

type Components = [red: number, green: number, blue: number]

/** Converts an OKLCH color to linear sRGB (CSS Color 4); components outside 0 to 1 are beyond sRGB. */
function unclipped(colour: keyof typeof palette): Components {
  const [l = 0, c = 0, h = 0] = palette[colour].match(/[\d.]+/g)?.map(Number) ?? []
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const [L, M, S] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ] as const
  return [
    4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S,
    -1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S,
    -0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S,
  ]
}

const clip = (component: number) => Math.min(1, Math.max(0, component))
const linear = (colour: keyof typeof palette) => unclipped(colour).map(clip) as Components

/** Relative luminance (WCAG 2.2). */
function luminance(colour: Colour): number {
  if (colour === 'white') return 1
  const [red, green, blue] = linear(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const text: [Colour, Colour][] = [
  ...(['paper', 'sand', 'white', 'ember-wash', 'leaf-wash', 'rose-wash', 'gold'] as const).map(
    (ground) => ['ink', ground] as [Colour, Colour],
  ),
  ...(['paper', 'sand', 'white', 'ember-wash'] as const).map(
    (ground) => ['ink-soft', ground] as [Colour, Colour],
  ),
  ['night', 'ember'],
  ['white', 'ember-deep'],
  ['ember-deep', 'paper'],
  ['ember-deep', 'sand'],
  ['ember-deep', 'ember-wash'],
  ['ember-deep', 'white'],
  ['paper', 'night'],
  ['paper', 'dusk'],
  ['mist', 'night'],
  ['mist', 'dusk'],
  ['gold', 'night'],
  ['night', 'gold'],
  ['leaf', 'leaf-wash'],
  ['leaf', 'paper'],
  ['rose-light', 'night'],
  ['rose-light', 'dusk'],
  ['rose', 'rose-wash'],
  ['rose', 'paper'],
  ['rose', 'white'],
]

it.each(text)('R-A11-04 %s on %s has enough contrast for text', (front, ground) => {
  expect(contrast(front, ground)).toBeGreaterThanOrEqual(4.5)
})

it.each([
  ['edge', 'paper'],
  ['edge', 'white'],
  ['ember', 'paper'],
  ['ember', 'night'],
] as [Colour, Colour][])('R-A11-04 %s on %s has enough contrast for an edge', (front, ground) => {
  expect(contrast(front, ground)).toBeGreaterThanOrEqual(3)
})

const names = Object.keys(palette) as (keyof typeof palette)[]
/** Beyond sRGB a browser clips and the compiler maps, which differ by a step. */
const exact = names.filter((name) => unclipped(name).every((component) => component === clip(component)))

it('mails and drawings use the same colors as the pages, in hex notation', () => {
  const encode = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)
  const byte = (part: number) =>
    Math.round(encode(part) * 255)
      .toString(16)
      .padStart(2, '0')
  expect(Object.keys(__HEX_PALETTE__)).toEqual(names)
  expect(exact.map((name) => [name, __HEX_PALETTE__[name]])).toEqual(
    exact.map((name) => [name, `#${linear(name).map(byte).join('')}`]),
  )
  expect(exact).toContain('ink')
})
