import type { Picture } from '~/catalog/pictures'
import type { Boards } from '~/features/services/content/samples/sample'

/** Frame sizes, as drawn by scripts/draw-samples.ts. */
const frames = {
  wide: { width: 320, height: 180, shape: 'sample-wide' },
  tall: { width: 400, height: 320, shape: 'sample-tall' },
} as const

type FrameProps = {
  drawing: Picture<'samples'>
  frame: Boards['frame']
  index: number
  /** What the frame says and the text beside it does not. */
  alt?: string
  className?: string
}

/** One of the frames of a service, which lie side by side in their file. */
export function SampleFrame({ drawing, frame, index, alt = '', className = '' }: FrameProps) {
  const { width, height, shape } = frames[frame]
  return (
    <img
      src={`${drawing}#svgView(viewBox(${index * width},0,${width},${height}))`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      className={`w-full ${shape} ${className}`}
    />
  )
}
