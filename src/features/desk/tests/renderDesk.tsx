import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { parseHTML } from 'linkedom'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '~/catalog/locales'
import { createCatalogues } from '~/i18n/catalogues'
import { DeskClockProvider } from '../shell/clock'

/** The time at the rendered desk. */
export const now = Date.UTC(2027, 2, 5, 12)

/** Renders a part of the desk. */
export async function render(part: ReactNode, locale: Locale = 'en-US') {
  const { i18n, load } = createCatalogues()
  await load(locale, 'desk')
  const history = createMemoryHistory({ initialEntries: ['/desk'] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterContextProvider router={router}>
        <DeskClockProvider now={now}>{part}</DeskClockProvider>
      </RouterContextProvider>
    </I18nProvider>,
  )
  return parseHTML(`<html><body>${html}</body></html>`).document
}

export type Page = Awaited<ReturnType<typeof render>>
/** The texts of the elements that a selector finds. */
export const textsOf = (page: Pick<Page, 'querySelectorAll'>, selector: string) =>
  [...page.querySelectorAll(selector)].map((element) => element.textContent?.replace(/\s+/g, ' '))
/** Where the link with a name leads. */
export const hrefOf = (page: Page, name: string) =>
  [...page.querySelectorAll('a')].find(({ textContent }) => textContent === name)?.getAttribute('href')
