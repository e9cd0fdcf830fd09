import type { I18n } from '@lingui/core'
import { notFound } from '@tanstack/react-router'
import { type EditionsWith, hasScreen, type Screen } from '~/catalog/addresses'
import { type Edition, editions } from '~/catalog/editions'
import type { HeadText } from '~/catalog/headText'
import type { Catalogues } from './catalogues'
import { pageHead } from './head'
import type { PageHead } from './pageHead'
import { screenCatalogues } from './screenCatalogues'

type RouteContext = { catalogues: Catalogues; edition: Edition }

/**
 * Loads every catalogue of a screen.
 * @returns the edition, known to have this screen
 * @throws notFound where it has not
 */
export async function loadScreen<S extends Screen>(
  { catalogues, edition }: RouteContext,
  screen: S,
): Promise<EditionsWith<S>> {
  if (!hasScreen(edition, screen)) throw notFound()
  await catalogues.load(editions[edition].locale, ...screenCatalogues[screen](edition))
  return edition
}

/**
 * Loads a screen and translates its head: what the loader of a page is, or begins with.
 * @param price the lowest that the page states, for its social picture
 */
export async function openPage<S extends Screen>(
  context: RouteContext,
  screen: S,
  text: HeadText | Record<EditionsWith<S>, HeadText>,
  price?: (i18n: I18n, edition: EditionsWith<S>) => string,
): Promise<PageHead<EditionsWith<S>>> {
  const edition = await loadScreen(context, screen)
  const { i18n } = context.catalogues
  return pageHead(i18n, screen, edition, 'title' in text ? text : text[edition], price?.(i18n, edition))
}
