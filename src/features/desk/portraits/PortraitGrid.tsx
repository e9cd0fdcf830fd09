import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeskOrder } from '~/features/desk/schema'
import { Icon } from '~/ui/Icon'
import { PhotoGrid } from '../order/PhotoGrid'
import type { OrderActions } from '../order/useOrderActions'
import { PortraitTile } from './PortraitTile'
import { RemoveDialog } from './RemoveDialog'
import type { PortraitQueue } from './usePortraitQueue'

type PortraitGridProps = { order: DeskOrder; queue: PortraitQueue; actions: OrderActions; takes: boolean }

const corner =
  'absolute right-1.5 top-1.5 grid h-9 w-9 place-items-center rounded-full bg-night text-paper live-hover:bg-ember-deep idle:bg-line idle:text-ink-soft'

/**
 * The stored portraits, then the uploads in progress. The studio can delete a portrait that the buyer has not
 * seen, after a confirmation; one that the buyer has seen is only left out of the next delivery.
 */
export function PortraitGrid({ order, queue, actions, takes }: PortraitGridProps) {
  const { t } = useLingui()
  const [toRemove, setToRemove] = useState<string>()
  const { made } = order
  // Read from the order, since the buyer may see the portrait while the dialog is open.
  const removed = made.find(({ id }) => id === toRemove)
  if (!made.length && !queue.photos.length) return null
  const locked = actions.busy !== undefined || queue.uploading
  return (
    <>
      <PhotoGrid
        photos={made}
        label={t`Portraits`}
        corner={(photo) => {
          const { id, name, seen, superseded } = photo
          if (!takes) return null
          return superseded ? (
            <button
              type="button"
              disabled={locked}
              aria-label={t({ message: `Deliver ${name} after all`, comment: 'Desk: a portrait' })}
              onClick={() =>
                actions.act({ action: 'restore', photo: id }, t`It’s part of the delivery again`)
              }
              className={corner}
            >
              <Icon name="refund" />
            </button>
          ) : (
            <button
              type="button"
              disabled={locked}
              aria-label={
                seen
                  ? t({ message: `Leave ${name} out`, comment: 'Desk: of the next delivery' })
                  : t({ message: `Remove ${name}`, comment: 'Desk: takes a portrait away' })
              }
              onClick={() => {
                actions.forget()
                setToRemove(id)
              }}
              className={corner}
            >
              <Icon name="close" />
            </button>
          )
        }}
        note={({ superseded }) =>
          superseded && (
            <Trans comment="Desk: below a portrait that the buyer has seen and that is not delivered again">
              Earlier version
            </Trans>
          )
        }
      >
        {queue.photos.map((photo) => (
          <PortraitTile key={photo.id} photo={photo} locked={queue.uploading} onRemove={queue.remove} />
        ))}
      </PhotoGrid>
      {removed && (
        <RemoveDialog
          photo={removed}
          actions={actions}
          onDone={queue.check}
          onClose={() => setToRemove(undefined)}
        />
      )}
    </>
  )
}
