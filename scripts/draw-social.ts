/**
 * Draws the social preview image of each indexable page, with its headline, lowest price and drawing, into
 * `public/social/<edition>/<screen>.png`. Reads the texts from the built pages. `npm run build` draws outdated ones
 * into `dist/` by itself; this command keeps them for good.
 *
 * Run: npm run build && npm run draw -- social [screen …]
 * Needs Chromium; the environment variable BROWSER_PATH selects another browser.
 */
import { drawPictures } from './social/drawPictures.ts'
import { pageTexts } from './social/pageTexts.ts'

const wanted = process.argv.slice(2)
const texts = pageTexts().filter(({ screen }) => !wanted.length || wanted.includes(screen))
await drawPictures(texts, new URL('../public/', import.meta.url))
process.stdout.write(`Drew ${texts.length} pictures in public/social/\n`)
