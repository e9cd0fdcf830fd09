import { checkTranslation } from './checkTranslation.ts'
import { type FixedTexts, fixedFile, isFixed } from './compareFixed.ts'
import { quoteSource } from './quoteSource.ts'
import type { Entry, Problem } from './readPo.ts'

/** Whether the owner has changed an English text. An empty one is that of the source. */
export const isChangedEnglish = ({ source, translation }: Entry) =>
  translation !== '' && translation !== source

/**
 * Checks English texts that differ from the source. They have its places, tags and forms, agreed texts stay, and a text
 * in several catalogues, of which pages load any, is the same in all.
 */
export function checkEnglish(entries: readonly Entry[], fixed: FixedTexts): Problem[] {
  const changed = new Map(entries.filter(isChangedEnglish).map((entry) => [keyOf(entry), entry] as const))
  return entries.flatMap((entry) => {
    const { file, line, source, context, translation } = entry
    const other = changed.get(keyOf(entry))
    if (!other) return []
    if (isFixed(entry) || (context === '' && Object.hasOwn(fixed, source))) {
      const text = `The words “${source}” are agreed and fixed, in English too: put them back, or change the agreement in ${fixedFile} and the source first.`
      return isChangedEnglish(entry) ? [{ file, line, text }] : []
    }
    if (translation !== other.translation) {
      const text = `This English is “${translation || source}” here and “${other.translation}” in ${other.file}:${other.line}: write the same in both. ${quoteSource(source)}`
      return [{ file, line, text }]
    }
    return checkTranslation(entry, 'en-US')
  })
}

const keyOf = ({ context, source }: Entry) => `${context}\u0004${source}`
