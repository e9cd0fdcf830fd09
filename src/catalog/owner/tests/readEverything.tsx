import { editionList, editions } from '~/catalog/editions'
import { formatMoney } from '~/catalog/money'
import { contactHrefs } from '~/catalog/navigation'
import { prices } from '~/catalog/prices'
import { structuredData } from '~/i18n/structuredData'
import { ownerDay } from '~/server/ownerDay'
import { contentPages } from '~tests/fixtures/contentPages'
import { renderPage } from '~tests/fixtures/renderPage'

/** A page of each kind that shows values of the owner; the other services are made as this one. */
const read = ['home', 'photo-service', 'privacy', 'ad-management']

/** Reads the owner's data as the site does. @returns all texts that were made of it */
export async function readEverything(): Promise<string[]> {
  const texts = [...prices.map(formatMoney), ownerDay(new Date()).day]
  for (const edition of editionList) {
    const located = { edition, origin: 'https://shop.test', title: 'A', description: 'B', picture: 'C' }
    const offer = { name: 'Launch', amount: 100, currency: editions[edition].currency, monthly: true }
    const data = [
      ...structuredData({ ...located, screen: 'home' }),
      ...structuredData({ ...located, screen: 'launch', offer }),
    ]
    const links = Object.values(contactHrefs(edition)).map((href) => new URL(href).href)
    texts.push(JSON.stringify(data), ...links)
    for (const [, screen, page] of contentPages(edition, ['ad-management']))
      if (read.includes(screen)) texts.push(await renderPage(screen, edition, await page()))
  }
  return texts
}
