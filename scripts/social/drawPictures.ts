import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { isServiceSlug } from '../../src/catalog/products.ts'
import { vignettePath } from '../../src/catalog/vignettes.ts'
import { picturePath, pictureSize } from '../../src/i18n/socialPicture.ts'
import { browserOptions } from '../../tests/e2e/site/browser.ts'
import { captionOf } from './caption.ts'
import { fitHeadline, pictureMarkup } from './markup.ts'
import type { PictureText } from './pageTexts.ts'

const files = new URL('../../public/', import.meta.url)

function drawingOf({ screen, edition }: PictureText): string | undefined {
  const name = isServiceSlug(screen) ? screen : screen.startsWith('photo-') ? 'ai-photos' : undefined
  return name && readFileSync(new URL(`.${vignettePath(name, edition)}`, files), 'utf8')
}

/** Draws the social pictures of pages with Chromium. @param folder the site's static files */
export async function drawPictures(texts: readonly PictureText[], folder: URL): Promise<void> {
  const browser = await chromium.launch(browserOptions())
  const page = await browser.newPage({ viewport: pictureSize })
  for (const text of texts) {
    await page.setContent(pictureMarkup(text, drawingOf(text)))
    await page.evaluate(fitHeadline)
    const file = new URL(`.${picturePath(text.screen, text.edition)}`, folder)
    mkdirSync(new URL('.', file), { recursive: true })
    writeFileSync(
      file,
      await sharp(await page.screenshot())
        .png({ palette: true, colours: 128, dither: 0.4, effort: 10, compressionLevel: 9 })
        .withExif({ IFD0: { ImageDescription: captionOf(text) } })
        .toBuffer(),
    )
  }
  await browser.close()
}
