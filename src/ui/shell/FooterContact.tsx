import { Trans, useLingui } from '@lingui/react/macro'
import type { Edition } from '~/catalog/editions'
import { contactHrefs } from '~/catalog/navigation'
import { formatPhone } from '~/catalog/phone'
import { site } from '~/catalog/site'
import { NewTab } from '../NewTab'

const link = 'max-w-full py-1.5 hover:(text-paper underline)'

type FooterContactProps = {
  edition: Edition
  /** Shows the WhatsApp number too, in the columns of the landing page. */
  spelledOut?: boolean | undefined
}

/** All contact channels (R-NAV-22). On small screens the phone link sends a text message. */
export function FooterContact({ edition, spelledOut }: FooterContactProps) {
  const { t } = useLingui()
  const { email, whatsapp } = site.contact[edition]
  const hrefs = contactHrefs(edition)
  return (
    <nav
      aria-label={t`Contact`}
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-8 ${spelledOut ? 'md:(w-1/2 pl-11)' : 'md:gap-x-20'}`}
    >
      <div className="flex flex-col items-start">
        <a href={hrefs.mailto} className={link}>
          <span translate="no">{email}</span>
        </a>
        <a href={hrefs.sms} className={`${link} md:hidden`}>
          <Trans>Text message</Trans>
        </a>
        <a href={hrefs.tel} className={`${link} hidden md:block`}>
          <Trans>Phone</Trans>
        </a>
        <a href={hrefs.whatsapp} target="_blank" rel="noopener" className={link}>
          WhatsApp{spelledOut && ' '}
          {spelledOut && <span className="inline-block">{formatPhone(whatsapp)}</span>}
          <NewTab />
        </a>
      </div>
      <div className="flex flex-col items-start">
        {Object.entries(site.social).map(([network, href]) => (
          <a key={network} href={href} target="_blank" rel="noopener" className={link}>
            <span translate="no">{network}</span>
            <NewTab />
          </a>
        ))}
      </div>
    </nav>
  )
}
