import { Trans } from '@lingui/react/macro'
import type { DeskOrder } from '~/features/desk/schema'
import { Icon } from '~/ui/Icon'
import { DisputeMark } from '../orders/DisputeMark'
import { DueMark } from '../orders/DueMark'
import { OrderState } from '../orders/OrderState'
import { RefundMark } from '../orders/RefundMark'
import { DeskLink } from '../shell/DeskLink'
import { textLinkClass } from '../shell/TextLink'
import { useDateFormat } from '../shell/useDateFormat'
import { OrderTimeline } from './OrderTimeline'

export function OrderHead({ order }: { order: DeskOrder }) {
  const { since, longSince, momentOf } = useDateFormat()
  const { status, startedBy, steps, correctionsAt, stalled } = order
  const starter = status === 'in_production' && steps.production ? startedBy : null
  const wait = longSince(order.since)
  const started = momentOf(steps.production ?? 0)
  return (
    <>
      <DeskLink href="/desk" className={`${textLinkClass} -mt-4 no-underline`}>
        <Icon name="back" />
        <Trans comment="Desk: back to the list of orders">Orders</Trans>
      </DeskLink>
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h1 tabIndex={-1} dir="auto" className="min-w-0 break-words text-title display-tight">
          {order.name ? (
            <span>{order.name}</span>
          ) : (
            <Trans comment="Desk: the buyer's name is not known">No name</Trans>
          )}
        </h1>
        <p translate="no" className="figures text-sub font-600 text-ink-soft">
          {order.number}
        </p>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="dotted min-w-0 items-baseline">
          <OrderState row={order} />
          {(stalled || (wait && (!starter || correctionsAt !== null))) && (
            <p className={`text-note ${stalled ? 'font-600 text-rose' : 'text-ink-soft'}`}>
              {stalled ? (
                <Trans comment="Desk: an order has not moved for too long; {0} is 'since Tuesday'">
                  Stalled {since(order.since)}
                </Trans>
              ) : (
                <span>{wait}</span>
              )}
            </p>
          )}
          {starter && (
            <p className="min-w-0 break-words text-note text-ink-soft">
              <Trans comment="Desk: who started production, by email address, and when; {started} is a moment">
                Started by {starter}, {started}
              </Trans>
            </p>
          )}
        </div>
        <DueMark lead row={order} />
        <DisputeMark row={order} />
        <RefundMark row={order} />
      </div>
      {order.paidAt !== null && status !== 'refunded' && status !== 'review' && (
        <OrderTimeline order={order} />
      )}
    </>
  )
}
