import { Trans, useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { site } from '~/catalog/site'
import type { LegalDocument } from '~/features/legal/content/legal'
import { longDate } from '~/i18n/longDate'
import { SiteNotice } from '~/sections/SiteNotice'
import { bindLastWords, bindText } from '~/ui/bindWords'
import { MenuHeader } from '~/ui/menu/MenuHeader'
import { Footer } from '~/ui/shell/Footer'
import { LegalContact } from './LegalContact'
import { LegalContents } from './LegalContents'
import { LegalText } from './LegalText'

/** A legal document: title and date, contents, numbered sections, and contact details. */
export function Legal({
  edition,
  document,
}: {
  edition: EditionsWith<'privacy' | 'terms'>
  document: LegalDocument
}) {
  const { t, i18n } = useLingui()
  const date = longDate(new Date(site.legalUpdated), i18n.locale)
  return (
    <>
      <MenuHeader edition={edition} page="service" ground="paper" above={<SiteNotice edition={edition} />} />
      <main
        id="main"
        className="wrap pb-20 pt-[calc(var(--under-bar,var(--bar))+3rem)] md:(pb-32 pt-[calc(var(--under-bar,var(--bar))+6rem)])"
      >
        <h1 className="text-hero display-tight">{bindLastWords(t(document.title))}</h1>
        <div className="mt-6 gap-x-88px md:mt-9 lg:(grid grid-cols-[17rem_minmax(0,1fr)] items-baseline)">
          <p className="text-note text-ink-soft lg:whitespace-nowrap">
            <time dateTime={site.legalUpdated}>
              <Trans comment="fixed by the specification">Last updated: {date}</Trans>
            </time>
          </p>
          <p className="mt-4 max-w-30em text-lead lg:mt-0">{bindText(t(document.intro))}</p>
        </div>
        <div className="horizon mt-10 md:mt-14" />
        <div className="mt-9 grid items-start gap-x-88px gap-y-14 md:mt-14 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <LegalContents document={document} />
          <div className="legal-text max-w-29em [overflow-wrap:anywhere]">
            {document.sections.map((section, index) => (
              <LegalText key={section.id} section={section} number={index + 1} edition={edition} />
            ))}
            <LegalContact edition={edition} number={document.sections.length + 1} />
          </div>
        </div>
      </main>
      <Footer edition={edition} />
    </>
  )
}
