/** One entity of a page's structured data. */
export type Facts = { [name: string]: unknown }

/**
 * Properties that Google requires of each type for rich results; of a nested list, one is enough.
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const required: Record<string, readonly (string | readonly string[])[]> = {
  Organization: ['@id', 'name', 'url'],
  ProfessionalService: ['@id', 'name', 'address', 'telephone', 'url', 'image'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  ContactPoint: ['contactType', ['telephone', 'email']],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  specialOpeningHoursSpecification: ['validFrom', 'validThrough', 'opens', 'closes'],
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

/** Missing properties of an entity and its nested entities, each with its path. An unknown type counts as missing. */
export function missingProperties(entity: unknown, path = ''): string[] {
  if (Array.isArray(entity)) return entity.flatMap((item, at) => missingProperties(item, `${path}[${at}]`))
  if (typeof entity !== 'object' || entity === null) return entity === '' ? [`${path} is empty`] : []
  const facts = entity as Facts
  // A reference to an entity that is described elsewhere.
  if (Object.keys(facts).join() === '@id') return []
  const type = String(facts['@type'])
  const here = `${path}/${type}`
  // Of special hours, the property tells the kind: they are of days, not of weekdays.
  const property = path.match(/\.(specialOpeningHoursSpecification)\[\d+\]$/)?.[1]
  const missing = (required[property ?? type] ?? ['a known type'])
    .filter((names) => ![names].flat().some((name) => facts[name] !== undefined))
    .map((names) => `${here} lacks ${[names].flat().join(' or ')}`)
  return [
    ...missing,
    ...Object.entries(facts).flatMap(([name, value]) => missingProperties(value, `${here}.${name}`)),
  ]
}
