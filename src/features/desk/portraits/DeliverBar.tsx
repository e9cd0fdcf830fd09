import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeskOrder } from '~/features/desk/schema'
import { Button } from '~/ui/Button'
import { DisputeWarning } from '../order/disputes/DisputeWarning'
import type { OrderActions } from '../order/useOrderActions'
import { BuyerPreview } from './BuyerPreview'
import type { PortraitQueue } from './usePortraitQueue'

type DeliverBarProps = { order: DeskOrder; queue: PortraitQueue; actions: OrderActions }

/** Delivers the portraits to the buyer. While that is not possible, shows why, and the button does nothing. */
export function DeliverBar({ order, queue, actions }: DeliverBarProps) {
  const { t } = useLingui()
  const [preview, setPreview] = useState(false)
  const { portraits: count, correctionsAt, corrected } = order
  const marked = order.made.filter((photo) => photo.marked && !photo.superseded).length
  const failed = queue.unsent > 0 && !queue.busy
  const why = queue.busy ? (
    <Trans>The portraits are still on their way.</Trans>
  ) : failed ? (
    <Plural
      value={queue.unsent}
      one="One portrait hasn’t arrived: try again, or remove it."
      other="# portraits haven’t arrived: try again, or remove them."
    />
  ) : count === 0 ? (
    <Trans>There’s nothing to deliver yet: add the portraits above.</Trans>
  ) : undefined
  return (
    <div className="border-t border-line pt-5">
      <p id="deliver-why" className="text-note">
        {why ?? (
          <Trans>
            For ten minutes, you can undo the delivery. Then the buyer sees it, and the email with the link
            goes out.
          </Trans>
        )}
      </p>
      {!why && correctionsAt !== null && corrected === 0 && (
        <p className="mt-1 text-note">
          <Trans>No new portrait has come since the buyer asked for corrections.</Trans>
        </p>
      )}
      {!why && marked > 0 && (
        <p className="mt-1 text-note">
          <Plural
            value={marked}
            one="# marked portrait would be delivered again as it was."
            other="# marked portraits would be delivered again as they were."
          />
        </p>
      )}
      {!why && (
        <div className="mt-4 empty:hidden">
          <DisputeWarning order={order} before="work" />
        </div>
      )}
      <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button
          aria-describedby="deliver-why"
          aria-disabled={why !== undefined}
          disabled={actions.busy !== undefined}
          aria-busy={actions.busy === 'deliver'}
          onClick={() =>
            !why && actions.act({ action: 'deliver' }, t`Delivered. You can undo it for ten minutes.`)
          }
        >
          {count > 0 && !why ? (
            <Plural value={count} one="Deliver # portrait" other="Deliver # portraits" />
          ) : (
            <Trans comment="Desk: lets the portraits go to the buyer">Deliver</Trans>
          )}
        </Button>
        {count > 0 && (
          <Button variant="secondary" onClick={() => setPreview(true)}>
            <Trans comment="Desk: shows the portraits as the buyer will see them">
              As the buyer will see it
            </Trans>
          </Button>
        )}
      </div>
      {preview && <BuyerPreview order={order} onClose={() => setPreview(false)} />}
    </div>
  )
}
