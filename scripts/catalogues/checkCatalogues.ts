import { type Locale, locales, sourceLocale } from '../../src/catalog/locales.ts'
import { checkEnglish } from './checkEnglish.ts'
import { checkTranslation } from './checkTranslation.ts'
import { compareFixed, type FixedTexts } from './compareFixed.ts'
import { compareKeys } from './compareKeys.ts'
import { compareTranslations } from './compareTranslations.ts'
import { type Problem, readPo } from './readPo.ts'

/** The content of catalogues by path, such as `locales/pt-BR/mail.po`. */
export type CatalogueFiles = ReadonlyMap<string, string>

const source = `locales/${sourceLocale}/`
const translations = locales.filter((locale) => locale !== sourceLocale)
/** The language of the agreed texts. */
const agreedLocale: Locale = 'pt-BR'

/**
 * Finds everything in the catalogues that would break or falsify a page. Compares entries and not bytes, because order,
 * wrapping and line endings depend on the translator's editor.
 */
export function checkCatalogues(
  files: CatalogueFiles,
  fixed: FixedTexts,
  languages: readonly string[] = translations,
): Problem[] {
  const english = namesOf(files).map((name) => readPo(source + name, files.get(source + name) ?? ''))
  const isReadable = english.every(({ problems }) => problems.length === 0)
  return [
    ...(isReadable
      ? checkEnglish(
          english.flatMap(({ entries }) => entries),
          fixed,
        )
      : []),
    ...languages.flatMap((locale) => checkLanguage(locale, files, fixed)),
  ]
}

function checkLanguage(locale: string, files: CatalogueFiles, fixed: FixedTexts): Problem[] {
  const folder = `locales/${locale}/`
  const pages = namesOf(files).map((name) => {
    const english = readPo(source + name, files.get(source + name) ?? '')
    const own = readPo(folder + name, files.get(folder + name) ?? '')
    return { file: folder + name, english, own, broken: [...english.problems, ...own.problems] }
  })
  const broken = pages.flatMap((page) => page.broken)
  const problems = pages
    .filter((page) => page.broken.length === 0)
    .flatMap(({ file, english, own }) => [
      ...compareKeys(file, own.entries, english.entries),
      ...own.entries.flatMap((entry) => checkTranslation(entry, locale)),
    ])
  // The content of a broken file is unknown, so skip the checks across files.
  if (broken.length) return [...broken, ...problems]
  const entries = pages.flatMap(({ own }) => own.entries)
  return [
    ...problems,
    ...compareTranslations(entries),
    ...(locale === agreedLocale ? compareFixed(entries, fixed) : []),
  ]
}

/** Returns the catalogue names of all languages, so that a file missing in one language is compared as empty. */
function namesOf(files: CatalogueFiles): string[] {
  const names = [...files.keys()].map((path) => path.replace(/^locales\/[^/]+\//, ''))
  return [...new Set(names)].sort()
}
