/** Head links that preload both typefaces. */
export const fontLinks = ['bricolage-grotesque', 'instrument-sans'].map((file) => ({
  rel: 'preload',
  href: `/fonts/${file}.woff2`,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
}))
