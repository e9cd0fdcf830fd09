import { readFileSync } from 'node:fs'
import { Blob, Face, Buffer as Run, Font as Shaper, shape, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import type { Font } from '../../src/ui/theme/fonts.ts'
import { sample } from './sample.ts'

/** Arimo has the metrics of Arial by design. */
const arial = new URL(
  '../../node_modules/@fontsource-variable/arimo/files/arimo-latin-wght-normal.woff2',
  import.meta.url,
)

/** Width of the kerned sample, ascent, descent (negative) and line gap, in em. */
async function measure(woff2: Buffer, weight: number) {
  const face = new Face(
    new Blob(Uint8Array.from(await subsetFont(woff2, sample, { targetFormat: 'sfnt' })).buffer),
  )
  const font = new Shaper(face)
  font.setVariations([new Variation('wght', weight)])
  const run = new Run()
  run.addText(sample)
  run.guessSegmentProperties()
  shape(font, run)
  if (run.getGlyphInfos().some(({ codepoint }) => codepoint === 0))
    throw new Error('a letter of the sample is missing')
  const width = run.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  const { ascender, descender, lineGap } = font.hExtents()
  const em = (units: number) => units / face.upem
  return { width: em(width), ascent: em(ascender), descent: em(descender), lineGap: em(lineGap) }
}

/**
 * Measures how Arial has to be scaled so that text is as wide and as high as in a font, from the tables of both files.
 * @param woff2 the subset font
 * @returns CSS descriptors in percent, for `@font-face`
 * @see https://www.w3.org/TR/css-fonts-5/#font-metrics-override-desc
 */
export async function measureFallback(woff2: Buffer, { usualWeight }: Pick<Font, 'usualWeight'>) {
  const own = await measure(woff2, usualWeight)
  const size = own.width / (await measure(readFileSync(arial), usualWeight)).width
  const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`
  return {
    'size-adjust': percent(size),
    // Overrides are relative to the adjusted size.
    'ascent-override': percent(own.ascent / size),
    'descent-override': percent(-own.descent / size),
    'line-gap-override': percent(own.lineGap / size),
  }
}
