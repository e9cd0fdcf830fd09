/**
 * Draws what social networks show of each page that may be found: its headline, its lowest price and its drawing, into
 * `public/social/<edition>/<screen>.png`. The words are those of the built pages, so a page that says something else
 * needs its picture anew; a test names those whose picture is old.
 *
 * Run: npm run build && npm run draw -- social [screen …]
 * Needs Chromium; the environment variable BROWSER_PATH names another one.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import sharp from 'sharp'
import type { Screen } from '../src/catalog/addresses.ts'
import { isServiceSlug } from '../src/catalog/products.ts'
import { picturePath, pictureSize } from '../src/i18n/socialPicture.ts'
import { browserOptions } from '../tests/e2e/browser.ts'
import { fitHeadline, pictureMarkup } from './social/markup.ts'
import { pageTexts } from './social/pageTexts.ts'

const output = new URL('../public/', import.meta.url)
const wanted = process.argv.slice(2)

function drawingOf(screen: Screen): string | undefined {
  const name = isServiceSlug(screen) ? screen : screen.startsWith('photo-') ? 'ai-photos' : undefined
  return name && readFileSync(new URL(`vignettes/${name}.svg`, output), 'utf8')
}

const browser = await chromium.launch(browserOptions())
const page = await browser.newPage({ viewport: pictureSize })
let drawn = 0
for (const text of pageTexts()) {
  if (wanted.length && !wanted.includes(text.screen)) continue
  drawn++
  await page.setContent(pictureMarkup(text, drawingOf(text.screen)))
  await page.evaluate(fitHeadline)
  const file = new URL(`.${picturePath(text.screen, text.edition)}`, output)
  mkdirSync(new URL('.', file), { recursive: true })
  const said = [text.headline, text.price].filter(Boolean).join(' – ')
  writeFileSync(
    file,
    await sharp(await page.screenshot())
      .png({ palette: true, colours: 128, dither: 0.4, effort: 10, compressionLevel: 9 })
      // Says what it shows, so that a test can tell when the page says something else.
      .withExif({ IFD0: { ImageDescription: Buffer.from(said).toString('base64') } })
      .toBuffer(),
  )
}
await browser.close()
process.stdout.write(`${drawn} pictures are drawn in public/social/\n`)
