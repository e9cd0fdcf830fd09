import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeskOrder } from '~/schemas/desk'
import { Icon } from '~/ui/Icon'
import type { Deeds } from '../order/useDeeds'
import { Panel } from '../shell/Panel'
import { textLinkClass } from '../shell/TextLink'
import { DeliverBar } from './DeliverBar'
import { Delivered } from './Delivered'
import { PortraitDropzone } from './PortraitDropzone'
import { PortraitGrid } from './PortraitGrid'
import { PortraitReport } from './PortraitReport'
import { usePortraitQueue } from './usePortraitQueue'

const open = new Set(['paid', 'photos_received', 'in_production'])

/** What the studio has made: to be dropped here, looked at, delivered. */
export function Portraits({ order, deeds }: { order: DeskOrder; deeds: Deeds }) {
  const queue = usePortraitQueue(order)
  const [others, setOthers] = useState<string[] | 'nothing'>()
  const { made, status } = order
  const takes = open.has(status)
  if (!takes && !made.length) return null
  return (
    <Panel
      lit={status === 'in_production'}
      title={<Trans comment="Desk: heading above what the studio made">Portraits</Trans>}
      aside={
        made.length > 0 && (
          <span className="inline-flex flex-wrap items-center gap-x-5">
            <span className="figures">
              <Plural value={made.length} one="# portrait" other="# portraits" />
            </span>
            <a href={`/desk/orders/${order.id}/portraits.zip`} download className={textLinkClass}>
              <Icon name="download" />
              <Trans comment="Desk: all portraits of an order as one file">All as a zip</Trans>
            </a>
          </span>
        )
      }
    >
      <div className="grid gap-5">
        {status === 'delivered' && <Delivered order={order} deeds={deeds} />}
        {takes && (
          <PortraitDropzone
            compact={made.length + queue.photos.length > 0}
            reading={queue.reading}
            onFiles={(chosen) => {
              setOthers(chosen.others.length ? chosen.others : chosen.files.length ? undefined : 'nothing')
              if (chosen.files.length) queue.add(chosen.files)
            }}
          />
        )}
        {takes && <PortraitReport queue={queue} others={others} />}
        <PortraitGrid order={order} queue={queue} deeds={deeds} takes={takes} />
        {takes && <DeliverBar order={order} queue={queue} deeds={deeds} />}
      </div>
    </Panel>
  )
}
