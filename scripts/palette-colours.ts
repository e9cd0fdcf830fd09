import type { Plugin } from 'vite'
import { writeColours } from '../src/ui/theme/palette.ts'

/** Inserts the palette's colors into the site's style sheets; `src/ui/theme/palette.ts` explains why. */
export const paletteColours: Plugin = {
  name: 'palette-colours',
  enforce: 'pre',
  transform: { filter: { id: /\.css(\?|$)/ }, handler: (css) => ({ code: writeColours(css), map: null }) },
}
