import { Trans } from '@lingui/react/macro'
import { Icon } from '~/ui/Icon'

/** Stands in for the wallet's button while its script loads. */
export function WalletLoading() {
  return (
    <p
      role="status"
      className="min-h-13 flex items-center justify-center gap-2.5 rounded-full bg-sand text-note text-ink-soft"
    >
      <Icon name="spinner" className="animate-spin" />
      <Trans>Loading PayPal…</Trans>
    </p>
  )
}
