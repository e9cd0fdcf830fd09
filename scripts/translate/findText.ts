import { createHash } from 'node:crypto'
import { sourceLocale } from '../../src/catalog/locales.ts'
import type { CatalogueFiles } from '../catalogues/checkCatalogues.ts'
import { readPo } from '../catalogues/readPo.ts'

type Place = { file: string; line: number; source: string; translation: string; comments: readonly string[] }

/** Finds all translations of a text by its id. A text that several pages share is in several files. */
export function findText(files: CatalogueFiles, id: string): Place[] {
  return [...files]
    .filter(([file]) => !file.startsWith(`locales/${sourceLocale}/`))
    .flatMap(([file, content]) => readPo(file, content).entries)
    .filter(({ source, context }) => idOf(source, context) === id)
    .map(({ file, line, source, translation, comments }) => ({ file, line, source, translation, comments }))
}

/** Returns the id that Lingui generates for a text. */
const idOf = (source: string, context: string) =>
  createHash('sha256').update(`${source}\u001F${context}`).digest('base64').slice(0, 6)
