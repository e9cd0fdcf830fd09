import { useEffect, useRef, useState } from 'react'
import type { DeskPhoto } from '~/features/desk/schema'
import { Icon } from '~/ui/Icon'

const drawableTypes = /^image\/(jpeg|png|gif|webp|avif|bmp)$/

/** Whether browsers can draw a file of this type. */
const isDrawable = ({ type }: Pick<DeskPhoto, 'type'>) => drawableTypes.test(type)

type PhotoPictureProps = { photo: DeskPhoto; large?: boolean }

/**
 * The preview of a photo, or the photo itself. Shows the file type when the browser can draw neither, such as HEIC
 * outside Apple's browsers.
 */
export function PhotoPicture({ photo, large }: PhotoPictureProps) {
  const { id, name, type, hasPreview } = photo
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)
  // An image that failed before hydration never calls `onError`.
  useEffect(() => {
    if (image.current?.complete && !image.current.naturalWidth) setFailed(true)
  }, [])
  const small = hasPreview && !large
  if (failed || !(small || isDrawable(photo)))
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
      onError={() => setFailed(true)}
      className={large ? 'mx-auto max-h-[70svh] w-auto rounded-xl' : 'h-full w-full object-cover'}
    />
  )
}
