import type { Plugin } from 'vite'
import { writeColours } from '../src/ui/theme/palette.ts'

/** Writes the colours of the palette into the style sheets of the site: `src/ui/theme/palette.ts` says why. */
export const paletteColours: Plugin = {
  name: 'palette-colours',
  enforce: 'pre',
  transform: { filter: { id: /\.css(\?|$)/ }, handler: (css) => ({ code: writeColours(css), map: null }) },
}
