// Relative, since the script that draws the sandbox's portraits reads this file too.
import { type Pixels, type PortraitSize, portraitSizes } from '../../../core/schemas/portraitSizes.ts'

/** The part of a portrait that a size shows, and the pixels of its file. */
export type Cut = Pixels & { part: Pixels & { x: number; y: number } }

/** Height of a face in a portrait, from its top: eyes are at about two fifths, and hair above them. */
const faceLine = 1 / 3
/** Where that line is in what is cut out of a tall portrait. */
const cutLine = 0.42

/**
 * Where to cut a portrait for a size, in whole pixels: sideways around the center, up and down around the face, which
 * is in the upper third. Never enlarges: a shape has fewer pixels if the portrait has; `undefined` if a portrait is not
 * larger than a scaled size, or too small to print.
 */
export function cutPortrait(portrait: Pixels, size: PortraitSize): Cut | undefined {
  const shape = portraitSizes[size]
  if ('longest' in shape) return scaled(portrait, shape.longest)
  const ratio = shape.width / shape.height
  const part = {
    width: Math.min(portrait.width, Math.round(portrait.height * ratio)),
    height: Math.min(portrait.height, Math.round(portrait.width / ratio)),
  }
  const isSmaller = part.width < shape.width || part.height < shape.height
  if ('exact' in shape && isSmaller) return undefined
  const room = portrait.height - part.height
  const above = Math.round(portrait.height * faceLine - part.height * cutLine)
  return {
    ...(isSmaller ? part : { width: shape.width, height: shape.height }),
    part: {
      ...part,
      x: Math.floor((portrait.width - part.width) / 2),
      y: Math.min(Math.max(above, 0), room),
    },
  }
}

function scaled({ width, height }: Pixels, longest: number): Cut | undefined {
  const scale = longest / Math.max(width, height)
  if (scale >= 1) return undefined
  const round = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: round(width), height: round(height), part: { x: 0, y: 0, width, height } }
}
