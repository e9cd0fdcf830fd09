/**
 * Subsets the two brand fonts for English and Brazilian Portuguese and writes them with their licenses into
 * `public/fonts/`. Keeps ligatures, tabular figures and kerning. Uses the kerning of the most common weight for all
 * weights: variable kerning would add as many bytes as all outlines. Removes hinting, which current screens do not use
 * at these sizes.
 *
 * Run: npm run fonts
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const target = new URL('../public/fonts/', import.meta.url)

const basicLatin = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join(
  '',
)
const portuguese = 'áàâãçéêíóôõúü'
/** Includes arrows and the check mark, which a later release of the fonts may contain. */
const marks = '\u00a0–—‘’“”…·•×÷−°ªº§©®™€£½←→↑↓✓'
const characters = basicLatin + portuguese + portuguese.toUpperCase() + marks

const features = ['kern', 'liga', 'locl', 'pnum', 'tnum']

type Range = { min: number; max: number }
type Cut = {
  family: string
  source: string
  pinned: Record<string, number>
  weight: Range
  kerningAt: number
}

const cuts: Cut[] = [
  {
    family: 'bricolage-grotesque',
    // The file with the optical size axis: headlines use 72, which is tighter and finer than the default 14.
    source: 'bricolage-grotesque-latin-opsz-normal.woff2',
    pinned: { opsz: 72 },
    weight: { min: 500, max: 800 },
    kerningAt: 700,
  },
  {
    family: 'instrument-sans',
    source: 'instrument-sans-latin-wght-normal.woff2',
    pinned: {},
    weight: { min: 400, max: 700 },
    kerningAt: 450,
  },
]

function cut(font: Buffer, axes: Record<string, number | Range>, targetFormat: 'sfnt' | 'woff2') {
  // A variable avoids the excess property check: the published types lack the last two options.
  const options = { targetFormat, variationAxes: axes, keepFeatures: features, noHinting: true }
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

mkdirSync(target, { recursive: true })
for (const { family, source, pinned, weight, kerningAt } of cuts) {
  const original = readFileSync(new URL(`${family}/files/${source}`, packages))
  const variable = readTables(await cut(original, { ...pinned, wght: weight }, 'sfnt'))
  const fixedWeight = readTables(await cut(original, { ...pinned, wght: kerningAt }, 'sfnt'))
  if (variable.get('maxp')?.readUInt16BE(4) !== fixedWeight.get('maxp')?.readUInt16BE(4)) {
    throw new Error(`${family}: the two cuts number their glyphs differently, so kerning cannot be shared`)
  }
  for (const tag of ['GPOS', 'GDEF']) {
    const table = fixedWeight.get(tag)
    if (table) variable.set(tag, table)
    else variable.delete(tag)
  }
  writeFileSync(new URL(`${family}.woff2`, target), await cut(writeTables(variable), {}, 'woff2'))
  copyFileSync(new URL(`${family}/LICENSE`, packages), new URL(`OFL-${family}.txt`, target))
}
