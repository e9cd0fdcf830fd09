import { Trans } from '@lingui/react/macro'
import type { ShownConsent } from '~/core/schemas/consent'
import { useDateFormat } from '../shell/useDateFormat'
import { useConsentName } from './useConsentName'

/** The buyer's consent: when, which text, and the text itself. */
export function OrderConsent({
  consent: { at, version, locale, lines, withdrawnAt },
}: {
  consent: ShownConsent
}) {
  const { momentOf } = useDateFormat()
  const name = useConsentName()(version, locale)
  const code = (
    <code translate="no" className="text-small text-ink-soft">
      {version}
    </code>
  )
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
          <summary className="text-small underline decoration-line underline-offset-4 first-letter:uppercase hover:decoration-current">
            {name}
          </summary>
          <blockquote lang={locale} translate="no" className="mt-2 text-small text-ink-soft">
            {lines.join(' ')}
          </blockquote>
          {code}
        </details>
      ) : (
        <>
          <span className="block text-small first-letter:uppercase">{name}</span>
          {code}
        </>
      )}
    </>
  )
}
