import { pathOf } from '~/addresses'
import { editions } from '~/editions'
import { site } from '~/site'
import type { PageHead } from './head'

const context = 'https://schema.org'

/** What a page tells search engines about itself, in schema.org's terms (R-SEO-03). */
export function structuredData(head: PageHead): object[] {
  if (head.screen === 'landing' || head.screen === 'home') return [organization(head)]
  return []
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
