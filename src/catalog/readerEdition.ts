import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { editionAt, editionsOf } from './addresses'
import { type Edition, editionForLanguage, editionList } from './editions'

/**
 * The language of the page if the address names none. On the server, it is the language that the Worker has chosen and
 * requests from the renderer. The browser reads it from the page, from an attribute that page translation does not
 * change.
 */
const shownLanguage = createIsomorphicFn()
  .server(() => getRequestHeader('accept-language'))
  .client(() => document.documentElement.dataset.language ?? document.documentElement.lang)

/** Returns the edition of the landing page for this visitor. */
export const readerEdition = () => editionForLanguage(editionsOf('landing'), shownLanguage())

/** Returns the edition in which a path is shown, even if the path names none. */
export function shownEdition(path: string): Edition {
  return (
    editionAt(path) ?? (path === '/' ? readerEdition() : editionForLanguage(editionList, shownLanguage()))
  )
}
