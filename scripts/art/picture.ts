import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

type Picture = {
  path: string
  width: number
  height: number
  content: string
  /** Omits the intrinsic size, so that a page can show a part of the picture (`#svgView(viewBox(…))`). */
  fluid?: boolean
}

/** The text of a self-contained SVG file. */
export function pictureFile({ width, height, content, fluid = false }: Omit<Picture, 'path'>): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg"${fluid ? '' : ` width="${width}" height="${height}"`} viewBox="0 0 ${width} ${height}">` +
    `${content}</svg>\n`
  return svg
    .replace(/>\s+</g, '><')
    .replace(/\n\s+/g, ' ')
    .replace(/(\d\.\d)\d+/g, (number, short) =>
      Math.abs(Number(number)) < 1 ? Number(number).toFixed(3).replace(/0+$/, '') : short,
    )
}

/** Writes one self-contained SVG file below `public/`. */
export function writePicture({ path, ...picture }: Picture): void {
  const file = new URL(`../../public/${path}`, import.meta.url)
  mkdirSync(dirname(fileURLToPath(file)), { recursive: true })
  writeFileSync(file, pictureFile(picture))
}
