import { Trans, useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { contactHrefs } from '~/catalog/navigation'
import { openingHours } from '~/catalog/owner/openingHours'
import { formatPhone } from '~/catalog/phone'
import { site } from '~/catalog/site'
import { NewTab } from '~/ui/NewTab'
import { ClosedDays } from './ClosedDays'
import { officeCity } from './content'
import { OpeningHours } from './OpeningHours'

const row = 'flex flex-wrap items-baseline justify-between gap-x-6 border-b border-edge'
const link = 'inline-block py-3 font-600 underline decoration-edge underline-offset-4 hover:decoration-ember'

/** Every other way to reach us (R-NAV-22). */
export function ContactChannels({ edition }: { edition: EditionsWith<'home'> }) {
  const { email, phone } = site.contact[edition]
  const hrefs = contactHrefs(edition)
  return (
    <div className="contact-ways row-start-4 grid gap-x-8 pb-16 pt-12 lg:(col-end-13 col-start-1 row-start-3 grid-cols-12 grid-rows-[auto_1fr] pb-26)">
      <div className="lg:col-span-5">
        <h3 className="text-sub font-600 font-display">
          <Trans comment="Above our e-mail address, phone, WhatsApp and the like">Or reach us directly</Trans>
        </h3>
        <a
          href={hrefs.mailto}
          className="mt-2 inline-block break-all py-1 text-figure display-tight underline decoration-ember decoration-2 underline-offset-6 hover:text-ember-deep"
        >
          {email}
        </a>
      </div>
      <dl className="mt-7 border-t border-edge lg:(col-span-6 col-start-7 row-span-2 mt-22)">
        <div className={row}>
          <dt className="pt-3 text-ink-soft">
            <span className="md:hidden">
              <Trans>Text message</Trans>
            </span>
            <span className="hidden md:inline">
              <Trans>Phone</Trans>
            </span>
          </dt>
          <dd>
            <a href={hrefs.sms} className={`${link} figures md:hidden`}>
              {formatPhone(phone)}
            </a>
            <a href={hrefs.tel} className={`${link} figures hidden md:inline-block`}>
              {formatPhone(phone)}
            </a>
          </dd>
        </div>
        <div className={row}>
          <dt className="pt-3 text-ink-soft">WhatsApp</dt>
          <dd>
            <a href={hrefs.whatsapp} target="_blank" rel="noopener" className={link}>
              <Trans comment="Link to a WhatsApp chat with us">Start a chat</Trans>
              <NewTab />
            </a>
          </dd>
        </div>
        <div className={row}>
          <dt className="pt-3 text-ink-soft">
            <Trans comment="Before Instagram, Facebook, LinkedIn">Follow us</Trans>
          </dt>
          <dd className="flex flex-wrap gap-x-5">
            {Object.entries(site.social).map(([network, href]) => (
              <a key={network} href={href} target="_blank" rel="noopener" className={link}>
                {network}
                <NewTab />
              </a>
            ))}
          </dd>
        </div>
      </dl>
      {editions[edition].office && <ContactOffice edition={edition} />}
    </div>
  )
}

/** City and opening hours, given for Brazil only (R-BRH-29, R-BRH-30). */
function ContactOffice({ edition }: { edition: EditionsWith<'home'> }) {
  const { t } = useLingui()
  return (
    <div className="mt-8 text-note lg:col-span-5">
      <p className="font-600">{t(officeCity)}</p>
      <p className="text-ink-soft">
        <Trans comment="Above the opening hours of the office, Portuguese edition">
          Office hours (support is on 24/7):
        </Trans>
      </p>
      <OpeningHours hours={openingHours} />
      <ClosedDays edition={edition} />
    </div>
  )
}
