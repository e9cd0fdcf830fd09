import { createHash } from 'node:crypto'
import type { CatalogueFiles } from '../catalogues/checkCatalogues.ts'
import { readPo } from '../catalogues/readPo.ts'

type Place = { file: string; line: number; source: string; translation: string; comments: readonly string[] }

/**
 * Finds a text of a locale by its id. One that several pages share is in several files.
 * @returns places where `translation` is what is shown: in English, the source unless an entry has other words
 */
export function findText(files: CatalogueFiles, id: string, locale: string): Place[] {
  return [...files]
    .filter(([file]) => file.startsWith(`locales/${locale}/`))
    .flatMap(([file, content]) => readPo(file, content).entries)
    .filter(({ source, context }) => idOf(source, context) === id)
    .map(({ file, line, source, translation, comments }) => ({ file, line, source, translation, comments }))
}

/** Returns the id that Lingui generates for a text. */
const idOf = (source: string, context: string) =>
  createHash('sha256').update(`${source}\u001F${context}`).digest('base64').slice(0, 6)
