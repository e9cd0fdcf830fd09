import { useEffect, useRef, useState } from 'react'
import type { DeskPhoto } from '~/features/desk/schema'
import { Icon } from '~/ui/Icon'

const shown = /^image\/(jpeg|png|gif|webp|avif|bmp)$/

/** Whether browsers can draw a file of this type. */
const isDrawable = ({ type }: Pick<DeskPhoto, 'type'>) => shown.test(type)

type PhotoPictureProps = { photo: DeskPhoto; large?: boolean }

/**
 * The small picture of a photo, or the photo itself. Where neither can be drawn, as with HEIC outside of Apple's
 * browsers, its type.
 */
export function PhotoPicture({ photo, large }: PhotoPictureProps) {
  const { id, name, type, hasPreview } = photo
  const image = useRef<HTMLImageElement>(null)
  const [lost, setLost] = useState(false)
  // A picture that failed before script took over has told nobody.
  useEffect(() => {
    if (image.current?.complete && !image.current.naturalWidth) setLost(true)
  }, [])
  const small = hasPreview && !large
  if (lost || !(small || isDrawable(photo)))
    return (
      <span
        className={`flex h-full flex-col items-center justify-center gap-1 text-ink-soft ${large ? 'min-h-60' : ''}`}
      >
        <Icon name="image" className="text-figure text-edge" />
        <span className="px-1 uppercase">{type.replace(/^image\//, '')}</span>
      </span>
    )
  return (
    <img
      ref={image}
      src={small ? `/desk/photos/${id}/preview` : `/desk/photos/${id}`}
      alt={large ? name : ''}
      loading={large ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setLost(true)}
      className={large ? 'mx-auto max-h-[70svh] w-auto rounded-xl' : 'h-full w-full object-cover'}
    />
  )
}
