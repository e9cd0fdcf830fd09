import { Trans } from '@lingui/react/macro'
import { Notice } from '~/ui/Notice'

/**
 * For a buyer who comes back from the provider's page. The page is kept for everyone and cannot know of them, but
 * the address can: the server leads to `#not-charged` once the provider has said so.
 */
export function PhotoServiceReturned() {
  return (
    <div id="not-charged" className="wrap hidden scroll-mt-28 pt-12 target:block md:pt-18">
      <Notice kind="info">
        <Trans>You left the payment page without paying, and nothing was charged.</Trans>
      </Notice>
    </div>
  )
}
