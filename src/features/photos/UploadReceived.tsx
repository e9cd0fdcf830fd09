import { Plural, Trans } from '@lingui/react/macro'
import { photosPerOrder } from '~/core/schemas/limits'
import { Icon } from '~/ui/Icon'
import { Notice } from '~/ui/Notice'
import type { UploadQueue } from './queue/useUploadQueue'
import { SentPhoto } from './SentPhoto'
import { useRemoval } from './useRemoval'

type ReceivedProps = {
  sessionId: string
  received: UploadQueue['received']
  /** The order has no free slot. */
  full: boolean
  /** An upload is running, so nothing can be removed. */
  locked: boolean
  /** The order accepts no more changes. */
  closed: boolean
  refresh: () => Promise<unknown>
}

/** Photos of this order that the server has (R-UPL-23). They can be removed until production begins. */
export function UploadReceived({ sessionId, received, full, locked, closed, refresh }: ReceivedProps) {
  const { photos, removing, error, remove } = useRemoval(sessionId, received, refresh)
  if (!photos.length) return null
  return (
    <div className="upload-received rounded-card bg-leaf-wash px-4 py-3.5">
      <p className="flex items-center gap-3 text-note text-leaf font-600">
        <Icon name="check" />
        <Plural value={photos.length} one="# photo received" other="# photos received" />
      </p>
      {!closed && (
        <p className="mt-1 pl-7 text-leaf text-small">
          {full ? (
            <Trans>To send others, remove some first.</Trans>
          ) : (
            <Trans>
              They’re safe with us. You can add more, up to {photosPerOrder} in total, until we start.
            </Trans>
          )}
        </p>
      )}
      {error && (
        <Notice kind="error" className="mt-3">
          {error}
        </Notice>
      )}
      <ul className="grid grid-cols-3 mt-4 gap-x-2.5 gap-y-4 sm:gap-x-3 md:grid-cols-5">
        {photos.map((photo) => (
          <SentPhoto
            key={photo.id}
            photo={photo}
            removing={removing.includes(photo.id)}
            onRemove={closed || locked ? undefined : () => remove(photo.id)}
          />
        ))}
      </ul>
    </div>
  )
}
