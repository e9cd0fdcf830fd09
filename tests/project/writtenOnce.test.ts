import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fonts } from '~/ui/theme/fonts'
import { palette } from '~/ui/theme/palette'
import { fontFaces } from '../../scripts/fonts/fontFaces'

const files = globSync('{src,scripts,dev}/**/*.{ts,tsx,mjs,cjs,css,html}')
/** Makes `.27` and `0.270` equal. */
const normalized = (values: string[]) => values.map(Number).join(' ')
const tokens = Object.entries(palette)
const nameByHex = new Map(tokens.map(([name]) => [__HEX_PALETTE__[name as keyof typeof palette], name]))
const nameByOklch = new Map(tokens.map(([name, color]) => [normalized(color.match(/[\d.]+/g) ?? []), name]))

/**
 * Returns the names of the palette colors that a source repeats as literals, such as `#24233c`,
 * `oklch(.27 .045 285/.5)` or `hex(0.27, 0.045, 285)`.
 */
function repeatedTokens(source: string): string[] {
  const hex = (source.match(/#[\da-f]{6}\b/gi) ?? []).map((color) => nameByHex.get(color.toLowerCase()))
  const oklch = [...source.matchAll(/\((\d?\.\d+)[ ,]+(\d?\.\d+)[ ,]+([\d.]+)/g)].map(([, ...values]) =>
    nameByOklch.get(normalized(values.slice(0, 3))),
  )
  return [...hex, ...oklch].filter((name) => name !== undefined)
}

it('a repeated color is found in each notation', () => {
  const [l, c, h] = palette.night.match(/[\d.]+/g) ?? []
  const notations = [__HEX_PALETTE__.night.toUpperCase(), `oklch(${l} ${c} ${h}/.5)`, `hex(${l}, ${c}, ${h})`]
  expect(notations.map((color) => repeatedTokens(`a{color:${color}}`))).toEqual(
    notations.map(() => ['night']),
  )
})

it('a color of the palette is written in src/ui/theme/palette.ts only', () => {
  const repeated = files
    .filter((file) => file !== 'src/ui/theme/palette.ts')
    .flatMap((file) => repeatedTokens(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`))
  expect(files).toContain('src/ui/theme/palette.ts')
  expect(repeated).toEqual([])
})

it('a font is named in src/ui/theme/fonts.ts and the style sheet that follows from it only', () => {
  const own = ['src/ui/theme/fonts.ts', 'src/ui/theme/fonts.css']
  const names = Object.values(fonts).flatMap(({ family, file }) => [family, file])
  const repeated = files
    .filter((file) => !own.includes(file))
    .filter((file) => names.some((name) => readFileSync(file, 'utf8').includes(name)))
  expect(repeated).toEqual([])
})

it('src/ui/theme/fonts.css is what `npm run fonts` writes', async () => {
  expect(readFileSync('src/ui/theme/fonts.css', 'utf8'), 'run `npm run fonts`').toBe(await fontFaces())
})
