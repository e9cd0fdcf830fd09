import type { Entry, Problem } from './readPo.ts'

/** The translator comment that marks a text as agreed word for word. */
const mark = 'fixed by the specification'

/** Whether a text is marked as agreed word for word. */
export const isFixed = ({ comments }: Pick<Entry, 'comments'>) =>
  comments.some((comment) => comment.includes(mark))

/** The agreed texts, English to Portuguese. */
export type FixedTexts = Readonly<Record<string, string>>

export const fixedFile = 'locales/fixed.json'

/** Compares marked texts with the list of agreed texts, in both languages and in both directions. */
export function compareFixed(entries: readonly Entry[], fixed: FixedTexts): Problem[] {
  const marked = entries.filter(isFixed)
  const problems = marked.flatMap(({ file, line, source, translation }): Problem[] => {
    const agreed = fixed[source]
    if (agreed === translation) return []
    const text =
      agreed === undefined
        ? `The English is marked as agreed word for word, but ${fixedFile} does not have it: put the agreed words back into the source, or change the agreement there first.`
        : `The words “${agreed}” are agreed and fixed: put them back, or change the agreement in ${fixedFile} first.`
    return [{ file, line, text }]
  })
  const sources = new Set(marked.map(({ source }) => source))
  const missing = Object.keys(fixed).filter((source) => !sources.has(source))
  return [
    ...problems,
    ...missing.map((source) => ({
      file: fixedFile,
      line: Object.keys(fixed).indexOf(source) + 2,
      text: `“${source}” is agreed, but no text of the source says it and is marked “${mark}”.`,
    })),
  ]
}
