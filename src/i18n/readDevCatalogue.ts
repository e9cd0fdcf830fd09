import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { markWithIds, pseudoLocalize } from './devTexts'
import { readCatalogue } from './readCatalogue'

/** Whether the address requests pseudo-localized texts: `?pseudo`. */
const isPseudoRequested = createIsomorphicFn()
  .server(() => new URL(getRequest().url).searchParams.has('pseudo'))
  .client(() => new URLSearchParams(location.search).has('pseudo'))

/** Reads a catalogue under `npm run dev`: unchanged, pseudo-localized, or marked for the translators' page. */
export const readDevCatalogue: typeof readCatalogue = async (locale, name) => {
  const messages = await readCatalogue(locale, name)
  if (isPseudoRequested()) return pseudoLocalize(messages)
  return __TRANSLATE__ ? markWithIds(messages) : messages
}
