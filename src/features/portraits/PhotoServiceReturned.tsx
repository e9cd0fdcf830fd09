import { Trans } from '@lingui/react/macro'
import { Notice } from '~/ui/Notice'

/**
 * Tells a buyer who returns from the payment provider that nothing was charged. The page is cached for everyone, so the
 * state is in the fragment: the server redirects to `#not-charged` once the provider has confirmed it. The island is
 * started only where the note is shown.
 */
export function PhotoServiceReturned() {
  return (
    <div
      id="not-charged"
      data-island="leaving"
      className="wrap hidden scroll-mt-28 pt-12 target:block md:pt-18"
    >
      <Notice kind="info">
        <Trans>You left the payment page without paying, and nothing was charged.</Trans>
      </Notice>
    </div>
  )
}
