import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { studioStatuses } from '~/core/schemas/orderStatus'
import type { DeskOrder } from '~/features/desk/schema'
import type { OrderActions } from '../order/useOrderActions'
import { Panel } from '../shell/Panel'
import { DeliverBar } from './DeliverBar'
import { Delivered } from './Delivered'
import type { ChosenFiles } from './droppedFiles'
import { PortraitCount } from './PortraitCount'
import { PortraitDropzone } from './PortraitDropzone'
import { PortraitGrid } from './PortraitGrid'
import { PortraitReport } from './PortraitReport'
import { usePortraitQueue } from './usePortraitQueue'

/** The studio's portraits: upload, review and delivery. */
export function Portraits({ order, actions }: { order: DeskOrder; actions: OrderActions }) {
  const queue = usePortraitQueue(order)
  const [chosen, setChosen] = useState<ChosenFiles>()
  const { made, status } = order
  const takes = studioStatuses.includes(status)
  const isStarted = status === 'in_production'
  const hasPortraits = made.length + queue.photos.length > 0
  if (!takes && !made.length) return null
  return (
    <Panel
      lit={isStarted}
      title={<Trans comment="Desk: heading above what the studio made">Portraits</Trans>}
      aside={<PortraitCount order={order} />}
    >
      <div className="grid gap-5">
        {status === 'delivered' && <Delivered order={order} actions={actions} />}
        {takes && (
          <PortraitDropzone
            compact={!isStarted || hasPortraits}
            reading={queue.reading}
            isNext={isStarted && !hasPortraits}
            onFiles={(picked) => {
              setChosen(picked)
              if (picked.files.length) queue.add(picked.files)
            }}
          />
        )}
        {takes && <PortraitReport queue={queue} chosen={chosen} />}
        <PortraitGrid order={order} queue={queue} actions={actions} takes={takes} />
        {takes && (isStarted || hasPortraits) && <DeliverBar order={order} queue={queue} actions={actions} />}
      </div>
    </Panel>
  )
}
