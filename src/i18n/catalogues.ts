import { type I18n, setupI18n } from '@lingui/core'
import { readCatalogue } from '#readCatalogue'
import { type Locale, sourceLocale } from '~/catalog/locales'
import type { CatalogueName } from './catalogueFiles'

type DehydratedCatalogues = { locale: Locale; names: CatalogueName[] }

export type Catalogues = {
  i18n: I18n
  /** Loads what a page needs and makes `locale` the language of this instance. */
  load: (locale: Locale, ...names: CatalogueName[]) => Promise<void>
  /** What was loaded, so that the browser loads the same before it hydrates. */
  dehydrate: () => DehydratedCatalogues
}

/**
 * One language instance with the catalogues loaded into it. Made anew for each request on the server, so
 * that two requests in two languages never share one.
 */
export function createCatalogues(read = readCatalogue): Catalogues {
  const i18n = setupI18n()
  const loaded: DehydratedCatalogues = { locale: sourceLocale, names: [] }
  return {
    i18n,
    async load(locale, ...names) {
      const wanted = ['common' as const, ...names]
      const missing =
        loaded.locale === locale ? wanted.filter((name) => !loaded.names.includes(name)) : wanted
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
