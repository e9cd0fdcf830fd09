import { site } from '../../src/catalog/site.ts'
import { fonts } from '../../src/ui/theme/fonts.ts'
import { palette } from '../../src/ui/theme/palette.ts'
import type { PictureText } from './pageTexts.ts'

const { night, paper, mist, ember, gold } = palette

/** The colors and the typeface of every picture. */
const usualLook: readonly string[] = [night, paper, mist, ember, gold, fonts.display.family]

/** What a picture shows, stored in it, so that one that shows something else than its page can be found. */
export const captionOf = (
  { headline, price }: Pick<PictureText, 'headline' | 'price'>,
  look = usualLook,
): string => Buffer.from(JSON.stringify([site.brand, site.logo, headline, price, ...look])).toString('base64')
