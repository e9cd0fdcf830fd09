import { group, within } from '../vignettes/kit.ts'

/** Places frames of one size side by side, each clipped; the page shows one at a time. */
export const strip = (width: number, height: number, frames: readonly string[]) =>
  frames
    .map((frame, index) =>
      group(within(`f${index}`, 0, 0, width, height, 0, frame), `translate(${index * width} 0)`),
    )
    .join('')
