import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { DeskOrder } from '~/schemas/desk'
import { FilesAside } from '../shell/FilesAside'
import { Panel } from '../shell/Panel'
import { useMoments } from '../shell/useMoments'
import { PhotoGrid } from './PhotoGrid'

/** What the buyer has sent: to look at, and to work with. */
export function BuyersPhotos({ order }: { order: DeskOrder }) {
  const { t } = useLingui()
  const { dayOf } = useMoments()
  const { sent, erasedAt, paidAt } = order
  if (paidAt === null) return null
  return (
    <Panel
      title={<Trans comment="Desk: heading">The buyer's photos</Trans>}
      aside={
        sent.length > 0 && (
          <FilesAside zip={`/desk/orders/${order.id}/photos.zip`}>
            <Plural value={sent.length} one="# photo" other="# photos" />
          </FilesAside>
        )
      }
    >
      {sent.length ? (
        <PhotoGrid photos={sent} label={t`The buyer's photos`} />
      ) : (
        <p className="text-ink-soft">
          {erasedAt ? (
            <Trans>Photos and portraits were erased on {dayOf(erasedAt)}.</Trans>
          ) : order.status !== 'paid' ? (
            <Trans>No photos have come.</Trans>
          ) : (
            <Trans>
              No photos have come yet. The buyer is reminded by email after one day and after three.
            </Trans>
          )}
        </p>
      )}
    </Panel>
  )
}
