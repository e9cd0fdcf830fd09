import { useLingui } from '@lingui/react/macro'
import { site } from '~/catalog/site'
import type { DeskOrder } from '~/features/desk/schema'
import { Portraits } from '../portraits/Portraits'
import { useReloadWhileDue } from '../shell/useReloadWhileDue'
import { ActionFailed } from './ActionFailed'
import { BuyersPhotos } from './BuyersPhotos'
import { Corrections } from './Corrections'
import { Disputes } from './disputes/Disputes'
import { OrderHistory } from './history/OrderHistory'
import { MoreActions } from './MoreActions'
import { NextStep } from './NextStep'
import { OrderFacts } from './OrderFacts'
import { OrderHead } from './OrderHead'
import { OrderNote } from './OrderNote'
import { RefundFailed } from './RefundFailed'
import { useOrderActions } from './useOrderActions'

/** One order: the next step first, then photos and portraits, then the history. */
export function DeskOrderPage({ order }: { order: DeskOrder }) {
  const { t } = useLingui()
  const { number } = order
  const actions = useOrderActions(order.id)
  useReloadWhileDue(order)
  const photos = <BuyersPhotos order={order} />
  return (
    <>
      <title>{`${t({ message: `Order ${number}`, comment: 'Desk: title of the page' })} – ${site.brand}`}</title>
      <OrderHead order={order} />
      <ActionFailed actions={actions} />
      <div className="mt-8 grid gap-x-12 gap-y-12 md:mt-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-y-12">
          <RefundFailed order={order} actions={actions} />
          <Disputes order={order} />
          <Corrections order={order} />
          <NextStep order={order} actions={actions} />
          {/* The photos come first before production, the portraits afterwards. */}
          {order.status === 'photos_received' && photos}
          <Portraits order={order} actions={actions} />
          {order.status !== 'photos_received' && photos}
        </div>
        <aside className="grid content-start gap-y-10 lg:row-span-2">
          <OrderFacts order={order} />
          <OrderNote order={order} />
          <MoreActions order={order} actions={actions} />
        </aside>
        <OrderHistory order={order} actions={actions} />
      </div>
    </>
  )
}
