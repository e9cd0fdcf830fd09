import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

type Picture = {
  path: string
  width: number
  height: number
  content: string
  /** Omits the intrinsic size, so that a page can show a part of the picture (`#svgView(viewBox(…))`). */
  fluid?: boolean
}

/** Writes one self-contained SVG file below `public/` and returns its size in bytes. */
export function writePicture({ path, width, height, content, fluid = false }: Picture): number {
  const file = new URL(`../../public/${path}`, import.meta.url)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg"${fluid ? '' : ` width="${width}" height="${height}"`} viewBox="0 0 ${width} ${height}">` +
    `${content}</svg>\n`
  const tidy = svg
    .replace(/>\s+</g, '><')
    .replace(/\n\s+/g, ' ')
    .replace(/(\d\.\d)\d+/g, (number, short) =>
      Math.abs(Number(number)) < 1 ? Number(number).toFixed(3).replace(/0+$/, '') : short,
    )
  mkdirSync(dirname(file.pathname), { recursive: true })
  writeFileSync(file, tidy)
  return Buffer.byteLength(tidy)
}
