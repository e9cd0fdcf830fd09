import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'
import { locales, sourceLocale } from '../../src/catalog/locales.ts'
import { cataloguePath } from '../../src/i18n/cataloguePath.ts'

/** Catalogues that are modules of the Worker (`src/server/translate.ts`), so that mails and failures need no file. */
const inWorker = ['mail', 'notice']

/** Emits the compiled catalogues as static assets, from which the Worker reads them. */
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
          // Missing and invalid texts already fail the compilation of the browser's catalogues.
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
