import { Trans } from '@lingui/react/macro'
import type { DeskOrderRow } from '~/features/desk/schema'
import { Icon } from '~/ui/Icon'

/** Mark on an order whose refund did not arrive: the buyer waits for money, whatever the status of the order. */
export function RefundMark({ row }: { row: Pick<DeskOrderRow, 'refundFailedMinor'> }) {
  if (!row.refundFailedMinor) return null
  return (
    <p className="flex items-center gap-1.5 text-small font-600 text-rose">
      <Icon name="warning" />
      <Trans context="state" comment="Desk: mark on an order">
        Refund failed
      </Trans>
    </p>
  )
}
