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

/** Creates the router: once per request on the server, once in the browser. */
export function getRouter() {
  // Excluded from every build: only `npm run dev` can show pseudo-localized texts or texts marked with their ids.
  const catalogues = createCatalogues(__DEV_SERVER__ ? readDevCatalogue : undefined)
  let hydrated = false
  const router = createRouter({
    routeTree,
    context: { catalogues },
    ...(import.meta.env.SSR ? {} : { history: createRouterHistory() }),
    // Keeps values as strings: the router's default parser would turn `session_id=123` into a number.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const query = new URLSearchParams(
        Object.entries(search).filter(([, value]) => value !== undefined),
      ).toString()
      return query && `?${query}`
    },
    // On a slow network, visitors may scroll before hydration, so the browser's first render must not move the page.
    // On the server, `true` emits the inline script that restores the scroll position after a reload.
    scrollRestoration: () => typeof document === 'undefined' || hydrated,
    // A new page starts at the top without animation; only links within a page scroll smoothly.
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
    // Dehydrates catalogue names only: the browser caches the texts as immutable files.
    dehydrate: () => catalogues.dehydrate(),
    hydrate: async ({ locale, names }) => {
      // The content of a detail page has the name of its catalogue.
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
