import type { Context, Handler } from 'hono'
import { isDeskPage } from '~/catalog/desk'
import { deskLocale } from '~/features/desk/server/actor'
import { readConfig } from '~/server/config'
import { policyFor } from '~/server/http/contentSecurityPolicy'
import { renderLive } from './livePage'
import type { RenderPage } from './pages'

/** Renders a desk page for each request, in the visitor's language; never cached and never indexed. */
export const deskPages =
  (renderPage: RenderPage, notFound: Handler): Handler =>
  async (c: Context, next) => {
    if (!isDeskPage(c.req.path)) return notFound(c, next)
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' })
    if (__DEV_SERVER__) return renderPage(c.req.raw)
    const { html, hashes, status, location } = await renderLive(renderPage, c.req.url, 'whole', deskLocale())
    return new Response(html, {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policyFor(hashes, {
          // Previews of portraits that are dropped on the page.
          blobImages: true,
          https: readConfig().publicOrigin.startsWith('https:'),
        }),
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex, nofollow',
        ...(location ? { Location: location } : {}),
      },
    })
  }
