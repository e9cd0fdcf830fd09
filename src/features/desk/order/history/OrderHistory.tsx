import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeskOrder } from '~/features/desk/schema'
import { Panel } from '../../shell/Panel'
import { TextButton } from '../../shell/TextLink'
import type { OrderActions } from '../useOrderActions'
import { HistoryChange } from './HistoryChange'
import { HistoryMail } from './HistoryMail'

/** Events shown before the list is expanded. */
const initialCount = 12

/** The history of an order, newest first. */
export function OrderHistory({ order, actions }: { order: DeskOrder; actions: OrderActions }) {
  const [all, setAll] = useState(false)
  const { history } = order
  const shown = all ? history : history.slice(0, initialCount)
  return (
    <Panel title={<Trans comment="Desk: heading">History</Trans>}>
      <ol className="grid gap-4 text-note">
        {shown.map((event) =>
          'mail' in event ? (
            <HistoryMail key={event.id} event={event} order={order} actions={actions} />
          ) : (
            <HistoryChange key={`${event.at} ${event.change}`} event={event} order={order} />
          ),
        )}
      </ol>
      {history.length > shown.length && (
        <div className="mt-3">
          <TextButton onClick={() => setAll(true)}>
            <Trans comment="Desk: shows the rest of the history">Show everything</Trans>
          </TextButton>
        </div>
      )}
    </Panel>
  )
}
