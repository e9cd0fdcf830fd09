import { readFileSync } from 'node:fs'
import { parseHTML } from 'linkedom'
import { prerenderedPath } from '../../src/app/prerenderedPage.ts'
import {
  allScreens,
  type EditionsWith,
  editionsOf,
  pathOf,
  type Screen,
  screenFacts,
} from '../../src/catalog/addresses.ts'
import { type Edition, editions } from '../../src/catalog/editions.ts'
import { sourceLocale } from '../../src/catalog/locales.ts'
import { visibleText } from '../../src/ui/bindWords.ts'

/** The texts of a page's social preview. */
export type PictureText = { screen: Screen; edition: Edition; headline: string; price?: string }

const client = new URL('../../dist/client/', import.meta.url)

/** Reads the texts for the social previews from the built pages. */
export function pageTexts(): PictureText[] {
  return allScreens()
    .filter((screen) => screenFacts(screen).indexable)
    .flatMap((screen) => editionsOf(screen).map((edition) => readPage(screen, edition)))
}

function readPage<S extends Screen>(screen: S, edition: EditionsWith<S>): PictureText {
  const language = screen === 'landing' ? editions[edition].locale : sourceLocale
  const file = new URL(`.${prerenderedPath({ path: pathOf(screen, edition), language })}`, client)
  const { document } = parseHTML(readFileSync(file, 'utf8').replace(/^.*\n/, ''))
  const imageAlt = visibleText(
    document.querySelector('meta[property="og:image:alt"]')?.getAttribute('content') ?? '',
  )
  const headline = visibleText(document.querySelector('h1')?.textContent ?? '').trim()
  if (!imageAlt.startsWith(headline))
    throw new Error(
      `${screen} (${edition}): headline “${headline}”, but alt text of the picture “${imageAlt}”`,
    )
  const price = imageAlt.slice(headline.length).replace(/^ – /, '')
  return { screen, edition, headline, ...(price ? { price } : {}) }
}
