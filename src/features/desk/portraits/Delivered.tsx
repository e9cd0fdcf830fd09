import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { DeskOrder } from '~/features/desk/schema'
import { Button } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import type { OrderActions } from '../order/useOrderActions'
import { useDateFormat } from '../shell/useDateFormat'

/** Status after delivery: for ten minutes the studio can undo it, then the buyer sees the portraits. */
export function Delivered({ order, actions }: { order: DeskOrder; actions: OrderActions }) {
  const { t } = useLingui()
  const { now, momentOf } = useDateFormat()
  const { undoUntil, shownAt } = order
  const left = undoUntil === null ? 0 : undoUntil - now
  if (left <= 0)
    return (
      <p className="flex items-start gap-3 rounded-card bg-leaf-wash px-4 py-3.5 text-note text-leaf">
        <Icon name="check" className="mt-0.5" />
        <Trans>
          The buyer has been able to see the portraits since {momentOf(shownAt ?? undoUntil ?? now)}.
        </Trans>
      </p>
    )
  const minutes = Math.floor(left / 60_000)
  return (
    <div className="rounded-card bg-sand px-5 py-5">
      <p className="font-600">
        <Trans>Delivered. The email to the buyer is waiting.</Trans>
      </p>
      {/* Not a live region: screen readers would announce it every minute. */}
      <p className="mt-1 text-note text-ink-soft">
        {minutes < 1 ? (
          <Trans>You can still undo it for less than a minute.</Trans>
        ) : (
          <Plural
            value={minutes}
            one="You can undo it for # more minute."
            other="You can undo it for # more minutes."
          />
        )}
      </p>
      <Button
        variant="secondary"
        size="small"
        className="mt-4"
        disabled={actions.busy !== undefined}
        aria-busy={actions.busy === 'undo'}
        onClick={() => actions.act({ action: 'undo' }, t`Delivery undone`)}
      >
        <Icon name="refund" />
        <Trans comment="Desk: takes a delivery back">Undo it</Trans>
      </Button>
    </div>
  )
}
