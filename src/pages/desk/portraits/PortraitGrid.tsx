import { useLingui } from '@lingui/react/macro'
import type { DeskOrder } from '~/schemas/desk'
import { Icon } from '~/ui/Icon'
import { PhotoGrid } from '../order/PhotoGrid'
import type { Deeds } from '../order/useDeeds'
import { PortraitTile } from './PortraitTile'
import type { PortraitQueue } from './usePortraitQueue'

type PortraitGridProps = { order: DeskOrder; queue: PortraitQueue; deeds: Deeds; takes: boolean }

/** The portraits that are here, and behind them those on their way. */
export function PortraitGrid({ order, queue, deeds, takes }: PortraitGridProps) {
  const { t } = useLingui()
  const { made } = order
  if (!made.length && !queue.photos.length) return null
  return (
    <PhotoGrid
      photos={made}
      label={t`Portraits`}
      corner={({ id, name }) =>
        takes && (
          <button
            type="button"
            disabled={deeds.busy !== undefined || queue.uploading}
            aria-label={t({ message: `Remove ${name}`, comment: 'Desk: takes a portrait away' })}
            onClick={async () => {
              if (await deeds.act({ deed: 'remove', photo: id })) queue.forgetStored()
            }}
            className="absolute right-1.5 top-1.5 grid h-9 w-9 place-items-center rounded-full bg-night text-paper live-hover:bg-ember-deep idle:(bg-line text-ink-soft)"
          >
            <Icon name="close" />
          </button>
        )
      }
    >
      {queue.photos.map((photo) => (
        <PortraitTile key={photo.id} photo={photo} locked={queue.uploading} onRemove={queue.remove} />
      ))}
    </PhotoGrid>
  )
}
