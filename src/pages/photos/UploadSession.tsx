import { Trans } from '@lingui/react/macro'
import type { Edition } from '~/editions'
import { site } from '~/site'
import { Notice } from '~/ui/Notice'
import { UploadConfirming } from './UploadConfirming'
import type { UploadQueue } from './useUploadQueue'

const action = 'font-600 underline underline-offset-4'

type SessionProps = {
  edition: Edition
  session: UploadQueue['session']
  payAt: UploadQueue['payAt']
  onRecheck: () => void
}

/** How the payment behind this page stands, where that is not simply paid (R-UPL-21). */
export function UploadSession({ edition, session, payAt, onRecheck }: SessionProps) {
  const support = (
    <a href={`mailto:${site.contact[edition].email}`} className={action}>
      <Trans>Write to us</Trans>
    </a>
  )
  const payAgain = payAt && (
    <a href={payAt} className={action}>
      <Trans>Go back to the checkout</Trans>
    </a>
  )
  switch (session) {
    case 'ready':
      return null
    case 'checking':
      return (
        <Notice kind="info">
          <Trans>Checking your payment…</Trans>
        </Notice>
      )
    case 'confirming':
      return <UploadConfirming />
    case 'failed':
      return (
        <Notice kind="error">
          <Trans>Your payment did not go through, and no money was taken. You can pay in another way.</Trans>{' '}
          {payAgain}
          {payAgain && ' · '}
          {support}
        </Notice>
      )
    case 'unpaid':
      return (
        <Notice kind="error">
          <Trans>This payment was not completed, so photos cannot be received yet.</Trans> {payAgain}
          {payAgain && ' · '}
          {support}
        </Notice>
      )
    case 'unknown':
      return (
        <Notice kind="error">
          <Trans>We could not find this payment. Please use the link that you were sent.</Trans> {support}
        </Notice>
      )
    case 'refunded':
      return (
        <Notice kind="info">
          <Trans>This payment was given back, so no photos are needed.</Trans> {support}
        </Notice>
      )
    case 'closed':
      return (
        <Notice kind="info">
          <Trans>We have started on your portraits, so no more photos can be added.</Trans> {support}
        </Notice>
      )
    case 'too_often':
      return (
        <Notice kind="info">
          <Trans>
            Many requests came from your connection just now. This page looks again by itself in a minute.
          </Trans>
        </Notice>
      )
    case 'unreachable':
      return (
        <Notice kind="error">
          <Trans>Your payment could not be checked just now. Your photos are still here.</Trans>{' '}
          <button type="button" onClick={onRecheck} className={action}>
            <Trans>Check again</Trans>
          </button>
        </Notice>
      )
  }
}
