/**
 * Subsets the fonts of `src/ui/theme/fonts.ts` for English and Brazilian Portuguese, writes them with their licenses
 * into `public/fonts/`, and writes `src/ui/theme/fonts.css` with fallbacks of the same size. Uses the kerning of the
 * most common weight for all weights: variable kerning would add as many bytes as all outlines. Removes hinting, which
 * current screens do not use at these sizes.
 *
 * Run: npm run fonts
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { fonts } from '../src/ui/theme/fonts.ts'
import { fontFaces } from './fonts/fontFaces.ts'

const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const target = new URL('../public/fonts/', import.meta.url)

const basicLatin = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join(
  '',
)
const portuguese = 'áàâãçéêíóôõúü'
/** Includes arrows and the check mark, which a later release of the fonts may contain. */
const marks = '\u00a0–—‘’“”…·•×÷−°ªº§©®™€£½←→↑↓✓'
const characters = basicLatin + portuguese + portuguese.toUpperCase() + marks

type Range = { min: number; max: number }

function cut(
  font: Buffer,
  keepFeatures: readonly string[],
  axes: Record<string, number | Range>,
  targetFormat: 'sfnt' | 'woff2',
) {
  // A variable avoids the excess property check: the published types lack the last two options.
  const options = { targetFormat, variationAxes: axes, keepFeatures: [...keepFeatures], noHinting: true }
  return subsetFont(font, characters, options)
}

type Tables = Map<string, Buffer>

/** Reads the tables of a font file. @see https://learn.microsoft.com/typography/opentype/spec/otff */
function readTables(font: Buffer): Tables {
  const tables: Tables = new Map()
  for (let record = 12; record < 12 + font.readUInt16BE(4) * 16; record += 16) {
    const start = font.readUInt32BE(record + 8)
    tables.set(
      font.toString('latin1', record, record + 4),
      font.subarray(start, start + font.readUInt32BE(record + 12)),
    )
  }
  return tables
}

/** Writes a font file with zero checksums; the second pass through the subsetter sets them. */
function writeTables(tables: Tables): Buffer {
  const header = Buffer.alloc(12 + tables.size * 16)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(tables.size, 4)
  const parts = [header]
  let record = 12
  let offset = header.length
  for (const tag of [...tables.keys()].sort()) {
    const table = tables.get(tag) ?? Buffer.alloc(0)
    header.write(tag, record, 'latin1')
    header.writeUInt32BE(offset, record + 8)
    header.writeUInt32BE(table.length, record + 12)
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    parts.push(padded)
    offset += padded.length
    record += 16
  }
  return Buffer.concat(parts)
}

/** The original files, read before the old ones are deleted. */
const originals = Object.values(fonts).map((font) => {
  const original = new URL(`${font.file}/files/${font.source}`, packages)
  if (!existsSync(original))
    throw new Error(
      `${fileURLToPath(original)} is missing: npm i -D -E @fontsource-variable/${font.file}, or another \`source\` in src/ui/theme/fonts.ts`,
    )
  return { ...font, original: readFileSync(original) }
})
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
for (const { file, original, pinned, features, weight, kerningAt } of originals) {
  const variable = readTables(await cut(original, features, { ...pinned, wght: weight }, 'sfnt'))
  const fixedWeight = readTables(await cut(original, features, { ...pinned, wght: kerningAt }, 'sfnt'))
  if (variable.get('maxp')?.readUInt16BE(4) !== fixedWeight.get('maxp')?.readUInt16BE(4)) {
    throw new Error(`${file}: the two cuts number their glyphs differently, so kerning cannot be shared`)
  }
  for (const tag of ['GPOS', 'GDEF']) {
    const table = fixedWeight.get(tag)
    if (table) variable.set(tag, table)
    else variable.delete(tag)
  }
  writeFileSync(new URL(`${file}.woff2`, target), await cut(writeTables(variable), features, {}, 'woff2'))
  copyFileSync(new URL(`${file}/LICENSE`, packages), new URL(`OFL-${file}.txt`, target))
}
writeFileSync(new URL('../src/ui/theme/fonts.css', import.meta.url), await fontFaces())
