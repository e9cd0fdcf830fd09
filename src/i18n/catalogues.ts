import { type I18n, setupI18n } from '@lingui/core'
import { readCatalogue } from '#readCatalogue'
import { type Locale, sourceLocale } from '~/catalog/locales'
import type { CatalogueName } from './catalogueFiles'

type DehydratedCatalogues = { locale: Locale; names: CatalogueName[] }

export type Catalogues = {
  i18n: I18n
  /** Loads the catalogues of a page and activates `locale`. */
  load: (locale: Locale, ...names: CatalogueName[]) => Promise<void>
  /** Returns what was loaded, so that the browser can load the same before it hydrates. */
  dehydrate: () => DehydratedCatalogues
}

/**
 * Creates an i18n instance that loads catalogues. The server creates one per request, so that requests in different
 * languages never share an instance.
 */
export function createCatalogues(read = readCatalogue): Catalogues {
  const i18n = setupI18n()
  const loaded: DehydratedCatalogues = { locale: sourceLocale, names: [] }
  return {
    i18n,
    async load(locale, ...names) {
      const requested = ['common' as const, ...names]
      const missing =
        loaded.locale === locale ? requested.filter((name) => !loaded.names.includes(name)) : requested
      const messages = await Promise.all(missing.map((name) => read(locale, name)))
      if (loaded.locale !== locale) loaded.names = []
      loaded.locale = locale
      loaded.names.push(...missing)
      i18n.loadAndActivate({
        locale,
        messages: Object.assign({}, i18n.locale === locale ? i18n.messages : {}, ...messages),
      })
    },
    dehydrate: () => loaded,
  }
}
