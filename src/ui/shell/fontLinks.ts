import { fontFiles } from '../theme/fonts'

/** Head links that preload both typefaces. */
export const fontLinks = fontFiles.map((file) => ({
  rel: 'preload',
  href: `/fonts/${file}.woff2`,
  as: 'font',
  crossOrigin: '' as const,
}))
