import type { ProfessionalService } from 'schema-dts'
import { pathOfPage } from '~/catalog/addresses'
import { closedOn, openingHours } from '~/catalog/owner/openingHours'
import { site } from '~/catalog/site'
import type { LocatedHead } from './pageHead'
import { picturePath } from './socialPicture'

/** Structured data of an edition's office: address and opening hours (R-BRH-29, R-BRH-30). */
export function officeOf(head: LocatedHead, agency: { '@id': string }): ProfessionalService {
  const { edition, origin, screen } = head
  const { email, phone } = site.contact[edition]
  const url = origin + pathOfPage(head)
  return {
    '@type': 'ProfessionalService',
    '@id': `${url}#office`,
    name: site.brand,
    url,
    image: origin + picturePath(screen, edition),
    email,
    telephone: phone,
    parentOrganization: { '@id': agency['@id'] },
    address: { '@type': 'PostalAddress', addressLocality: 'São Paulo', addressCountry: 'BR' },
    openingHoursSpecification: openingHours.flatMap(({ days, opens, closes }) =>
      opens && closes ? { '@type': 'OpeningHoursSpecification', dayOfWeek: [...days], opens, closes } : [],
    ),
    ...(closedOn.length
      ? {
          specialOpeningHoursSpecification: closedOn.map(({ date, opens = '00:00', closes = '00:00' }) => ({
            '@type': 'OpeningHoursSpecification' as const,
            validFrom: date,
            validThrough: date,
            // Equal times mean closed all day.
            opens,
            closes,
          })),
        }
      : {}),
  }
}
