import { parseHTML } from 'linkedom'
import { expect, it } from 'vitest'
import { PhotoServiceOffers } from '~/features/portraits/PhotoServiceOffers'
import { renderPage } from '~tests/fixtures/renderPage'

it.each([
  ['us', '6 photos + 2 bonus, 4 scenes: $59', '15 AI photos, 4 scenes: $129', 'By card or PayPal.'],
  [
    'br',
    '6 fotos + 2 bônus, 4 cenários: R$ 89',
    '15 fotos com IA, 4 cenários: US$ 57',
    'No cartão, cobrado em dólares.',
  ],
] as const)(
  'R-PHE-12 R-PHB-07 X-07 each of the two price lists (%s) names a package and its price in one line',
  async (edition, card, pack, terms) => {
    const html = await renderPage('photo-service', edition, <PhotoServiceOffers edition={edition} />)
    const { document } = parseHTML(html)
    const [cards = [], packs = []] = [...document.querySelectorAll('ul')].map((list) =>
      [...list.querySelectorAll('li')].map(({ textContent }) => textContent),
    )
    expect(cards).toHaveLength(3)
    expect(cards[0]).toBe(card)
    expect(packs).toHaveLength(3)
    expect(packs[0]).toBe(pack)
    expect(document.querySelector('a')?.parentElement?.textContent).toContain(terms)
  },
)
