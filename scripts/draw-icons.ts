/**
 * Draws the mark, a half disc on a thin line, as favicon and app icons, and the pictures that social networks show
 * for each edition. The pictures are set by a real browser, so that the brand font is kerned as on the site.
 *
 * Run: node scripts/draw-icons.ts
 * Needs Chromium; another binary than `chromium` is named by the environment variable CHROMIUM.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Edition, editionList, editions } from '../src/editions.ts'
import { site } from '../src/site.ts'
import { hex, token } from './art/palette.ts'

const output = new URL('../public/', import.meta.url)
const file = (path: string) => new URL(path, output).pathname

/** Edges lie on even units, so that they are whole pixels at 16 px. */
const favicon =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">` +
  `<style>.line{fill:${token.ink}}@media (prefers-color-scheme:dark){.line{fill:${token.paper}}}</style>` +
  `<path fill="${token.ember}" d="M3 22a13 13 0 0 1 26 0z"/><path class="line" d="M0 22h32v2H0z"/></svg>\n`

/** The mark stays inside the middle 80%, the part that no launcher's mask cuts off. */
const appIcon =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 180"><defs><clipPath id="sky"><path d="M0 0h180v112H0z"/></clipPath></defs>` +
  `<path fill="${token.night}" d="M0 0h180v180H0z"/><g clip-path="url(#sky)">` +
  `<circle fill="${hex(0.24, 0.055, 330)}" cx="90" cy="112" r="88"/><circle fill="${hex(0.31, 0.08, 15)}" cx="90" cy="112" r="68"/>` +
  `<circle fill="${token.ember}" cx="90" cy="112" r="47"/></g>` +
  `<path fill="${token.gold}" d="M0 112h180v5H0z"/></svg>`

const fonts = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const display = new URL('bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2', fonts).href

const glints = [
  [0, 300, 5],
  [26, 214, 5],
  [-34, 236, 4],
  [18, 150, 4],
  [-20, 112, 3],
  [30, 74, 3],
]

const socialPage = (
  lang: string,
  lines: [string, string],
) => `<!doctype html><html lang="${lang}"><meta charset="utf-8"><style>
@font-face{font-family:Display;src:url('${display}');font-weight:200 800}
*{margin:0}
body{width:1200px;height:630px;overflow:hidden;position:relative;background:${token.night};color:${token.paper};font-family:Display;font-optical-sizing:auto}
.glow{position:absolute;inset:0 0 auto;height:448px;background:radial-gradient(circle at 990px 448px,${hex(0.55, 0.17, 38)} 0,${hex(0.42, 0.12, 25)} 240px,${hex(0.28, 0.07, 345)} 430px,transparent 720px)}
svg{position:absolute;inset:0}
.brand{position:absolute;left:80px;top:68px;display:flex;align-items:center;gap:18px;font-size:44px;font-weight:700;letter-spacing:-.02em}
.brand svg{position:static}
h1{position:absolute;left:80px;bottom:214px;font-size:86px;font-weight:700;line-height:1;letter-spacing:-.03em;white-space:nowrap}
</style><div class="glow"></div>
<svg width="1200" height="630" viewBox="0 0 1200 630"><path fill="${token.ember}" d="M826 448a164 164 0 0 1 328 0z"/>
<path fill="${token.gold}" d="M0 447h1200v3H0z"/><g fill="${token.ember}">${glints
  .map(([shift = 0, width = 0, height = 0], index) => {
    const x = 990 + shift - width / 2
    return `<rect x="${x}" y="${474 + index * 24}" width="${width}" height="${height}" rx="${height / 2}" opacity="${(0.75 - index * 0.11).toFixed(2)}"/>`
  })
  .join('')}</g></svg>
<div class="brand"><svg width="58" height="34" viewBox="0 0 58 34"><path fill="${token.ember}" d="M6 30a23 23 0 0 1 46 0z"/><path fill="${token.paper}" d="M0 30h58v3.5H0z"/></svg>${site.brand}</div>
<h1>${lines.join('<br>')}</h1></html>`

async function drawSocial(edition: string, lang: string, lines: [string, string]) {
  const folder = mkdtempSync(join(tmpdir(), 'social-'))
  try {
    const page = join(folder, 'page.html')
    const shot = join(folder, 'shot.png')
    writeFileSync(page, socialPage(lang, lines))
    execFileSync(
      process.env.CHROMIUM ?? 'chromium',
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--hide-scrollbars',
        '--allow-file-access-from-files',
        '--window-size=1200,630',
        '--virtual-time-budget=3000',
        `--user-data-dir=${join(folder, 'profile')}`,
        `--screenshot=${shot}`,
        `file://${page}`,
      ],
      { stdio: 'ignore', timeout: 60_000 },
    )
    await sharp(shot)
      .resize(1200, 630)
      .png({ palette: true, colours: 96, dither: 0.6, effort: 10, compressionLevel: 9 })
      .toFile(file(`social/${edition}.png`))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One PNG in the container that browsers ask for where a page names no icon. */
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

mkdirSync(file('social/'), { recursive: true })
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

const claims: Record<Edition, [string, string]> = {
  us: ['AI tools.', 'Human strategy.'],
  br: ['Ferramentas de IA.', 'Estratégia humana.'],
}
for (const edition of editionList) await drawSocial(edition, editions[edition].locale, claims[edition])
