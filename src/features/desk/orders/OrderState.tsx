import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderStatus } from '~/core/schemas/orderStatus'
import { statusNames } from '~/features/desk/content/statuses'
import type { DeskOrderRow } from '~/features/desk/schema'

/**
 * Colors by whose turn it is: studio (ember, an outline once it is at work), buyer (gold), neither (line); done (leaf),
 * or a problem (rose).
 */
const marks: Record<OrderStatus, string> = {
  created: 'bg-line',
  pending: 'bg-gold',
  paid: 'bg-gold',
  photos_received: 'bg-ember',
  in_production: 'border-2 border-b-0 border-ember',
  delivered: 'bg-leaf',
  failed: 'bg-line',
  expired: 'bg-line',
  refunded: 'bg-line',
  review: 'bg-rose',
  emptied: 'bg-line',
}

type OrderStateProps = { row: Pick<DeskOrderRow, 'status' | 'retakeRequested' | 'corrections'> }

/** The state of an order as text, with a sun in the color of whose turn it is. */
export function OrderState({ row: { status, retakeRequested, corrections } }: OrderStateProps) {
  const { i18n } = useLingui()
  return (
    <p className="flex items-baseline gap-1.5 font-600 text-ink">
      <span aria-hidden="true" className={`h-2 w-4 shrink-0 rounded-t-full ${marks[status]}`} />
      <span className={status === 'review' ? 'text-rose' : ''}>
        {retakeRequested ? (
          <Trans comment="Desk: state of an order">Waiting for new photos</Trans>
        ) : corrections && status === 'in_production' ? (
          <Trans comment="Desk: state of an order">Corrections wanted</Trans>
        ) : (
          <span>{i18n._(statusNames[status])}</span>
        )}
      </span>
    </p>
  )
}
