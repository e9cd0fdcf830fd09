import type { CatalogueFiles } from './checkCatalogues.ts'
import { compareKeys } from './compareKeys.ts'
import { type Entry, type Problem, readPo } from './readPo.ts'
import type { SourceTexts } from './readSource.ts'

/** Reports differences between the texts in the source and in the catalogues. */
export function compareSource(files: CatalogueFiles, source: SourceTexts): Problem[] {
  return [...source].flatMap(([file, expected]) => {
    const { entries, problems } = readPo(file, files.get(file) ?? '')
    return problems.length
      ? []
      : [...compareKeys(file, entries, expected), ...compareRemarks(entries, expected)]
  })
}

/** Compares comments and origins: they mark fixed texts and give the translator context. */
function compareRemarks(entries: readonly Entry[], expected: readonly Entry[]): Problem[] {
  return entries.flatMap((entry) => {
    const other = expected.find(({ source, context }) => source === entry.source && context === entry.context)
    if (!other || remarks(other) === remarks(entry)) return []
    const text = 'The remarks above this text are not those of the source: run `npm run catalogues`.'
    return [{ file: entry.file, line: entry.line, text }]
  })
}

function remarks({ comments, origins }: Entry): string {
  const own = comments.filter((comment) => !comment.startsWith('placeholder '))
  return JSON.stringify([own.sort(), [...new Set(origins)].sort()])
}
