import type { Context } from 'hono'
import { site } from '~/catalog/site'

/** The logo stays in the icon's safe zone, so that a launcher can mask it to any shape. */
const icons = [192, 512].flatMap((size) =>
  ['any', 'maskable'].map((purpose) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
)

/** GET /manifest.webmanifest: how the site appears on a device's home screen. */
export function manifest(c: Context): Response {
  const body = {
    id: '/',
    name: site.brand,
    short_name: site.brand,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: __THEME_COLOR__,
    theme_color: __THEME_COLOR__,
    icons,
  }
  return c.body(JSON.stringify(body), 200, {
    'Content-Type': 'application/manifest+json',
    'Cache-Control': 'public, max-age=3600',
  })
}
