import { parseHTML } from 'linkedom'
import { expect, it } from 'vitest'
import { checkoutPlans } from '~/catalog/photoPlans'
import { priceOf } from '~/catalog/prices'
import { PhotoServiceOffers } from '~/features/portraits/PhotoServiceOffers'
import { renderPage } from '~tests/fixtures/renderPage'
import { amountText } from '~tests/prices'

it.each([
  ['us', 'photos for $', 'By card or PayPal.', 'Pay with PayPal or see all checkout packages'],
  ['br', 'fotos por US$ ', 'Pagamento no cartão.', 'Ver checkout em dólar'],
] as const)(
  'R-PHE-12 R-PHB-07 X-07 the link to the checkout (%s) names each pack there with its price, once',
  async (edition, between, terms, label) => {
    const html = await renderPage('photo-service', edition, <PhotoServiceOffers edition={edition} />)
    const { document } = parseHTML(html)
    const packs = checkoutPlans.map(({ key, photos }) => {
      const amount = amountText(priceOf(edition, 'checkout', 'ai-photos', key))
      return `${photos} ${between}${amount.replace('$', '')}`
    })
    const text = document.querySelector('p')?.textContent?.replaceAll('\u00a0', ' ')
    expect(text).toContain(`: ${packs.join(', ')}. ${terms}`)
    expect(document.querySelector('p + a')?.textContent).toBe(label)
  },
)
