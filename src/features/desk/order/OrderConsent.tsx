import { Trans } from '@lingui/react/macro'
import { languages } from '~/catalog/locales'
import type { ShownConsent } from '~/core/schemas/consent'
import { useDateFormat } from '../shell/useDateFormat'

/** The buyer's consent: when, which text, and the text itself. */
export function OrderConsent({
  consent: { at, version, locale, lines, withdrawnAt },
}: {
  consent: ShownConsent
}) {
  const { momentOf } = useDateFormat()
  const withdrawn = withdrawnAt && momentOf(withdrawnAt)
  return (
    <>
      <span className="block">{momentOf(at)}</span>
      {withdrawn && (
        <span className="block text-rose">
          <Trans comment="Desk: {withdrawn} is a moment">withdrawn {withdrawn}</Trans>
        </span>
      )}
      {lines.length > 0 ? (
        <details>
          <summary className="text-small underline underline-offset-4">
            <Trans comment="Desk: opens the text that the buyer agreed to">Text</Trans>{' '}
            <span translate="no">{`${version}, ${languages[locale].name}`}</span>
          </summary>
          <blockquote lang={locale} translate="no" className="mt-2 text-small text-ink-soft">
            {lines.join(' ')}
          </blockquote>
        </details>
      ) : (
        <code translate="no" className="text-small">
          {version}
        </code>
      )}
    </>
  )
}
