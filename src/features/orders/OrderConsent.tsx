import { Trans, useLingui } from '@lingui/react/macro'
import type { KnownOrder } from '~/core/schemas/order'
import { longDate } from '~/i18n/longDate'

/** What the buyer agreed to with the first photo, and when. */
export function OrderConsent({ order: { consent } }: { order: KnownOrder }) {
  const { i18n } = useLingui()
  if (!consent) return null
  const date = longDate(new Date(consent.at), i18n.locale)
  return (
    <section aria-labelledby="consent" className="mt-12">
      <div className="horizon" />
      <h2 id="consent" className="mt-6 text-sub font-600 font-display">
        <Trans>Your consent</Trans>
      </h2>
      <p className="mt-2 max-w-38em text-note text-ink-soft">
        <Trans>On {date} you agreed that we use your photos for your portraits.</Trans>
      </p>
      {consent.lines.length > 0 && (
        <details className="mt-4">
          <summary className="inline-block py-1 text-note text-ember-deep font-600 underline underline-offset-4">
            <Trans>Read what you agreed to</Trans>
          </summary>
          <blockquote lang={consent.locale} translate="no" className="mt-3 max-w-38em text-note">
            {consent.lines.join(' ')}
          </blockquote>
        </details>
      )}
    </section>
  )
}
