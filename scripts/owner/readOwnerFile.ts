import { readFileSync } from 'node:fs'
import { type Locale, locales } from '../../src/catalog/locales.ts'
import type { OwnerFile } from '../../src/catalog/owner/ownerFiles.ts'

/**
 * Reads a file of the owner's data, which may be broken.
 * @throws when there is no such file, or it is not JSON
 */
export function readOwnerFile(file: OwnerFile): unknown {
  return JSON.parse(readFileSync(new URL(`../../src/catalog/owner/${file}.json`, import.meta.url), 'utf8'))
}

/** The language to report faults in, also while the file that names it is broken. */
export function ownerLanguage(): Locale {
  try {
    const { ownerLanguage } = readOwnerFile('settings') as { ownerLanguage?: unknown }
    return locales.find((locale) => locale === ownerLanguage) ?? 'pt-BR'
  } catch {
    return 'pt-BR'
  }
}
