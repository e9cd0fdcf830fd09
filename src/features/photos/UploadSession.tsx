import { Trans } from '@lingui/react/macro'
import { type EditionsWith, pathOf } from '~/catalog/addresses'
import { site } from '~/catalog/site'
import { ResendOrderLink } from '~/sections/ResendOrderLink'
import { Notice } from '~/ui/Notice'
import { CheckAgain } from './CheckAgain'
import type { UploadQueue } from './queue/useUploadQueue'
import { UploadConfirming } from './UploadConfirming'
import { OrderFacts, UploadOrder } from './UploadOrder'
import { UploadWanted } from './UploadWanted'

const action = 'whitespace-nowrap font-600 underline underline-offset-4'

type SessionProps = {
  edition: EditionsWith<'upload'>
  sessionId: string
  queue: Pick<UploadQueue, 'session' | 'payAt' | 'order' | 'wanted' | 'recheck'>
}

/** The payment status, with the confirmation first (R-UPL-21). */
export function UploadSession({ edition, sessionId, queue }: SessionProps) {
  const { session, payAt, order, wanted, recheck } = queue
  const toOrder = (
    <a href={`${pathOf('thank-you', edition)}?session_id=${sessionId}`} className={action}>
      <Trans>See your order</Trans>
    </a>
  )
  const support = (
    <a href={`mailto:${site.contact[edition].email}`} className={action}>
      <Trans>Write to us</Trans>
    </a>
  )
  const links = (
    <span className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
      {payAt && (
        <a href={payAt} className={action}>
          <Trans>Go back to the checkout</Trans>
        </a>
      )}
      {support}
    </span>
  )
  switch (session) {
    case 'ready':
    case 'checking':
      return wanted ? <UploadWanted wanted={wanted} /> : <UploadOrder order={order} />
    case 'confirming':
      return <UploadConfirming check={recheck} />
    case 'failed':
      return (
        <Notice kind="error">
          <Trans>Your payment didn’t go through, and no money was taken. You can pay another way.</Trans>
          {links}
        </Notice>
      )
    case 'unpaid':
      return (
        <Notice kind="error">
          <Trans>This payment wasn’t completed, so we can’t accept photos yet.</Trans>
          {links}
        </Notice>
      )
    case 'unknown':
      return (
        <div className="upload-unknown grid gap-10 pb-4">
          <Notice kind="error">
            <Trans>We couldn’t find this payment. Please use the link we sent you.</Trans> {support}
          </Notice>
          <ResendOrderLink edition={edition} open />
        </div>
      )
    case 'review':
      return (
        <Notice kind="info">
          <Trans>
            We received your payment, but it doesn’t match the price of your package, so one of us is looking
            into it. We’ll write to you. Please don’t pay again.
          </Trans>{' '}
          {support}
        </Notice>
      )
    case 'refunded':
      return (
        <Notice kind="info">
          <Trans>This payment was refunded, so no photos are needed.</Trans> {toOrder}
        </Notice>
      )
    case 'emptied':
      return (
        <Notice kind="info">
          <Trans>Everything in this order was deleted, so it can’t accept photos now.</Trans> {toOrder}
        </Notice>
      )
    case 'closed':
      return (
        <Notice kind="info">
          <Trans>We’ve started on your portraits, so no more photos can be added.</Trans> {toOrder}
          {order && <OrderFacts order={order} />}
        </Notice>
      )
    case 'too_often':
      return (
        <Notice kind="info">
          <Trans>Too many requests from your connection. Please wait a minute, then check again.</Trans>{' '}
          <CheckAgain check={recheck} />
        </Notice>
      )
    case 'unreachable':
      return (
        <Notice kind="error">
          <Trans>We couldn’t check your payment just now. Your photos are still here.</Trans>{' '}
          <CheckAgain check={recheck} />
        </Notice>
      )
  }
}
