import { quoteSource } from './quoteSource.ts'
import type { Entry, Problem } from './readPo.ts'

/**
 * Reports English texts with two different translations in any catalogues: either one is a mistake, or the meanings
 * differ and need a `context` in the source. Ignores case, because headings may be capitalized. Missing translations
 * are another fault.
 */
export function compareTranslations(entries: readonly Entry[]): Problem[] {
  const known = new Map<string, Entry>()
  return entries.flatMap((entry) => {
    if (!entry.translation) return []
    const key = `${entry.context}\u0004${entry.source.toLowerCase()}`
    const other = known.get(key)
    if (!other) known.set(key, entry)
    if (!other || other.translation.toLowerCase() === entry.translation.toLowerCase()) return []
    const text = `This is “${entry.translation}” here and “${other.translation}” in ${other.file}:${other.line}: use one of them, or have a context given to one in the source. ${quoteSource(entry.source)}`
    return [{ file: entry.file, line: entry.line, text }]
  })
}
