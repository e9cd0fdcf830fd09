import { drawPictures } from './drawPictures.ts'
import { outdatedPictures } from './outdatedPictures.ts'
import { pageTexts } from './pageTexts.ts'

/**
 * Draws the built social pictures that no longer show what their page says, so that an owner's new brand, headline or
 * price needs no redrawn file. Without a browser the old ones stay, and a line says so.
 * @param client folder of the built static files
 */
export async function redrawOutdated(client: URL): Promise<void> {
  const outdated = await outdatedPictures(pageTexts(), client)
  if (outdated.length === 0) return
  const pages = outdated.map(({ screen, edition }) => `${edition} ${screen}`).join(', ')
  try {
    await drawPictures(outdated, client)
    process.stdout.write(`Social pictures drawn again: ${pages}\n`)
  } catch (error) {
    process.stderr.write(
      `These pictures for social networks still show the texts of before, as no browser could draw them (set BROWSER_PATH to Chrome): ${pages}\n${String(error).split('\n', 1)}\n`,
    )
  }
}
