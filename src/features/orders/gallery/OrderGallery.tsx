import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, useState } from 'react'
import type { KnownOrder } from '~/core/schemas/order'
import { buttonClass } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import { Section } from '~/ui/Section'
import { zipIn } from './downloads'
import { OrderPortrait } from './OrderPortrait'
import { OrderSize } from './OrderSize'
import { OrderViewer } from './OrderViewer'
import { OrderZip } from './OrderZip'
import { firstView } from './portrait'
import type { Marks } from './useMarks'
import type { Verdicts } from './useVerdicts'

type GalleryProps = {
  order: KnownOrder
  /** Absent when the buyer can no longer ask for corrections. */
  marks: Marks | undefined
  /** Absent while the order is not delivered. */
  verdicts: Verdicts | undefined
  /** The portraits come up one by one. */
  reveals?: boolean
  size: Omit<ComponentProps<typeof OrderSize>, 'left'>
}

/** All portraits as images that open in the viewer, with downloads of each and of all. */
export function OrderGallery({ order, marks, verdicts, reveals, size }: GalleryProps) {
  const { t } = useLingui()
  const [openId, setOpenId] = useState<string>()
  const { state } = order
  // The hero has the headline and the zip, and the portraits follow within the first view.
  const isReady = state === 'delivered'
  const current = order.portraits.filter(({ earlier }) => !earlier)
  const earlier = order.portraits.filter((portrait) => portrait.earlier)
  const portraits = [...current, ...earlier]
  const count = current.length
  // By its id: corrections that arrive meanwhile move the earlier versions to the end.
  const at = portraits.findIndex(({ id }) => id === openId)
  // Portraits keep their numbers, so the highest number may exceed the count.
  const last = Math.max(...portraits.map(({ number }) => number))
  const tiles = (shown: typeof portraits, marking?: Marks, judging?: Verdicts) =>
    shown.map((portrait, place) => (
      <OrderPortrait
        key={portrait.id}
        portrait={portrait}
        count={last}
        marks={marking}
        verdicts={judging}
        size={size.size}
        isFirst={isReady && shown === current && place < firstView}
        isLead={shown === current && place === 0}
        inCorrection={state === 'in_production' && portrait.marked}
        onOpen={() => setOpenId(portrait.id)}
      />
    ))
  const marked = marks?.ids.length ?? 0
  return (
    <Section
      space={isReady ? 'none' : 'snug'}
      labelledBy="portraits"
      className={isReady ? 'pt-5 pb-12 md:(pt-7 pb-18)' : ''}
    >
      <div className="order-gallery-head">
        <div>
          <h2
            id="portraits"
            className={isReady ? 'text-sub font-600 font-display' : 'text-figure display-tight'}
          >
            <Plural value={count} one="# portrait" other="# portraits" />
          </h2>
          {verdicts && (
            <p className="order-judge mt-1 max-w-38em text-balance text-note text-ink-soft on-screen">
              {marks ? (
                <Trans>
                  Does it look like you? To have one redone, choose “Not me” or “Fix this.” Press again to
                  undo.
                </Trans>
              ) : (
                <Trans>Does it look like you? One tap tells us; tap again to undo it.</Trans>
              )}
            </p>
          )}
        </div>
        {!isReady && <OrderZip order={order} chosen={size.size} variant="secondary" size="small" />}
        {current.some(({ sizes }) => sizes.length > 0) && (
          <OrderSize {...size} left={zipIn(order, size.size)?.left ?? 0} />
        )}
      </div>
      <ul aria-label={t`Portraits`} className={`order-gallery ${reveals ? 'order-reveal' : ''}`}>
        {tiles(current, marks, verdicts)}
      </ul>
      {earlier.length > 0 && (
        <details className="mt-8">
          <summary className="inline-block py-1 text-note text-ember-deep font-600 underline underline-offset-4">
            <Plural value={earlier.length} one="# earlier version" other="# earlier versions" />
          </summary>
          <p className="mt-2 max-w-38em text-note text-ink-soft">
            <Trans>The portraits we replaced stay here too.</Trans>
          </p>
          <ul aria-label={t`Earlier versions`} className="order-gallery">
            {tiles(earlier)}
          </ul>
        </details>
      )}
      {marked > 0 && (
        <p className="order-marked on-screen">
          <a href="#corrections" className={buttonClass({ size: 'small', className: 'shadow-float' })}>
            <Plural
              comment="How many portraits are marked for corrections; leads to the form"
              value={marked}
              one="# marked: review and send"
              other="# marked: review and send"
            />
            <Icon name="forward" className="rotate-90" />
          </a>
        </p>
      )}
      <OrderViewer
        portraits={portraits}
        last={last}
        at={at < 0 ? undefined : at}
        marks={marks}
        verdicts={verdicts}
        size={size.size}
        onMove={(place) => setOpenId(portraits[place]?.id)}
        onClose={() => setOpenId(undefined)}
      />
    </Section>
  )
}
