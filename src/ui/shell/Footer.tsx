import { Trans, useLingui } from '@lingui/react/macro'
import { type Edition, editions } from '~/catalog/editions'
import { legalHrefs } from '~/catalog/navigation'
import { registrationLine } from '~/catalog/registrationLine'
import { site } from '~/catalog/site'
import { Logo } from '../Logo'
import { EditionSwitch } from './EditionSwitch'
import { FooterContact } from './FooterContact'

type FooterProps = {
  edition: Edition
  /** Shows the WhatsApp number beside its name. */
  spelledOut?: boolean
}

export function Footer({ edition, spelledOut }: FooterProps) {
  const { t } = useLingui()
  const { brand, copyrightYear } = site
  const registration = registrationLine(edition)
  return (
    <footer className="on-night bg-night pb-10 pt-14 text-note text-mist md:pt-18">
      <div className="wrap">
        <div className="flex flex-col gap-10 md:(flex-row flex-wrap justify-between)">
          <div>
            <a href={editions[edition].home} className="inline-flex rounded py-1 text-paper">
              <Logo />
            </a>
            <p className="mt-3">
              <Trans>AI tools. Human strategy.</Trans>
            </p>
          </div>
          <FooterContact edition={edition} spelledOut={spelledOut} />
        </div>
        <div className="mt-12 flex flex-col gap-x-8 gap-y-3 border-t border-haze pt-6 md:(flex-row flex-wrap items-baseline)">
          <p className="md:(mr-auto w-full) lg:w-auto">
            <Trans comment="fixed by the specification">
              © {copyrightYear} {brand}. All rights reserved.
            </Trans>
          </p>
          <EditionSwitch edition={edition} />
          <nav aria-label={t`Legal`} className="flex flex-wrap gap-x-8">
            <a href={legalHrefs[edition].privacy} className="py-1 hover:(text-paper underline)">
              <Trans>Privacy policy</Trans>
            </a>
            <a href={legalHrefs[edition].terms} className="py-1 hover:(text-paper underline)">
              <Trans>Terms of service</Trans>
            </a>
          </nav>
        </div>
        {registration && <p className="mt-3 text-small">{registration}</p>}
      </div>
    </footer>
  )
}
