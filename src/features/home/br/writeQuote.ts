import { editions } from '~/catalog/editions'
import type { AddOn } from '~/catalog/products'
import { quoteMessage } from '~/features/home/content/br/quote'
import { createCatalogues } from '~/i18n/catalogues'

/** Writes the request for the chosen power-ups, in the language of the page. */
export async function writeQuote(chosen: ReadonlySet<AddOn>): Promise<string> {
  const catalogues = createCatalogues()
  await catalogues.load(editions.br.locale, 'home/br')
  return quoteMessage(catalogues.i18n, chosen)
}
