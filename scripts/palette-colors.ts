import type { Plugin } from 'vite'
import { inlineColors } from '../src/ui/theme/palette.ts'

/** Inserts the palette's colors into the site's style sheets; `src/ui/theme/palette.ts` explains why. */
export const paletteColors: Plugin = {
  name: 'palette-colours',
  enforce: 'pre',
  transform: { filter: { id: /\.css(\?|$)/ }, handler: (css) => ({ code: inlineColors(css), map: null }) },
}
