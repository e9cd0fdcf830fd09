import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { DeskOrder } from '~/features/desk/schema'
import { FilesAside } from '../shell/FilesAside'
import { Panel } from '../shell/Panel'
import { useDateFormat } from '../shell/useDateFormat'
import { PhotoGrid } from './PhotoGrid'

/** The buyer’s photos, to view and to download. */
export function BuyersPhotos({ order }: { order: DeskOrder }) {
  const { t } = useLingui()
  const { dayOf } = useDateFormat()
  const { sent, erased, paidAt } = order
  if (paidAt === null) return null
  return (
    <Panel
      id="photos"
      title={<Trans comment="Desk: heading">The buyer’s photos</Trans>}
      aside={
        sent.length > 0 && (
          <FilesAside zip={`/desk/orders/${order.id}/photos.zip`}>
            <Plural value={sent.length} one="# photo" other="# photos" />
          </FilesAside>
        )
      }
    >
      {sent.length ? (
        <PhotoGrid photos={sent} label={t`The buyer’s photos`} />
      ) : (
        <p className="text-ink-soft">
          {erased ? (
            <Trans>Everything was deleted on {dayOf(erased.at)}, and no photos have come since.</Trans>
          ) : (
            <Trans>There are no photos here.</Trans>
          )}
        </p>
      )}
    </Panel>
  )
}
