import type { Screen } from '../catalog/addresses.ts'
import type { Edition } from '../catalog/editions.ts'

/** Size of every social picture, in pixels. `scripts/draw-social.ts` draws them. */
export const pictureSize = { width: 1200, height: 630 }

/** Path of the picture that social networks show for a page. */
export function picturePath(screen: Screen, edition: Edition): string {
  return `/social/${edition}/${screen}.png`
}
