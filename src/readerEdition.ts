import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import { editionAt, editionsOf } from './addresses'
import { type Edition, editionReading } from './editions'

const read = (language: string | undefined) => editionReading(editionsOf('landing'), language)

/**
 * Chooses an edition where the address does not say: on the landing page and on the page for what is missing. The
 * Worker has chosen and says so in the language that it asks the renderer for; the browser reads it off the page
 * that it got.
 */
export const readerEdition = createIsomorphicFn()
  .server(() => read(getRequestHeader('accept-language')))
  .client(() => read(document.documentElement.lang))

/** The edition that a path is shown in, whether it says which or not. */
export const shownEdition = (path: string): Edition => editionAt(path) ?? readerEdition()
