import { readFileSync } from 'node:fs'
import { editions } from '../../src/catalog/editions.ts'
import { site } from '../../src/catalog/site.ts'
import { pictureSize } from '../../src/i18n/socialPicture.ts'
import { fonts } from '../../src/ui/theme/fonts.ts'
import { glow, token } from '../art/palette.ts'
import type { PictureText } from './pageTexts.ts'

const { width, height } = pictureSize
const packages = new URL('../../node_modules/@fontsource-variable/', import.meta.url)
const font = (path: string) => readFileSync(new URL(path, packages)).toString('base64')
const display = font(`${fonts.display.file}/files/${fonts.display.source}`)
const { weight } = fonts.display

/** The y position of the horizon line. */
const line = 512
const sun = { x: 918, r: 212 }

/** Rings of light around the sun, clipped at the line. */
const rings = [
  [470, glow(0.24, 0.055, 0.391)],
  [372, glow(0.28, 0.075, 0.609)],
  [286, glow(0.35, 0.1, 0.809)],
] as const

const glints = [
  [0, 380, 5],
  [30, 250, 5],
  [-40, 150, 4],
] as const

const half = (r: number, fill: string) =>
  `<path fill="${fill}" d="M${sun.x - r} ${line}a${r} ${r} 0 0 1 ${2 * r} 0z"/>`

const sunrise = `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${rings.map(([r, fill]) => half(r, fill)).join('')}${half(sun.r, token.ember)}
${glints
  .map(
    ([shift, w, h], index) =>
      `<rect fill="${token.ember}" x="${sun.x + shift - w / 2}" y="${line + 26 + index * 27}" width="${w}" height="${h}" rx="${h / 2}" opacity="${0.75 - index * 0.18}"/>`,
  )
  .join('')}</svg>`

/** The page's drawing on the line; its lower corners are below the line and clipped. */
const vignette = (svg: string) =>
  `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rings
    .slice(0, 2)
    .map(([r, fill]) => half(r + 60, fill))
    .join('')}</svg>
<div class="art"><img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}" alt=""></div>`

/** Media types by file ending, where they differ. */
const types: Record<string, string> = { svg: 'svg+xml', jpg: 'jpeg' }
const typeOf = (file: string) => {
  const ending = file.replace(/^.*\./, '')
  return types[ending] ?? ending
}

/** The owner's logo, or else the sun on its line, as in the bar of the pages. */
const brandMark = site.logo
  ? `<img src="data:image/${typeOf(site.logo)};base64,${readFileSync(new URL(`../../public${site.logo}`, import.meta.url), 'base64')}" alt="">`
  : `<svg width="52" height="31" viewBox="0 0 58 34"><path fill="${token.ember}" d="M6 30a23 23 0 0 1 46 0z"/><path fill="${token.paper}" d="M0 30h58v3.5H0z"/></svg>`

/**
 * Returns the social preview of a page as HTML; `fitHeadline` then sets the size of its headline.
 * @param art the page's drawing as SVG; without it the picture shows a sunrise
 */
export function pictureMarkup({ edition, headline, price }: PictureText, art: string | undefined): string {
  const [, before = '', amount = ''] = price?.match(/^(.*?)((?:R\$ |\$)\d.*)$/) ?? []
  return `<!doctype html><html lang="${editions[edition].locale}"><meta charset="utf-8"><style>
@font-face{font-family:Display;src:url(data:font/woff2;base64,${display});font-weight:${weight.min} ${weight.max}}
*{margin:0}
body{width:${width}px;height:${height}px;overflow:hidden;position:relative;background:${token.night};color:${token.paper};font-family:Display;font-optical-sizing:auto}
body>svg{position:absolute;inset:0}
.brand{position:absolute;left:72px;top:60px;display:flex;align-items:center;gap:16px;font-size:38px;font-weight:700;letter-spacing:-.02em}
.brand img{width:52px;height:39px;object-fit:contain}
h1{position:absolute;left:72px;top:138px;width:${art ? 490 : 580}px;height:${line - 138 - 36}px;display:flex;align-items:end;font-size:84px;font-weight:700;line-height:1.02;letter-spacing:-.03em}
h1 span{text-wrap:balance}
h1 i{font-style:normal;white-space:nowrap}
.line{position:absolute;inset:${line - 1}px 0 auto;height:3px;background:linear-gradient(90deg,${token.ember} 136px,${token.gold} 136px)}
.price{position:absolute;left:72px;top:${line + 28}px;display:flex;align-items:baseline;gap:14px;font-weight:600;font-size:32px;letter-spacing:-.01em;color:${token.mist}}
.price b{font-size:54px;font-weight:700;letter-spacing:-.025em;color:${token.gold}}
.art{position:absolute;left:608px;top:${line - 384}px;width:532px;height:384px;overflow:hidden}
.art img{display:block;width:532px;height:399px}
</style>${art ? vignette(art) : sunrise}
<div class="brand">${brandMark}${site.brand}</div>
<h1><span>${headline.replace(/\S+-\S+/g, '<i>$&</i>')}</span></h1>
<div class="line"></div>
${price ? `<p class="price">${before.trim()} <b>${amount}</b></p>` : ''}</html>`
}

/** Runs in the page: sets the largest font size that fits, in up to three lines, or in up to four at small sizes. */
export async function fitHeadline(): Promise<void> {
  await document.fonts.ready
  const place = document.querySelector('h1')
  const text = place?.querySelector('span')
  if (!place || !text) return
  const fits = (size: number, lines: number) => {
    place.style.fontSize = `${size}px`
    const height = Math.min(place.clientHeight, size * 1.02 * lines + 1)
    return text.offsetHeight <= height && text.scrollWidth <= place.clientWidth
  }
  for (let size = 84; size >= 66; size -= 2) if (fits(size, 3)) return
  for (let size = 76; size >= 40; size -= 2) if (fits(size, 4)) return
}
