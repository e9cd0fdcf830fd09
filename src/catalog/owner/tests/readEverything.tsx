import { editionList, editions } from '~/catalog/editions'
import { formatMoney } from '~/catalog/money'
import { contactHrefs } from '~/catalog/navigation'
import { prices } from '~/catalog/prices'
import { BrHome } from '~/features/home/br/BrHome'
import { UsHome } from '~/features/home/us/UsHome'
import { structuredData } from '~/i18n/structuredData'
import { ownerDay } from '~/server/ownerDay'
import { renderPage } from '~tests/fixtures/renderPage'

const homes = { us: <UsHome />, br: <BrHome /> }

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
    texts.push(JSON.stringify(data), ...links, await renderPage('home', edition, homes[edition]))
  }
  return texts
}
