import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { marked, pseudo } from './devTexts'
import { readCatalogue } from './readCatalogue'

/** Whether the address asks for pseudo-texts: `?pseudo`. */
const asksForPseudo = createIsomorphicFn()
  .server(() => new URL(getRequest().url).searchParams.has('pseudo'))
  .client(() => new URLSearchParams(location.search).has('pseudo'))

/** Reads a catalogue under `npm run dev`: as it is, as pseudo-texts, or with marks for the page of translators. */
export const readDevCatalogue: typeof readCatalogue = async (locale, name) => {
  const messages = await readCatalogue(locale, name)
  if (asksForPseudo()) return pseudo(messages)
  return __TRANSLATE__ ? marked(messages) : messages
}
