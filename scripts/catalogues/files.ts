import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'
import { locales, sourceLocale } from '../../src/catalog/locales.ts'
import { cataloguePath } from '../../src/i18n/cataloguePath.ts'

/** These are modules of the Worker (`server/translate.ts`), so that a mail or a failure needs no file. */
const inWorker = ['mail', 'notice']

/** Puts the compiled catalogues among the files that the Worker is deployed with, which reads them there. */
export function catalogueFiles(): Plugin {
  return {
    name: 'catalogue-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const catalogue of await getCatalogs(getConfig())) {
        const name = catalogue.path.replace(/^.*\{locale\}\//, '')
        if (inWorker.includes(name)) continue
        for (const locale of locales) {
          // The compiler of the browser's catalogues refuses what is missing or cannot be compiled.
          const { messages } = await catalogue.getTranslations(locale, {
            fallbackLocales: {},
            sourceLocale,
            missingBehavior: 'resolved',
          })
          const { source } = createCompiledCatalog(locale, messages, { namespace: 'json' })
          this.emitFile({
            type: 'asset',
            fileName: cataloguePath(locale, name).slice(1),
            source: JSON.stringify(JSON.parse(source).messages),
          })
        }
      }
    },
  }
}
