import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { QueuedPhoto } from '../queue/queuedPhotos'
import { hintOf } from './hintOf'
import { hintTexts } from './hintTexts'

/** The hint on the lower edge of a photo, so that nothing moves when it appears. Its parent is positioned. */
export function PhotoHint({
  photo,
  photos,
}: {
  photo: QueuedPhoto
  photos: readonly QueuedPhoto[]
}): ReactNode {
  const { i18n } = useLingui()
  const hint = hintOf(photo, photos)
  if (!hint) return null
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 aspect-square flex items-end p-1 sm:p-1.5">
      <span className="w-full border-l-3 border-gold rounded-lg bg-paper px-1 py-0.5 text-12px font-500 leading-tight sm:(px-2 py-1 text-13px)">
        {i18n._(hintTexts[hint])}
      </span>
    </div>
  )
}
