import { naming } from './naming.ts'
import type { Entry, Problem } from './readPo.ts'

/**
 * The same English under two Portuguese names, in whichever catalogues: one of them is a slip, or the two mean
 * different things and need a `context` in the source. Capitals do not count, a heading may have them.
 */
export function compareTranslations(entries: readonly Entry[]): Problem[] {
  const known = new Map<string, Entry>()
  return entries.flatMap((entry) => {
    const key = `${entry.context}\u0004${entry.source.toLowerCase()}`
    const other = known.get(key)
    if (!other) known.set(key, entry)
    if (!other || other.translation.toLowerCase() === entry.translation.toLowerCase()) return []
    const text = `This is “${entry.translation}” here and “${other.translation}” in ${other.file}:${other.line}: use one of them, or have a context given to one in the source. ${naming(entry.source)}`
    return [{ file: entry.file, line: entry.line, text }]
  })
}
