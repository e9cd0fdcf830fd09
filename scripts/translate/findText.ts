import { createHash } from 'node:crypto'
import { sourceLocale } from '../../src/catalog/locales.ts'
import type { CatalogueFiles } from '../catalogues/checkCatalogues.ts'
import { readPo } from '../catalogues/readPo.ts'

type Place = { file: string; line: number; source: string; translation: string; comments: readonly string[] }

/** Every place of a translation by the id of its text. A text that several pages share stands in several files. */
export function findText(files: CatalogueFiles, id: string): Place[] {
  return [...files]
    .filter(([file]) => !file.startsWith(`locales/${sourceLocale}/`))
    .flatMap(([file, content]) => readPo(file, content).entries)
    .filter(({ source, context }) => idOf(source, context) === id)
    .map(({ file, line, source, translation, comments }) => ({ file, line, source, translation, comments }))
}

/** The id that Lingui gives to a text. */
const idOf = (source: string, context: string) =>
  createHash('sha256').update(`${source}\u001F${context}`).digest('base64').slice(0, 6)
