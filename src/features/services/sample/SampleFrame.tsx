import type { ServiceSlug } from '~/catalog/products'
import type { Boards } from '~/features/services/content/samples/sample'

/** Frame sizes, as drawn by scripts/draw-samples.ts. */
const frames = {
  wide: { width: 320, height: 180, shape: 'sample-wide' },
  tall: { width: 400, height: 320, shape: 'sample-tall' },
} as const

type FrameProps = { slug: ServiceSlug; frame: Boards['frame']; index: number; className?: string }

/** One of the frames of a service, which lie side by side in their file. Decorative: its words are beside it. */
export function SampleFrame({ slug, frame, index, className = '' }: FrameProps) {
  const { width, height, shape } = frames[frame]
  return (
    <img
      src={`/samples/${slug}.svg#svgView(viewBox(${index * width},0,${width},${height}))`}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      className={`w-full ${shape} ${className}`}
    />
  )
}
