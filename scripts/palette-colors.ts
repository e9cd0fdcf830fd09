import type { Plugin } from 'vite'
import { inlineFonts } from '../src/ui/theme/fonts.ts'
import { inlineColors } from '../src/ui/theme/palette.ts'

/** Inserts the palette's colors and the fonts into the site's style sheets; `src/ui/theme/palette.ts` explains why. */
export const paletteColors: Plugin = {
  name: 'palette-colours',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css(\?|$)/ },
    handler: (css) => ({ code: inlineFonts(inlineColors(css)), map: null }),
  },
}
