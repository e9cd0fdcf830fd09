import { compareMessage } from './compareMessage.ts'
import { quoteSource } from './quoteSource.ts'
import type { Entry, Problem } from './readPo.ts'

/** Finds what makes a translation unusable in place of its English text. */
export function checkTranslation(
  { file, line, source, translation, fuzzy, plural }: Entry,
  locale: string,
): Problem[] {
  const text = fuzzy
    ? 'This translation is marked “fuzzy”, which means that a program guessed it: check it, then take the mark away.'
    : plural
      ? 'This text uses msgid_plural, which the site cannot read: write {count, plural, one {…} other {…}}.'
      : compareMessage(source, translation, locale)
  return text ? [{ file, line, text: `${text} ${quoteSource(source)}` }] : []
}
