import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { picturePath } from '../../src/i18n/socialPicture.ts'
import { captionOf } from './caption.ts'
import type { PictureText } from './pageTexts.ts'

/**
 * The pages whose picture is missing or shows another brand, headline, price, color or typeface.
 * @param folder the site's static files
 */
export async function outdatedPictures(texts: readonly PictureText[], folder: URL): Promise<PictureText[]> {
  const current = await Promise.all(texts.map((text) => isCurrent(text, folder)))
  return texts.filter((_, at) => !current[at])
}

async function isCurrent(text: PictureText, folder: URL): Promise<boolean> {
  const file = fileURLToPath(new URL(`.${picturePath(text.screen, text.edition)}`, folder))
  if (!existsSync(file)) return false
  const { exif } = await sharp(file).metadata()
  return exif?.toString('latin1').includes(captionOf(text)) ?? false
}
