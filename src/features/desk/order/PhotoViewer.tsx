import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import type { DeskPhoto } from '~/features/desk/schema'
import { ButtonLink } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import { DeskDialog } from '../shell/DeskDialog'
import { PhotoPicture } from './PhotoPicture'

type PhotoViewerProps = {
  photos: DeskPhoto[]
  at: number
  /** Rendered below the photo. */
  note?: ((photo: DeskPhoto) => ReactNode) | undefined
  onMove: (to: number) => void
  onClose: () => void
}

/** One photo, large. The arrow keys show the previous or next one. */
export function PhotoViewer({ photos, at, note, onMove, onClose }: PhotoViewerProps) {
  const { t } = useLingui()
  const count = photos.length
  const photo = photos[at]
  const step = (by: number) => onMove((at + by + count) % count)
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') step(1)
      if (key === 'ArrowLeft') step(-1)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  if (!photo) return null
  const { id, name } = photo
  const place = at + 1
  const noteContent = note?.(photo)
  return (
    <DeskDialog wide title={name} onClose={onClose}>
      <div className="rounded-xl bg-sand">
        <PhotoPicture key={id} photo={photo} large />
      </div>
      {noteContent && <div className="mt-3 text-note">{noteContent}</div>}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-2">
          {count > 1 && (
            <>
              <button
                type="button"
                onClick={() => step(-1)}
                aria-label={t`Previous photo`}
                className="round-control h-12 w-12"
              >
                <Icon name="back" />
              </button>
              <p role="status" className="figures min-w-18 text-center text-note">
                <Trans comment="Desk: 3 of 12 photos">
                  {place} of {count}
                </Trans>
              </p>
              <button
                type="button"
                onClick={() => step(1)}
                aria-label={t`Next photo`}
                className="round-control h-12 w-12"
              >
                <Icon name="forward" />
              </button>
            </>
          )}
        </div>
        <ButtonLink href={`/desk/photos/${id}`} download={name} variant="secondary" size="small">
          <Icon name="download" />
          <Trans comment="Desk: one photo">Download</Trans>
        </ButtonLink>
      </div>
    </DeskDialog>
  )
}
