import type {
  BreadcrumbList,
  Offer,
  Organization,
  ProfessionalService,
  Service,
  WithContext,
} from 'schema-dts'
import { pathOfPage } from '~/addresses'
import { editions } from '~/editions'
import { site } from '~/site'
import type { LocatedHead, ServiceOffer } from './pageHead'

const context = 'https://schema.org'

/** What a page tells search engines about itself, in schema.org's terms (R-SEO-03). */
export function structuredData(head: LocatedHead) {
  if (head.screen === 'landing' || head.screen === 'home') return [organization(head)]
  if (head.offer) return [service(head, head.offer), breadcrumbs(head, head.offer)]
  return []
}

function service(head: LocatedHead, offer: ServiceOffer): WithContext<Service> {
  const { edition, origin, screen, description } = head
  const url = origin + pathOfPage(head)
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
      url: origin + editions[edition].home,
    },
    areaServed: { '@type': 'Country', name: editions[edition].locale.slice(-2) },
    offers: { '@type': 'Offer', ...price, url, ...(offer.monthly ? monthly(price) : {}) },
  }
}

const monthly = (price: { price: number; priceCurrency: string }): Pick<Offer, 'priceSpecification'> => ({
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    ...price,
    // A month, in the unit codes of UN/CEFACT.
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
  },
})

function breadcrumbs(head: LocatedHead, { name }: ServiceOffer): WithContext<BreadcrumbList> {
  const steps = [
    { name: site.brand, path: editions[head.edition].home },
    { name, path: pathOfPage(head) },
  ]
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: head.origin + step.path,
    })),
  }
}

/** The agency. A home that names our office says where it is and when it is open (R-BRH-29, R-BRH-30). */
function organization(head: LocatedHead): WithContext<Organization | ProfessionalService> {
  const { edition, origin, screen, description } = head
  const { email, phone } = site.contact[edition]
  const agency = {
    '@id': `${origin}/#organization`,
    name: site.brand,
    description,
    url: origin + pathOfPage(head),
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
  } as const
  return screen === 'home' && editions[edition].office
    ? { '@context': context, '@type': 'ProfessionalService', ...agency, ...placeAndHours }
    : { '@context': context, '@type': 'Organization', ...agency }
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
} as const
