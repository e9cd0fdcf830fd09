import { quoteSource } from './quoteSource.ts'
import type { Entry, Problem } from './readPo.ts'

const remedy = 'run `npm run catalogues`, then translate what is new'
const keyOf = ({ context, source }: Pick<Entry, 'context' | 'source'>) => `${context}\u0004${source}`

/** Reports texts that are missing, unexpected or duplicated in a catalogue. */
export function compareKeys(file: string, entries: readonly Entry[], expected: readonly Entry[]): Problem[] {
  const keys = new Set(entries.map(keyOf))
  const wanted = new Set(expected.map(keyOf))
  const seen = new Set<string>()
  return [
    ...expected
      .filter((entry) => !keys.has(keyOf(entry)))
      .map(({ source }) => ({ file, line: 1, text: `The text “${source}” is not in this file: ${remedy}.` })),
    ...entries.flatMap((entry): Problem[] => {
      const key = keyOf(entry)
      const isDuplicate = seen.has(key)
      seen.add(key)
      if (isDuplicate) {
        const text = `This text stands in the file twice: delete one. ${quoteSource(entry.source)}`
        return [{ file, line: entry.line, text }]
      }
      if (wanted.has(key)) return []
      return [
        {
          file,
          line: entry.line,
          text: `The page has no English text “${entry.source}”: the msgid of an entry belongs to the source, so change its English in locales/en-US (${remedy}).`,
        },
      ]
    }),
  ]
}
