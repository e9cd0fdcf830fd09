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
 * @returns the edition, typed as one that has this screen
 * @throws notFound if the edition does not have it
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
 * Loads a screen and translates its head: all or the first part of a page's loader.
 * @param price formats the lowest price on the page, for its social picture
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
