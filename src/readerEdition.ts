import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { editionAt } from './addresses'
import type { Edition } from './editions'

/**
 * Which edition shows where the address does not say: on the landing page and on the page for what is missing. The
 * Worker has chosen and says so in the language that it asks the renderer for; the browser reads it off the page
 * that it got.
 */
export const readerEdition = createIsomorphicFn()
  .server((): Edition => (getRequestHeader('accept-language')?.startsWith('pt') ? 'br' : 'us'))
  .client((): Edition => (document.documentElement.lang === 'pt-BR' ? 'br' : 'us'))

/** The edition that a path is shown in, whether it says which or not. */
export const shownEdition = (path: string): Edition => editionAt(path) ?? readerEdition()
