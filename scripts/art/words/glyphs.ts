import { readFileSync } from 'node:fs'
import { Blob, Face, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { fonts } from '../../../src/ui/theme/fonts.ts'

/** How words look: running text, its bold, or a headline. */
export type Look = 'text' | 'bold' | 'display'

/** Units of the outlines, for one em. */
export const em = 100

const letters = Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code)).join('')
const marks = '–—‘’“”…·•×→✓'

async function load(file: string, weight: number) {
  const woff2 = readFileSync(new URL(`../../../public/fonts/${file}.woff2`, import.meta.url))
  const sfnt = await subsetFont(woff2, letters + marks, { targetFormat: 'sfnt' })
  const face = new Face(new Blob(Uint8Array.from(sfnt).buffer))
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])
  return { font, scale: em / face.upem }
}

const loaded = {
  text: await load(fonts.text.file, 500),
  bold: await load(fonts.text.file, 650),
  display: await load(fonts.display.file, 700),
}

type Glyph = { id: string; x: number }

/** The letters of a line with their places, and its width; all in units of the outlines. */
export function shapeLine(text: string, look: Look): { glyphs: Glyph[]; width: number } {
  const { font, scale } = loaded[look]
  const run = new Run()
  run.addText(text)
  run.guessSegmentProperties()
  shape(font, run)
  const places = run.getGlyphPositions()
  let x = 0
  const glyphs = run.getGlyphInfos().map(({ codepoint }, at) => {
    if (codepoint === 0) throw new Error(`a letter of “${text}” is not in the font`)
    const glyph = { id: `g${look[0]}${codepoint}`, x: Math.round(x) }
    x += (places[at]?.xAdvance ?? 0) * scale
    return glyph
  })
  return { glyphs, width: x }
}

/** The outline of a letter that `shapeLine` named, with its baseline at 0. */
export function outline(id: string): string {
  const look = (Object.keys(loaded) as Look[]).find((one) => one[0] === id[1]) ?? 'text'
  const { font, scale } = loaded[look]
  let at = 0
  return font
    .glyphToPath(Number(id.slice(2)))
    .replace(/[MLQCZ]|-?[\d.]+/g, (part) => {
      if (/[A-Z]/.test(part)) {
        at = 0
        return part
      }
      // The second of each pair points down in a picture, and up in a font.
      const value = Math.round(Number(part) * scale * (at++ % 2 ? -1 : 1))
      return `${value} `
    })
    .replace(/[ ,]+/g, ' ')
    .replace(/ (?=[-A-Z]|$)|(?<=[A-Z]) /g, '')
}
