import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { QueuedPhoto } from '../queue/queuedPhotos'
import { hintOf } from './hintOf'
import { hintTexts } from './hintTexts'

/** The hint below a photo, in at most two lines, for which its parent reserves the room. */
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
    <p className="mt-0.5 border-l-3 border-gold pl-1.5 text-13px font-500 leading-tight">
      {i18n._(hintTexts[hint])}
    </p>
  )
}
