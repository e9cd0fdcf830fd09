/** One thing of a page's structured data. */
export type Facts = { [name: string]: unknown }

/**
 * What Google requires of each type before it shows more than a link; of a list of names one is enough.
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const required: Record<string, readonly (string | readonly string[])[]> = {
  Organization: ['@id', 'name', 'url'],
  ProfessionalService: ['@id', 'name', 'address', 'telephone', 'url', 'image'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  ContactPoint: ['contactType', ['telephone', 'email']],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Service: ['@id', 'name', 'description', 'url', 'image', 'provider', 'offers'],
  Product: ['@id', 'name', 'description', 'url', 'image', 'offers'],
  AggregateOffer: ['lowPrice', 'priceCurrency', 'offerCount', 'offers'],
  Offer: [['price', 'priceSpecification'], ['priceCurrency', 'priceSpecification'], 'url'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'referenceQuantity'],
  PriceSpecification: ['minPrice', 'priceCurrency'],
  QuantitativeValue: ['value', 'unitCode'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Country: ['name'],
}

/** What a thing and all that is in it lack, each with its way there. A type that no list knows is a lack too. */
export function lacksOf(thing: unknown, way = ''): string[] {
  if (Array.isArray(thing)) return thing.flatMap((item, at) => lacksOf(item, `${way}[${at}]`))
  if (typeof thing !== 'object' || thing === null) return thing === '' ? [`${way} is empty`] : []
  const facts = thing as Facts
  // Names a thing that is described elsewhere.
  if (Object.keys(facts).join() === '@id') return []
  const type = String(facts['@type'])
  const here = `${way}/${type}`
  const lacks = (required[type] ?? ['a known type'])
    .filter((names) => ![names].flat().some((name) => facts[name] !== undefined))
    .map((names) => `${here} lacks ${[names].flat().join(' or ')}`)
  return [...lacks, ...Object.entries(facts).flatMap(([name, value]) => lacksOf(value, `${here}.${name}`))]
}
