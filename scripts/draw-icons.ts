/**
 * Draws the logo mark, a half disc on a thin line, as favicon and app icons.
 *
 * Run: npm run draw -- icons
 */

import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { glow, token } from './art/palette.ts'

const output = new URL('../public/', import.meta.url)
const file = (path: string) => fileURLToPath(new URL(path, output))

/** Edges have even coordinates, so that they fall on whole pixels at 16 px. */
const favicon =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">` +
  `<style>.line{fill:${token.ink}}@media (prefers-color-scheme:dark){.line{fill:${token.paper}}}</style>` +
  `<path fill="${token.ember}" d="M3 22a13 13 0 0 1 26 0z"/><path class="line" d="M0 22h32v2H0z"/></svg>\n`

/** The mark stays within the middle 80%, which launcher masks do not clip. */
const appIcon =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 180"><defs><clipPath id="sky"><path d="M0 0h180v112H0z"/></clipPath></defs>` +
  `<path fill="${token.night}" d="M0 0h180v180H0z"/><g clip-path="url(#sky)">` +
  `<circle fill="${glow(0.24, 0.055, 0.391)}" cx="90" cy="112" r="88"/><circle fill="${glow(0.31, 0.08, 0.783)}" cx="90" cy="112" r="68"/>` +
  `<circle fill="${token.ember}" cx="90" cy="112" r="47"/></g>` +
  `<path fill="${token.gold}" d="M0 112h180v5H0z"/></svg>`

/** Wraps one PNG in an ICO file, which browsers request when a page declares no icon. */
async function icoOf(svg: string, size: number): Promise<Buffer> {
  const png = await sharp(Buffer.from(svg), { density: (72 * size) / 180 })
    .resize(size, size)
    .png()
    .toBuffer()
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

writeFileSync(file('favicon.svg'), favicon)
for (const [name, size] of [
  ['apple-touch-icon', 180],
  ['icon-192', 192],
  ['icon-512', 512],
] as const) {
  await sharp(Buffer.from(appIcon), { density: (72 * size) / 180 })
    .resize(size, size)
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toFile(file(`${name}.png`))
}
writeFileSync(file('favicon.ico'), await icoOf(appIcon, 32))
