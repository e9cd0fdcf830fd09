import type { Context } from 'hono'
import { type Address, allAddresses, alternates } from '~/catalog/addresses'
import { sharePaths } from '~/catalog/sharePaths'
import { readConfig } from '~/server/config'

const caching = { 'Cache-Control': 'public, max-age=3600' }

/** GET /sitemap.xml: every indexable page with its counterpart in the other language (R-SEO-02). */
export function sitemap(c: Context): Response {
  const { publicOrigin } = readConfig()
  const entry = ({ path, screen }: Address) => {
    const links = alternates(screen).map(
      ({ language, path: other }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${publicOrigin}${other}"/>`,
    )
    return `<url><loc>${publicOrigin}${path}</loc>${links.join('')}</url>`
  }
  const urls = allAddresses()
    .filter(({ indexable }) => indexable)
    .map(entry)
  const map = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>`
  return c.body(map, 200, { 'Content-Type': 'application/xml; charset=utf-8', ...caching })
}

/** GET /robots.txt: excludes the paths that are not pages. */
export function robots(c: Context): Response {
  const lines = [
    'User-agent: *',
    ...[
      ...['/orders', '/photos', '/contact', '/webhooks', '/_serverFn', '/healthz', '/csp-reports'],
      ...Object.values(sharePaths),
    ].map((path) => `Disallow: ${path}`),
    `Sitemap: ${readConfig().publicOrigin}/sitemap.xml`,
  ]
  return c.text(`${lines.join('\n')}\n`, 200, caching)
}
