import type { Context, Handler } from 'hono'
import { isDeskPage } from '~/desk'
import { editionList, editions } from '~/editions'
import { readConfig } from '../config'
import { contentSecurityPolicy } from './contentSecurityPolicy'
import type { RenderPage } from './pages'
import { readingEdition } from './readingEdition'

/**
 * Renders a page of the desk for its request, in the language that its reader reads; kept by nobody and found by no
 * search engine.
 */
export const deskPages =
  (renderPage: RenderPage, notFound: Handler): Handler =>
  async (c: Context, next) => {
    if (!isDeskPage(c.req.path)) return notFound(c, next)
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' })
    if (__DEV_SERVER__) return renderPage(c.req.raw)
    const headers = {
      Accept: 'text/html',
      'Accept-Language': editions[readingEdition(c, editionList)].locale,
    }
    const response = await renderPage(new Request(c.req.url, { headers }))
    // Leaves a failure to `handleError`.
    if (response.status >= 500) throw new Error('The renderer answered with a failure')
    const html = await response.text()
    const location = response.headers.get('location')
    return new Response(html, {
      status: response.status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': await contentSecurityPolicy(html, {
          // Pictures of the portraits that are dropped on the page.
          blobImages: true,
          https: readConfig().publicOrigin.startsWith('https:'),
        }),
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex, nofollow',
        ...(location ? { Location: location } : {}),
      },
    })
  }
