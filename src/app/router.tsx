import { I18nProvider } from '@lingui/react'
import { createRouter } from '@tanstack/react-router'
import { toPublic, toRoute } from '~/catalog/addresses'
import { isServiceSlug } from '~/catalog/products'
import { readerEdition } from '~/catalog/readerEdition'
import { loadService } from '~/features/services/content/serviceLibrary'
import { createCatalogues } from '~/i18n/catalogues'
import { readDevCatalogue } from '~/i18n/readDevCatalogue'
import { createRouterHistory } from './client/routerHistory'
import { NotFound } from './pages/NotFound'
import { RouteFailure } from './pages/RouteFailure'
import { routeTree } from './routeTree.gen'

/** Called once a request on the server and once in the browser. */
export function getRouter() {
  // Left out of every build: the texts of `npm run dev` may be pseudo-texts, or say where they stand.
  const catalogues = createCatalogues(__DEV_SERVER__ ? readDevCatalogue : undefined)
  let hydrated = false
  const router = createRouter({
    routeTree,
    context: { catalogues },
    ...(import.meta.env.SSR ? {} : { history: createRouterHistory() }),
    // Text is text: the router's own reading would make a number of `session_id=123`.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const query = new URLSearchParams(
        Object.entries(search).filter(([, value]) => value !== undefined),
      ).toString()
      return query && `?${query}`
    },
    // On a slow network a reader has scrolled by the time script takes over: its first rendering leaves them where
    // they are. What the server asks for is the script that restores a reloaded page.
    scrollRestoration: () => typeof document === 'undefined' || hydrated,
    // A page that follows another begins at its top at once; smooth is what a link within a page is.
    scrollRestorationBehavior: 'instant',
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: RouteFailure,
    rewrite: {
      input: ({ url }) => {
        url.pathname = url.pathname === '/' ? `/${readerEdition()}/landing` : toRoute(url.pathname)
        return url
      },
      output: ({ url }) => {
        url.pathname = toPublic(url.pathname)
        return url
      },
    },
    // Unused loader data is dropped after five minutes (R-TIM-12).
    defaultGcTime: 5 * 60_000,
    // The catalogues travel as names: their texts are in immutable files that the browser keeps.
    dehydrate: () => catalogues.dehydrate(),
    hydrate: async ({ locale, names }) => {
      // The content of a detail page goes by the name of its catalogue.
      const services = names.map((name) => name.replace('services/', '')).filter(isServiceSlug)
      await Promise.all([catalogues.load(locale, ...names), ...services.map(loadService)])
    },
    Wrap: ({ children }) => <I18nProvider i18n={catalogues.i18n}>{children}</I18nProvider>,
  })
  router.subscribe('onRendered', () => {
    hydrated = true
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
