import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { remarkingExtractor } from './scripts/catalogues/remarkingExtractor.ts'
import { catalogues } from './src/i18n/catalogueFiles.ts'
import { locales, sourceLocale } from './src/catalog/locales.ts'

export default defineConfig({
  sourceLocale,
  locales,
  // One catalogue a page, so that a page sends its own texts and nothing else.
  catalogs: Object.entries(catalogues).map(([name, include]) => ({
    path: `<rootDir>/locales/{locale}/${name}`,
    include: include.map((file) => `<rootDir>/src/${file}`),
  })),
  // Line numbers would make every translation file change whenever code moves.
  format: formatter({ lineNumbers: false, explicitIdAsDefault: false }),
  orderBy: 'origin',
  extractors: [remarkingExtractor],
})
