import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { commentingExtractor } from './scripts/catalogues/commentingExtractor.ts'
import { locales, sourceLocale } from './src/catalog/locales.ts'
import { catalogues } from './src/i18n/catalogueFiles.ts'

export default defineConfig({
  sourceLocale,
  locales,
  // One catalogue per page, so that a page loads only its own texts.
  catalogs: Object.entries(catalogues).map(([name, include]) => ({
    path: `<rootDir>/locales/{locale}/${name}`,
    include: include.map((file) => `<rootDir>/src/${file}`),
  })),
  // With line numbers, every catalogue would change whenever code moves.
  format: formatter({ lineNumbers: false, explicitIdAsDefault: false }),
  orderBy: 'origin',
  extractors: [commentingExtractor],
})
