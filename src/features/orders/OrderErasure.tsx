import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { KnownOrder } from '~/core/schemas/order'
import { isFullyErased, isOver } from '~/features/orders/content/order'
import { longDate } from '~/i18n/longDate'
import { Button } from '~/ui/Button'
import { Notice } from '~/ui/Notice'
import { OrderErased } from './OrderErased'
import type { OrderActions } from './useOrder'

type ErasureProps = {
  order: KnownOrder
  actions: Pick<OrderActions, 'busy' | 'error' | 'act'>
}

/** The retention period of photos and portraits, their earlier deletion, and the proof of it. */
export function OrderErasure({ order, actions }: ErasureProps) {
  const { t, i18n } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [deletions, setDeletions] = useState(0)
  const { endsAt, endsApart, erased, erasing } = order

  // The delete button is gone after a deletion: focuses this heading, or the page's if this section is gone as well.
  useEffect(() => {
    if (!deletions) return
    const target = heading.current ?? document.querySelector('h1')
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'center' })
  }, [deletions])

  // If nothing else is left, the proof is at the top of the page (`OrderProof`).
  const proof = isFullyErased(order) ? null : erased
  if (!endsAt && !proof && !erasing) return null
  const date = endsAt && longDate(endsAt, i18n.locale)
  const photosDate = endsApart && longDate(endsApart.photos, i18n.locale)
  const portraitsDate = endsApart && longDate(endsApart.portraits, i18n.locale)

  const erase = async () => {
    dialog.current?.close()
    if (await actions.act({ action: 'erase' })) setDeletions((count) => count + 1)
  }
  return (
    <section aria-labelledby="keeping">
      <div className="horizon" />
      <h2 id="keeping" ref={heading} tabIndex={-1} className="mt-6 text-sub font-600 font-display">
        {endsAt || erasing ? (
          <Trans>How long we keep your photos and portraits</Trans>
        ) : (
          <Trans>Proof of deletion</Trans>
        )}
      </h2>
      {proof && <OrderErased order={order} erased={proof} />}
      {erasing && (
        <Notice kind="info" className="mt-4">
          <Trans>Your photos and portraits are being deleted.</Trans>
        </Notice>
      )}
      {date && !erasing && (
        <>
          <p className="mt-2 max-w-38em text-note text-ink-soft">
            {endsApart ? (
              <Trans>
                Your photos until {photosDate} and your portraits until {portraitsDate}; then we delete them
                for good. You can delete them yourself at any time before then.
              </Trans>
            ) : (
              <Trans>
                Until {date}; then we delete them for good. You can delete them yourself at any time before
                then.
              </Trans>
            )}
          </p>
          <p className="mt-5 on-screen">
            <Button
              variant="secondary"
              size="small"
              disabled={actions.busy === 'erase'}
              onClick={() => dialog.current?.showModal()}
            >
              <Trans>Delete my photos and portraits</Trans>
            </Button>
          </p>
        </>
      )}
      {actions.error?.action === 'erase' && (
        <Notice kind="error" className="mt-4">
          {actions.error.text}
        </Notice>
      )}
      <dialog ref={dialog} aria-label={t`Delete my photos and portraits`} className="order-ask shadow-float">
        <p className="text-sub font-600 font-display">
          <Trans>Delete your photos and portraits for good?</Trans>
        </p>
        <p className="mt-3 text-note">
          {!isOver(order) && !order.portraits.length ? (
            <Trans>They can’t be restored, and without your photos we can’t make your portraits.</Trans>
          ) : (
            <Trans>They can’t be restored. First download what you want to keep.</Trans>
          )}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => dialog.current?.close()}>
            <Trans>Keep them</Trans>
          </Button>
          <Button variant="danger" onClick={() => void erase()}>
            <Trans>Yes, delete them</Trans>
          </Button>
        </div>
      </dialog>
    </section>
  )
}
