import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type EditionsWith, pathOf } from '~/catalog/addresses'
import { site } from '~/catalog/site'
import { ResendOrderLink } from '~/sections/ResendOrderLink'
import { Icon } from '~/ui/Icon'
import { CheckAgain } from './CheckAgain'
import type { UploadQueue } from './queue/useUploadQueue'
import { UploadConfirming } from './UploadConfirming'
import { OrderFacts, UploadOrder } from './UploadOrder'
import { UploadRetakeRequest } from './UploadRetakeRequest'

const action = 'whitespace-nowrap font-600 underline underline-offset-4'

type SessionProps = {
  edition: EditionsWith<'upload'>
  sessionId: string
  queue: Pick<UploadQueue, 'session' | 'checkoutPath' | 'order' | 'retakeRequest' | 'check'>
}

const looks = {
  card: 'bg-sand px-5 py-4 sm:py-5 md:px-7',
  info: 'bg-sand px-4 py-3.5 text-note',
  error: 'bg-rose-wash px-4 py-3.5 text-note text-rose',
}

/** States with a heading of their own, and those that keep the buyer from sending photos; the others inform. */
const kinds: Partial<Record<UploadQueue['session'], keyof typeof looks>> = {
  checking: 'card',
  ready: 'card',
  confirming: 'card',
  failed: 'error',
  unpaid: 'error',
  unknown: 'error',
  unreachable: 'error',
}

/** States that another check may change. */
const undecided = ['confirming', 'too_often', 'unreachable']

/** The payment status, with the confirmation first (R-UPL-21). */
export function UploadSession({ edition, sessionId, queue }: SessionProps) {
  const { session, order, retakeRequest, check } = queue
  const kind = kinds[session] ?? 'info'
  const isError = kind === 'error'
  // Replaced as a whole: React could not remove single text nodes that a translator has replaced.
  const text = <div key={session}>{sessionText({ edition, sessionId, queue })}</div>
  // Reserved while the order loads.
  const height =
    kind === 'card' && session !== 'confirming' && !retakeRequest ? 'min-h-39.25 sm:min-h-32.25' : ''
  return (
    <>
      <div className={`upload-order flex items-start gap-3 rounded-card ${looks[kind]} ${height}`}>
        {kind !== 'card' && <Icon name={isError ? 'warning' : 'info'} className="mt-0.5" />}
        <div className="min-w-0 grow text-pretty">
          {/* One region for all states: screen readers announce what changes in it, not a region that is added. */}
          <div role="status">{!isError && text}</div>
          {isError && <div role="alert">{text}</div>}
          {undecided.includes(session) && (
            <p className="mt-2 text-note">
              <CheckAgain check={check} />
            </p>
          )}
          {session === 'closed' && order && <OrderFacts order={order} />}
        </div>
      </div>
      {session === 'unknown' && (
        <div className="upload-unknown py-4">
          <ResendOrderLink edition={edition} open />
        </div>
      )}
    </>
  )
}

function sessionText({
  edition,
  sessionId,
  queue: { session, checkoutPath, order, retakeRequest },
}: SessionProps): ReactNode {
  // A page is rendered before its payment is checked: keeps the other states out of the Worker bundle.
  if (import.meta.env.SSR) return <UploadOrder order={order} />
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
      {checkoutPath && (
        <a href={checkoutPath} className={action}>
          <Trans>Go back to the checkout</Trans>
        </a>
      )}
      {support}
    </span>
  )
  switch (session) {
    case 'ready':
    case 'checking':
      return retakeRequest ? (
        <UploadRetakeRequest retakeRequest={retakeRequest} />
      ) : (
        <UploadOrder order={order} />
      )
    case 'confirming':
      return <UploadConfirming />
    case 'failed':
      return (
        <>
          <Trans>
            Your payment didn’t go through, and nothing was charged. You can use another payment method.
          </Trans>
          {links}
        </>
      )
    case 'unpaid':
      return (
        <>
          <Trans>This payment wasn’t completed, so we can’t accept photos yet.</Trans>
          {links}
        </>
      )
    case 'unknown':
      return (
        <>
          <Trans>We couldn’t find this payment. Please use the link we sent you.</Trans> {support}
        </>
      )
    case 'review':
      return (
        <>
          <Trans>
            We received your payment, but it doesn’t match the price of your package, so one of us is looking
            into it. We’ll write to you. Please don’t pay again.
          </Trans>{' '}
          {support}
        </>
      )
    case 'refunded':
      return (
        <>
          <Trans>This payment was refunded, so no photos are needed.</Trans> {toOrder}
        </>
      )
    case 'emptied':
      return (
        <>
          <Trans>Everything in this order was deleted, so it can’t accept photos now.</Trans> {toOrder}
        </>
      )
    case 'closed':
      return (
        <>
          <Trans>We’ve started on your portraits, so no more photos can be added.</Trans> {toOrder}
        </>
      )
    case 'too_often':
      return <Trans>Too many requests from your connection. Please wait a minute, then check again.</Trans>
    case 'unreachable':
      return <Trans>We couldn’t check your payment just now. Your photos are still here.</Trans>
  }
}
