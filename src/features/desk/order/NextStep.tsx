import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { photosRecommended } from '~/core/schemas/limits'
import type { DeskOrder } from '~/features/desk/schema'
import { Button } from '~/ui/Button'
import { Panel } from '../shell/Panel'
import { AcceptDialog } from './dialogs/AcceptDialog'
import { AskDialog } from './dialogs/AskDialog'
import { DisputeWarning } from './disputes/DisputeWarning'
import { PhotoPicture } from './PhotoPicture'
import { RetakeNotice } from './RetakeNotice'
import { useNextStep } from './useNextStep'
import type { OrderActions } from './useOrderActions'

/** Photos shown beside the next step: a glance at many, before the section with all. */
const shownPhotos = 6

/** The next step of an order, as text and buttons. Delivery is in `DeliverBar`, beside the portraits. */
export function NextStep({ order, actions }: { order: DeskOrder; actions: OrderActions }) {
  const { t } = useLingui()
  const [dialog, setDialog] = useState<'ask' | 'accept'>()
  const can = (action: (typeof order.actions)[number]) => order.actions.includes(action)
  const step = useNextStep(order)
  // A failed refund comes first: only its panel has a primary button.
  const hasFailedRefund = order.refundFailedMinor > 0
  const arrived = order.status === 'photos_received'
  const few = arrived && !hasFailedRefund && order.photos < photosRecommended
  const ask = can('ask') && (
    <Button variant={few ? 'primary' : 'secondary'} onClick={() => open('ask')}>
      <Trans comment="Desk: opens a form">Ask for more photos</Trans>
    </Button>
  )
  const open = (name: typeof dialog) => {
    actions.forget()
    setDialog(name)
  }
  const close = () => open(undefined)
  return (
    <>
      {step && (
        <Panel lit={!hasFailedRefund && (arrived || order.status === 'review')} title={step.title}>
          {step.text.map(({ key, words }) => (
            <p key={key} className="max-w-38em">
              {words}
            </p>
          ))}
          {order.retakeRequested && order.retakeRequest && (
            <RetakeNotice retakeRequest={order.retakeRequest} at={order.retakeRequestedAt} />
          )}
          {can('start') && (
            <div className="mt-5 empty:hidden">
              <DisputeWarning order={order} before="work" />
            </div>
          )}
          {/* The section below shows all of them; on a phone it is below the screen. */}
          {arrived && order.sent.length > 0 && (
            <a
              href="#photos"
              aria-label={t`The buyer’s photos`}
              className={`mt-5 grid max-w-96 grid-cols-6 gap-1.5 ${order.sent.length > shownPhotos ? '' : 'md:hidden'}`}
            >
              {order.sent.slice(0, shownPhotos).map((photo) => (
                <span key={photo.id} className="aspect-square overflow-hidden rounded-lg bg-sand">
                  <PhotoPicture photo={photo} />
                </span>
              ))}
            </a>
          )}
          <div className="mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
            {few && ask}
            {can('accept') && (
              <Button onClick={() => open('accept')}>
                <Trans comment="Desk: takes a payment that does not fit">Accept this payment</Trans>
              </Button>
            )}
            {can('start') && (
              <Button
                variant={few || hasFailedRefund || order.status === 'paid' ? 'secondary' : 'primary'}
                disabled={actions.busy !== undefined}
                aria-busy={actions.busy === 'start'}
                onClick={() => actions.act({ action: 'start' }, t`Production has started`)}
              >
                <Trans comment="Desk: button">Start production</Trans>
              </Button>
            )}
            {can('reopen') && (
              <Button
                variant="secondary"
                disabled={actions.busy !== undefined}
                aria-busy={actions.busy === 'reopen'}
                onClick={() => actions.act({ action: 'reopen' }, t`Order reopened for photos`)}
              >
                <Trans comment="Desk: lets the buyer of an order whose files were deleted send photos again">
                  Reopen for photos
                </Trans>
              </Button>
            )}
            {!few && ask}
          </div>
        </Panel>
      )}
      {!import.meta.env.SSR && dialog === 'ask' && (
        <AskDialog order={order} actions={actions} onClose={close} />
      )}
      {!import.meta.env.SSR && dialog === 'accept' && (
        <AcceptDialog order={order} actions={actions} onClose={close} />
      )}
    </>
  )
}
