/**
 * Draws the social preview image of each indexable page, with its headline, lowest price and drawing, into
 * `public/social/<edition>/<screen>.png`. Reads the texts from the built pages, so draw the image again after a text
 * has changed; a test lists outdated images.
 *
 * Run: npm run build && npm run draw -- social [screen …]
 * Needs Chromium; the environment variable BROWSER_PATH selects another browser.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import sharp from 'sharp'
import type { Screen } from '../src/catalog/addresses.ts'
import type { Edition } from '../src/catalog/editions.ts'
import { isServiceSlug } from '../src/catalog/products.ts'
import { vignettePath } from '../src/catalog/vignettes.ts'
import { picturePath, pictureSize } from '../src/i18n/socialPicture.ts'
import { browserOptions } from '../tests/e2e/site/browser.ts'
import { fitHeadline, pictureMarkup } from './social/markup.ts'
import { pageTexts } from './social/pageTexts.ts'

const output = new URL('../public/', import.meta.url)
const wanted = process.argv.slice(2)

function drawingOf({ screen, edition }: { screen: Screen; edition: Edition }): string | undefined {
  const name = isServiceSlug(screen) ? screen : screen.startsWith('photo-') ? 'ai-photos' : undefined
  return name && readFileSync(new URL(`.${vignettePath(name, edition)}`, output), 'utf8')
}

const browser = await chromium.launch(browserOptions())
const page = await browser.newPage({ viewport: pictureSize })
let drawn = 0
for (const text of pageTexts()) {
  if (wanted.length && !wanted.includes(text.screen)) continue
  drawn++
  await page.setContent(pictureMarkup(text, drawingOf(text)))
  await page.evaluate(fitHeadline)
  const file = new URL(`.${picturePath(text.screen, text.edition)}`, output)
  mkdirSync(new URL('.', file), { recursive: true })
  const caption = [text.headline, text.price].filter(Boolean).join(' – ')
  writeFileSync(
    file,
    await sharp(await page.screenshot())
      .png({ palette: true, colours: 128, dither: 0.4, effort: 10, compressionLevel: 9 })
      // Store the text in the image, so that a test can detect when it differs from the page.
      .withExif({ IFD0: { ImageDescription: Buffer.from(caption).toString('base64') } })
      .toBuffer(),
  )
}
await browser.close()
process.stdout.write(`Drew ${drawn} pictures in public/social/\n`)
