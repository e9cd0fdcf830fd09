import { Trans, useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import type { Locale } from '~/catalog/locales'
import { legalHrefs } from '~/catalog/navigation'
import { faces } from '~/catalog/owner/faces'
import { consentLines, currentConsent, currentValues } from './content/consent'
import { UploadConsentField } from './UploadConsentField'

/** The current consent text with the field that names it in uploads, which is a tick box if the owner wants one. */
export function UploadConsentText({ edition }: { edition: EditionsWith<'upload'> }) {
  const { i18n } = useLingui()
  const locale = i18n.locale as Locale
  const lines = consentLines({ version: currentConsent, ...currentValues() }, locale)
  return (
    <div className="mt-8 text-small text-ink-soft">
      <p>
        <span>{lines.join(' ')}</span>{' '}
        <Trans>
          Details in the{' '}
          <a
            href={legalHrefs[edition].privacy}
            target="_blank"
            rel="noopener"
            className="underline hover:text-ink"
          >
            privacy policy
          </a>
          .
        </Trans>
      </p>
      <UploadConsentField locale={locale} box={faces.consentBox} />
    </div>
  )
}
