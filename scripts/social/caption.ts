import { site } from '../../src/catalog/site.ts'
import type { PictureText } from './pageTexts.ts'

/** What a picture shows, stored in it, so that one that shows something else than its page can be found. */
export const captionOf = ({ headline, price }: Pick<PictureText, 'headline' | 'price'>): string =>
  Buffer.from(JSON.stringify([site.brand, site.logo, headline, price])).toString('base64')
