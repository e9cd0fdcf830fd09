import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { editionAt, editionsOf } from './addresses'
import { type Edition, editionList, editionReading } from './editions'

/**
 * The language of the page where the address does not say. The Worker has chosen and says so in the language that it
 * asks the renderer for; the browser reads it off the page that it got, where no
 * browser that translates pages changes it.
 */
const shownLanguage = createIsomorphicFn()
  .server(() => getRequestHeader('accept-language'))
  .client(() => document.documentElement.dataset.language ?? document.documentElement.lang)

/** Chooses the edition of the landing page. */
export const readerEdition = () => editionReading(editionsOf('landing'), shownLanguage())

/** The edition that a path is shown in, whether it says which or not. */
export function shownEdition(path: string): Edition {
  return editionAt(path) ?? (path === '/' ? readerEdition() : editionReading(editionList, shownLanguage()))
}
