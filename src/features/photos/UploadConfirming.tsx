import { Trans } from '@lingui/react/macro'
import { Icon } from '~/ui/Icon'

/** The payment is pending: reassures the buyer and prevents a second payment. */
export function UploadConfirming() {
  return (
    <>
      <h2 className="flex items-center gap-3 text-sub font-600 font-display">
        <Icon name="clock" className="text-ember-deep" />
        <Trans>Your payment is processing</Trans>
      </h2>
      <div className="horizon mt-4" />
      <p className="mt-4 max-w-30em text-note">
        <Trans>
          Some payments take a moment to confirm. We’ll write to you as soon as yours goes through. You don’t
          need to pay again.
        </Trans>
      </p>
      <p className="mt-2 text-note text-ink-soft">
        <Trans>Choose your photos in the meantime; you can send them once the payment is confirmed.</Trans>
      </p>
    </>
  )
}
