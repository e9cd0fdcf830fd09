import { pathOf } from '~/addresses'
import type { Money } from '~/content/prices'
import { editions } from '~/editions'
import { site } from '~/site'
import type { PageHead } from './head'

const context = 'https://schema.org'

/** What a detail page sells, at the price it starts at. */
export type ServiceOffer = Money & { name: string; monthly: boolean }

/** What a page tells search engines about itself, in schema.org's terms (R-SEO-03). */
export function structuredData(head: PageHead): object[] {
  if (head.screen === 'landing' || head.screen === 'home') return [organization(head)]
  if (head.offer) return [service(head, head.offer), breadcrumbs(head, head.offer)]
  return []
}

function service({ edition, origin, screen, description }: PageHead, offer: ServiceOffer) {
  const url = origin + pathOf(screen, edition)
  const price = { price: offer.amount / 100, priceCurrency: offer.currency }
  return {
    '@context': context,
    '@type': 'Service',
    '@id': `${url}#service`,
    name: offer.name,
    description,
    url,
    image: `${origin}/vignettes/${screen}.svg`,
    provider: {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: site.brand,
      url: origin + pathOf('home', edition),
    },
    areaServed: { '@type': 'Country', name: editions[edition].locale.slice(-2) },
    offers: {
      '@type': 'Offer',
      ...price,
      url,
      // `MON` is a month in the unit codes of UN/CEFACT.
      ...(offer.monthly
        ? {
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              ...price,
              referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
            },
          }
        : {}),
    },
  }
}

function breadcrumbs({ edition, origin, screen }: PageHead, { name }: ServiceOffer) {
  const steps = [
    { name: site.brand, path: pathOf('home', edition) },
    { name, path: pathOf(screen, edition) },
  ]
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: origin + step.path,
    })),
  }
}

/** The agency. Its place and its hours are stated in the Portuguese edition only (R-BRH-29, R-BRH-30). */
function organization({ edition, origin, screen, description }: PageHead) {
  const { email, phone } = site.contact[edition]
  return {
    '@context': context,
    '@type': screen === 'home' && edition === 'br' ? 'ProfessionalService' : 'Organization',
    '@id': `${origin}/#organization`,
    name: site.brand,
    description,
    url: origin + pathOf(screen, edition),
    logo: `${origin}/icon-512.png`,
    image: `${origin}/social/${edition}.png`,
    email,
    telephone: phone,
    sameAs: Object.values(site.social),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email,
      telephone: phone,
      availableLanguage: editions[edition].locale,
    },
    ...(screen === 'home' && edition === 'br' ? placeAndHours : {}),
  }
}

const placeAndHours = {
  address: { '@type': 'PostalAddress', addressLocality: 'São Paulo', addressCountry: 'BR' },
  openingHoursSpecification: [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '18:00',
    },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Saturday', opens: '10:00', closes: '14:00' },
  ],
}
