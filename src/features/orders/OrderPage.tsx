import { useState } from 'react'
import type { EditionsWith } from '~/catalog/addresses'
import type { BuyerOrder } from '~/core/schemas/order'
import { isFullyErased } from '~/features/orders/content/order'
import { ResendOrderLink } from '~/sections/ResendOrderLink'
import { ErrorBoundary } from '~/ui/ErrorBoundary'
import { Section } from '~/ui/Section'
import { Footer } from '~/ui/shell/Footer'
import { Header } from '~/ui/shell/Header'
import type { ChosenSize } from './gallery/downloads'
import galleryStyles from './gallery/gallery.css?url'
import { OrderCorrections } from './gallery/OrderCorrections'
import { OrderGallery } from './gallery/OrderGallery'
import { OrderProof } from './gallery/OrderProof'
import { OrderShares } from './gallery/OrderShares'
import { OrderAddress } from './OrderAddress'
import { OrderData } from './OrderData'
import { OrderErasure } from './OrderErasure'
import { OrderGuarantee } from './OrderGuarantee'
import { isNight, OrderHero } from './OrderHero'
import { OrderPhotos } from './OrderPhotos'
import { OrderReceipt } from './OrderReceipt'
import { OrderRetakeRequest } from './OrderRetakeRequest'
import { OrderTimeline } from './OrderTimeline'
import './order.css'
import { useMarks } from './gallery/useMarks'
import { useReveal } from './gallery/useReveal'
import { useVerdicts } from './gallery/useVerdicts'
import { useOrder } from './useOrder'
import { useSentPhotos } from './useSentPhotos'

type OrderPageProps = {
  edition: EditionsWith<'thank-you'>
  sessionId: string
  loaded: BuyerOrder
  /** From the address, for a page without script. */
  chosen?: ChosenSize
}

/** Everything about an order, for holders of its link. Status, facts and images work without script. */
export function OrderPage({ edition, sessionId, loaded, chosen }: OrderPageProps) {
  const { order, ...actions } = useOrder(sessionId, loaded)
  const [size, setSize] = useState(chosen)
  const known = 'number' in order ? order : undefined
  const given = useVerdicts(sessionId, known?.portraits, actions.refresh)
  const marks = useMarks(known, given)
  const verdicts = order.state === 'delivered' ? given : undefined
  useSentPhotos(known?.photos.length ?? 0)
  const reveals = useReveal(sessionId, known?.awaitsReveal ?? false)
  return (
    <>
      <Header edition={edition} tone={isNight(order) ? 'clear-night' : 'clear'} />
      <main id="main">
        {/* Not for the plain thank-you page, and before there is an order to show: it may come while the page is open. */}
        {order.state !== 'unknown' && <link rel="stylesheet" href={galleryStyles} />}
        <ErrorBoundary>
          <OrderHero
            edition={edition}
            sessionId={sessionId}
            order={order}
            actions={actions}
            reveals={reveals}
            size={size}
          />
        </ErrorBoundary>
        {known?.retakeRequest && <OrderRetakeRequest retakeRequest={known.retakeRequest} />}
        {known && isFullyErased(known) && <OrderProof order={known} />}
        {order.state === 'unknown' && (
          <Section space="none" className="order-lost">
            {/* Decorative: without an order, the sun is below the horizon. */}
            <span aria-hidden="true" className="sun sun-below w-40!" />
            <div className="pt-10">
              <ErrorBoundary>
                <ResendOrderLink edition={edition} open />
              </ErrorBoundary>
            </div>
          </Section>
        )}
        {known && known.portraits.length > 0 && (
          <ErrorBoundary>
            <OrderGallery
              order={known}
              marks={known.mayCorrect ? marks : undefined}
              verdicts={verdicts}
              reveals={reveals}
              size={{ edition, sessionId, size, onChoose: setSize }}
            />
          </ErrorBoundary>
        )}
        {known && (
          <div className="wrap order-after">
            <ErrorBoundary>
              <OrderCorrections order={known} marks={marks} verdicts={verdicts} actions={actions} />
            </ErrorBoundary>
            {known.mayShare && (
              <ErrorBoundary>
                <OrderShares order={known} actions={actions} />
              </ErrorBoundary>
            )}
          </div>
        )}
        {known && (
          <Section space="snug" labelledBy="way">
            <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
              <div className="min-w-0 lg:(col-span-7 pr-6)">
                <ErrorBoundary>
                  <OrderTimeline edition={edition} order={known} />
                </ErrorBoundary>
              </div>
              <div className="lg:col-span-5">
                <ErrorBoundary>
                  <OrderReceipt order={known} />
                </ErrorBoundary>
              </div>
            </div>
          </Section>
        )}
        {known && (known.takesPhotos || known.photos.length > 0) && (
          <ErrorBoundary>
            <OrderPhotos edition={edition} sessionId={sessionId} order={known} refresh={actions.refresh} />
          </ErrorBoundary>
        )}
        {known && known.steps.paid !== null && (
          <Section tone="sand" space="snug">
            <div className="order-help grid gap-x-8 gap-y-12">
              <ErrorBoundary>
                <OrderGuarantee edition={edition} order={known} />
              </ErrorBoundary>
              <ErrorBoundary>
                <OrderAddress order={known} actions={actions} />
              </ErrorBoundary>
              <ErrorBoundary>
                <OrderErasure order={known} actions={actions} />
              </ErrorBoundary>
              <ErrorBoundary>
                <OrderData edition={edition} sessionId={sessionId} order={known} />
              </ErrorBoundary>
            </div>
          </Section>
        )}
      </main>
      <Footer edition={edition} />
    </>
  )
}
