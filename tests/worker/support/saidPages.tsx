import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BuyerOrder, KnownOrder } from '~/core/schemas/order'
import { studioStatuses } from '~/core/schemas/orderStatus'
import type { Verdict } from '~/core/schemas/verdict'
import { BuyersPhotos } from '~/features/desk/order/BuyersPhotos'
import { Corrections } from '~/features/desk/order/Corrections'
import { Disputes } from '~/features/desk/order/disputes/Disputes'
import { OrderHistory } from '~/features/desk/order/history/OrderHistory'
import { NextStep } from '~/features/desk/order/NextStep'
import { OrderFacts } from '~/features/desk/order/OrderFacts'
import { OrderTimeline as DeskTimeline } from '~/features/desk/order/OrderTimeline'
import { RefundFailed } from '~/features/desk/order/RefundFailed'
import { DeliverBar } from '~/features/desk/portraits/DeliverBar'
import { Delivered } from '~/features/desk/portraits/Delivered'
import type { DeskOrder } from '~/features/desk/schema'
import { DeskClockProvider } from '~/features/desk/shell/clock'
import { isFullyErased } from '~/features/orders/content/order'
import { OrderCorrections } from '~/features/orders/gallery/OrderCorrections'
import { OrderGallery } from '~/features/orders/gallery/OrderGallery'
import { OrderProof } from '~/features/orders/gallery/OrderProof'
import { OrderShares } from '~/features/orders/gallery/OrderShares'
import { OrderData } from '~/features/orders/OrderData'
import { OrderErasure } from '~/features/orders/OrderErasure'
import { OrderGuarantee } from '~/features/orders/OrderGuarantee'
import { OrderHero } from '~/features/orders/OrderHero'
import { OrderPhotos } from '~/features/orders/OrderPhotos'
import { OrderReceipt } from '~/features/orders/OrderReceipt'
import { OrderTimeline } from '~/features/orders/OrderTimeline'
import { createCatalogues } from '~/i18n/catalogues'
import { linesOf } from '../../claims/claim'

/** Renders a page in the source language as lines of text. */
async function renderLines(page: ReactNode): Promise<string> {
  const { i18n, load } = createCatalogues()
  await load('en-US', 'common', 'photos/order', 'desk')
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  return linesOf(
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <RouterContextProvider router={router}>{page}</RouterContextProvider>
      </I18nProvider>,
    ),
  )
}

const done = async () => true
const none = { busy: undefined, error: undefined, act: done, refresh: async () => {}, check: done }

const noVerdicts = {
  of: ({ verdict }: { verdict: Verdict | null }) => verdict,
  errorOf: () => undefined,
  give() {},
}
/** The marks that follow from verdicts; the buyer has set none. */
const marksOf = ({ portraits }: KnownOrder) => ({
  ...{ toggle() {}, follow() {}, clear() {}, remarks: {}, say() {} },
  ids: portraits.filter(({ verdict, earlier }) => verdict === 'not_me' && !earlier).map(({ id }) => id),
})
const verdictsOf = ({ state }: KnownOrder) => (state === 'delivered' ? noVerdicts : undefined)

/** The text of the buyer's order page. */
export function renderBuyerPage(order: BuyerOrder, sessionId: string): Promise<string> {
  const known = 'number' in order ? order : undefined
  return renderLines(
    <>
      <OrderHero edition="us" sessionId={sessionId} order={order} actions={none} />
      {known && (
        <>
          {isFullyErased(known) && <OrderProof order={known} />}
          {known.portraits.length > 0 && (
            <OrderGallery
              order={known}
              marks={known.mayCorrect ? marksOf(known) : undefined}
              verdicts={verdictsOf(known)}
              size={{ edition: 'us', sessionId, size: undefined, onChoose() {} }}
            />
          )}
          {known.mayShare && <OrderShares order={known} actions={none} />}
          <OrderCorrections
            order={known}
            marks={marksOf(known)}
            verdicts={verdictsOf(known)}
            actions={none}
          />
          <OrderTimeline edition="us" order={known} />
          <OrderReceipt order={known} />
          {(known.takesPhotos || known.photos.length > 0) && (
            <OrderPhotos edition="us" sessionId={sessionId} order={known} refresh={none.refresh} />
          )}
          <OrderGuarantee edition="us" order={known} />
          <OrderErasure order={known} actions={none} />
          <OrderData edition="us" sessionId={sessionId} order={known} />
        </>
      )}
    </>,
  )
}

const actions = { busy: undefined, failure: undefined, outdated: false, act: done, forget() {} }
const queue = { photos: [], unsent: 0, busy: false, uploading: false } as never

/** The text of the order page at the desk. */
export function renderDeskPage(order: DeskOrder, now: Date): Promise<string> {
  return renderLines(
    <DeskClockProvider now={now.getTime()}>
      <DeskTimeline order={order} />
      <RefundFailed order={order} actions={actions} />
      <Disputes order={order} />
      <Corrections order={order} />
      <NextStep order={order} actions={actions} />
      <BuyersPhotos order={order} />
      {order.status === 'delivered' && order.made.length > 0 && <Delivered order={order} actions={actions} />}
      {studioStatuses.includes(order.status) && <DeliverBar order={order} queue={queue} actions={actions} />}
      <OrderFacts order={order} />
      <OrderHistory order={order} actions={actions} />
    </DeskClockProvider>,
  )
}
