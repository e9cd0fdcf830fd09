import { editions } from '~/catalog/editions'
import type { AddOn } from '~/catalog/products'
import { quoteMessage } from '~/features/home/content/br/quote'
import { createCatalogues } from '~/i18n/catalogues'

/** The request for the selected power-ups, in the page's language. */
export async function writeQuote(chosen: ReadonlySet<AddOn>): Promise<string> {
  const catalogues = createCatalogues()
  await catalogues.load(editions.br.locale, 'home/br')
  return quoteMessage(catalogues.i18n, chosen)
}
