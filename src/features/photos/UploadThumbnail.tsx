import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { fileSize } from '~/i18n/fileSize'
import { Icon } from '~/ui/Icon'
import { FileName } from './FileName'
import { PhotoHint } from './hints/lazyHints'
import type { QueuedPhoto } from './queue/queuedPhotos'
import { RemoveButton } from './RemoveButton'
import { UploadNote } from './UploadNote'

type ThumbnailProps = {
  photo: QueuedPhoto
  /** The whole selection. */
  photos: readonly QueuedPhoto[]
  /** An upload is running, so nothing can be removed. */
  locked: boolean
  onRemove: (id: string) => void
}

export function UploadThumbnail({ photo, photos, locked, onRemove }: ThumbnailProps) {
  const { i18n } = useLingui()
  const { name, prepared, state } = photo
  const preview = prepared?.preview
  const moving = state === 'preparing' || state === 'sending'
  return (
    <li id={photo.id} tabIndex={-1} className="relative min-w-0 rounded-xl text-small">
      <div
        className={`relative aspect-square overflow-hidden rounded-xl bg-sand ${state === 'failed' ? 'ring-2 ring-rose' : ''}`}
      >
        {preview ? (
          <img src={preview} alt="" className={`h-full w-full object-cover ${moving ? 'opacity-50' : ''}`} />
        ) : (
          <span className="flex h-full flex-col items-center justify-center gap-1 px-2 text-center text-ink-soft">
            <Icon name="image" className="text-figure text-edge" />
            {prepared && (
              <Trans comment="On a photo that the browser cannot show, yet can send: HEIC on Windows, for example">
                No preview here
              </Trans>
            )}
          </span>
        )}
        <UploadMark state={state} />
        {!locked && state !== 'stored' && <RemoveButton name={name} onRemove={() => onRemove(photo.id)} />}
      </div>
      <FileName name={name} />
      <p className="figures text-ink-soft">{fileSize(i18n, photo.size)}</p>
      {/* Room for two lines, so that nothing moves when a state or a hint appears. */}
      <div className="min-h-9 flow-root">
        <UploadNote photo={photo} />
        {photo.analysis && state === 'waiting' && !locked && (
          <Suspense>
            <PhotoHint photo={photo} photos={photos} />
          </Suspense>
        )}
      </div>
    </li>
  )
}

const marks = {
  preparing: { color: 'bg-paper', icon: 'spinner' },
  sending: { color: 'bg-paper', icon: 'spinner' },
  stored: { color: 'bg-leaf text-white', icon: 'check' },
  failed: { color: 'bg-rose text-white', icon: 'warning' },
} as const

/** The upload state of a photo, as a badge on the photo. */
function UploadMark({ state }: { state: QueuedPhoto['state'] }) {
  if (state === 'waiting') return null
  const { color, icon } = marks[state]
  return (
    <span className={`absolute bottom-1.5 left-1.5 grid h-7 w-7 place-items-center rounded-full ${color}`}>
      <Icon name={icon} className={icon === 'spinner' ? 'animate-spin' : ''} />
    </span>
  )
}
