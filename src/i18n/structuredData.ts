import type { BreadcrumbList, Offer, Organization, Product, Service, Thing, WithContext } from 'schema-dts'
import { pathOfPage } from '~/catalog/addresses'
import { editionList, editions } from '~/catalog/editions'
import { site } from '~/catalog/site'
import { officeOf } from './officeData'
import type { LocatedHead, PhotoOffer, ServiceOffer } from './pageHead'
import { picturePath } from './socialPicture'

const context = 'https://schema.org'
const withContext = <T extends Thing>(thing: T) =>
  ({ '@context': context, ...(thing as object) }) as WithContext<T>

/** Structured data of a page for search engines, in schema.org's vocabulary (R-SEO-03). */
export function structuredData(head: LocatedHead): WithContext<Thing>[] {
  const { screen, edition, offer, plans } = head
  if (screen === 'landing') return [withContext(organization(head))]
  if (screen === 'home')
    return [
      withContext(organization(head)),
      ...(editions[edition].office ? [withContext(officeOf(head, agency(head)))] : []),
    ]
  if (offer) return [withContext(service(head, offer)), withContext(breadcrumbs(head, offer.name))]
  if (plans) return [withContext(photoService(head, plans)), withContext(breadcrumbs(head, nameOf(head)))]
  return []
}

/** A reference to the agency, with the same `@id` as on the home pages. */
function agency({ origin }: LocatedHead) {
  const named = { '@id': `${origin}/#organization`, name: site.brand, url: `${origin}/` }
  return { '@type': 'Organization', ...named } as const satisfies Organization
}

/** The full description of the agency, the same on every page that has it. */
function organization(head: LocatedHead): Organization {
  return {
    ...agency(head),
    logo: `${head.origin}${site.logo ?? '/icon-512.png'}`,
    sameAs: Object.values(site.social),
    contactPoint: editionList.map((edition) => ({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: site.contact[edition].email,
      telephone: site.contact[edition].phone,
      availableLanguage: editions[edition].locale,
    })),
  }
}

/** Properties that all products share. */
function sharedProperties(head: LocatedHead) {
  const { edition, origin, screen, description } = head
  return { description, url: origin + pathOfPage(head), image: origin + picturePath(screen, edition) }
}

const priceOf = ({ amount, currency }: ServiceOffer | PhotoOffer) => ({
  price: amount / 100,
  priceCurrency: currency,
})

function service(head: LocatedHead, offer: ServiceOffer): Service {
  const about = sharedProperties(head)
  const price = priceOf(offer)
  return {
    '@type': 'Service',
    '@id': `${about.url}#service`,
    name: offer.name,
    ...about,
    provider: agency(head),
    areaServed: { '@type': 'Country', name: editions[head.edition].country },
    offers: { '@type': 'Offer', ...price, url: about.url, ...(offer.monthly ? monthly(price) : {}) },
  }
}

const monthly = (price: { price: number; priceCurrency: string }): Pick<Offer, 'priceSpecification'> => ({
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    ...price,
    // UN/CEFACT unit code of a month.
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
  },
})

/** The portraits, with the price of each plan. No `highPrice`, because a plan may be priced by agreement. */
function photoService(head: LocatedHead, plans: readonly PhotoOffer[]): Product {
  const about = sharedProperties(head)
  const prices = plans.map(priceOf)
  const [{ priceCurrency } = { priceCurrency: editions[head.edition].currency }] = prices
  return {
    '@type': 'Product',
    '@id': `${about.url}#product`,
    name: nameOf(head),
    ...about,
    brand: agency(head),
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: Math.min(...prices.map(({ price }) => price)),
      priceCurrency,
      offerCount: plans.length,
      availability: 'https://schema.org/InStock',
      offers: plans.map((plan) => ({
        '@type': 'Offer',
        name: plan.name,
        url: `${about.url}#plans`,
        ...(plan.from ? atLeast(plan) : priceOf(plan)),
      })),
    },
  }
}

const atLeast = (plan: PhotoOffer): Pick<Offer, 'priceSpecification'> => ({
  priceSpecification: {
    '@type': 'PriceSpecification',
    minPrice: plan.amount / 100,
    priceCurrency: plan.currency,
  },
})

/** The title without the brand. */
const nameOf = ({ title }: LocatedHead) => title.replace(` – ${site.brand}`, '')

function breadcrumbs(head: LocatedHead, name: string): BreadcrumbList {
  const steps = [
    { name: site.brand, path: editions[head.edition].home },
    { name, path: pathOfPage(head) },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: head.origin + step.path,
    })),
  }
}
