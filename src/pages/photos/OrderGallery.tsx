import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { KnownOrder } from '~/schemas/order'
import { ButtonLink } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import { Section } from '~/ui/Section'
import { OrderPortrait } from './OrderPortrait'
import { OrderViewer } from './OrderViewer'
import type { Marks } from './useMarks'

const megabyte = 1024 * 1024

/** Every portrait as a picture that opens large; one by one and all at once as files. */
export function OrderGallery({ order, marks }: { order: KnownOrder; marks: Marks | undefined }) {
  const { i18n, t } = useLingui()
  const [open, setOpen] = useState<number>()
  const { portraits, zip } = order
  const count = portraits.length
  const size = i18n.number((zip?.size ?? 0) / megabyte, { maximumFractionDigits: 1 })
  return (
    <Section space="snug" labelledBy="portraits">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <h2 id="portraits" className="text-figure display-tight">
          <Trans>Your portraits</Trans>
        </h2>
        {zip && (
          <ButtonLink href={zip.url} download look="secondary" size="small" className="print:hidden">
            <Icon name="images" />
            <Trans comment="Button: all portraits in one file, and its size">
              Download all {count} as one file, {size} MB
            </Trans>
          </ButtonLink>
        )}
      </div>
      <ul
        aria-label={t`Portraits`}
        className="grid grid-cols-2 mt-7 gap-x-3 gap-y-6 sm:grid-cols-3 md:gap-x-4 lg:grid-cols-4"
      >
        {portraits.map((portrait, place) => (
          <OrderPortrait
            key={portrait.id}
            portrait={portrait}
            place={place + 1}
            count={count}
            marks={marks}
            onOpen={() => setOpen(place)}
          />
        ))}
      </ul>
      <OrderViewer
        portraits={portraits}
        at={open}
        marks={marks}
        onMove={setOpen}
        onClose={() => setOpen(undefined)}
      />
    </Section>
  )
}
