import { expect, it } from 'vitest'
import { mailPalette } from '~/server/mail/colors'
import { palette } from '~/ui/theme/palette'

type Colour = keyof typeof palette | 'white'

/** Converts an OKLCH color to linear sRGB, each component from 0 to 1 (CSS Color 4). */
function linear(colour: keyof typeof palette): [red: number, green: number, blue: number] {
  const [l = 0, c = 0, h = 0] = palette[colour].match(/[\d.]+/g)?.map(Number) ?? []
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const [L, M, S] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ] as const
  const clip = (x: number) => Math.min(1, Math.max(0, x))
  return [
    clip(4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S),
    clip(-1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S),
    clip(-0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S),
  ]
}

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

it('mails use the same colors as the pages, in hex notation for mail clients', () => {
  const encode = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)
  const byte = (part: number) =>
    Math.round(encode(part) * 255)
      .toString(16)
      .padStart(2, '0')
  for (const [name, hex] of Object.entries(mailPalette))
    expect([
      name,
      `#${linear(name as keyof typeof palette)
        .map(byte)
        .join('')}`,
    ]).toEqual([name, hex])
})
