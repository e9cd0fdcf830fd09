import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogueFiles } from './checkCatalogues.ts'
import { type FixedTexts, fixedFile } from './compareFixed.ts'

/** Reads all catalogues below `root`, and the list of agreed texts. */
export function readCatalogues(root = '.'): { files: CatalogueFiles; fixed: FixedTexts } {
  const paths = readdirSync(join(root, 'locales'), { recursive: true })
    .map((file) => `locales/${file}`)
    .filter((file) => file.endsWith('.po'))
    .sort()
  return {
    files: new Map(paths.map((file) => [file, readFileSync(join(root, file), 'utf8')])),
    fixed: JSON.parse(readFileSync(join(root, fixedFile), 'utf8')),
  }
}
