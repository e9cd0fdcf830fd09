import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { EditionsWith } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { contactHrefs } from '~/catalog/navigation'
import { formatPhone } from '~/catalog/phone'
import { site } from '~/catalog/site'
import { NewTab } from '~/ui/NewTab'
import { LegalHeading } from './LegalHeading'
import { legalLink } from './LegalWords'

/** The owner and how to contact them (R-LEG-03). Company data is shown once it is configured. */
export function LegalContact({
  edition,
  number,
}: {
  edition: EditionsWith<'privacy' | 'terms'>
  number: number
}) {
  const { email, phone, whatsapp } = site.contact[edition]
  const hrefs = contactHrefs(edition)
  const { name, cnpj, address } = editions[edition].registration
    ? site.company
    : ({} as Partial<typeof site.company>)
  return (
    <section aria-labelledby="contact">
      <LegalHeading id="contact" number={number}>
        <Trans>How to reach us</Trans>
      </LegalHeading>
      <p translate="no" className="mt-6 text-sub font-600 font-display">
        {site.brand}
      </p>
      <dl className="mt-3 border-t border-line">
        <Row term={<Trans>Email</Trans>}>
          <a href={hrefs.mailto} className={legalLink}>
            {email}
          </a>
        </Row>
        <Row term={<Trans>Phone</Trans>}>
          <a href={hrefs.tel} className={legalLink}>
            {formatPhone(phone)}
          </a>
        </Row>
        <Row term="WhatsApp">
          <a href={hrefs.whatsapp} target="_blank" rel="noopener" className={legalLink}>
            {formatPhone(whatsapp)}
            <NewTab />
          </a>
        </Row>
        {name && <Row term={<Trans>Company</Trans>}>{name}</Row>}
        {cnpj && <Row term="CNPJ">{cnpj}</Row>}
        {address && <Row term={<Trans>Address</Trans>}>{address}</Row>}
      </dl>
    </section>
  )
}

function Row({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-baseline gap-x-6 border-b border-line py-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-note text-ink-soft">{term}</dt>
      <dd className="figures [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
