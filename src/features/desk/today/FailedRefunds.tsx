import { Trans } from '@lingui/react/macro'
import type { DeskOrderRow } from '~/features/desk/schema'
import { OrderRow } from '../orders/OrderRow'
import { Panel } from '../shell/Panel'

/** Orders whose refund did not reach the buyer, who waits for the money. */
export function FailedRefunds({ rows }: { rows: DeskOrderRow[] }) {
  return (
    <Panel
      lit
      title={<Trans comment="Desk: heading above orders whose buyer waits for money">Failed refunds</Trans>}
    >
      <p className="mb-4 max-w-34em text-note text-ink-soft">
        <Trans>
          The money is back in your account, and these buyers are waiting for it. Open the order to refund it
          again.
        </Trans>
      </p>
      <ul className="grid gap-3 lg:grid-cols-2">
        {rows.map((row) => (
          <OrderRow key={row.id} row={row} narrow />
        ))}
      </ul>
    </Panel>
  )
}
