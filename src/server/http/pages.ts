import type { Context } from 'hono'
import { type Address, addressAt } from '~/addresses'
import { readConfig } from '../config'
import { contentSecurityPolicy } from './contentSecurityPolicy'
import { recordMissingPath } from './recordMissingPath'

export type RenderPage = (request: Request) => Response | Promise<Response>

type KeptPage = { html: string; policy: string; etag: string; status: number; location: string | null }

/** The provider's pages that a form of ours may lead to. */
const checkoutHosts = ['https://checkout.stripe.com']

/** Public pages may be kept in front of the Worker for five minutes, and shown for a day while one is fetched anew. */
const publicCaching = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400'

/**
 * Answers page addresses. A content page is the same for everyone until the next deployment, so it is
 * rendered once for each isolate and kept by its address; the query never takes part. A page with a payment
 * or a session is rendered for its request and kept nowhere.
 */
export function createPages(renderPage: RenderPage) {
  const kept = new Map<string, KeptPage>()

  // Only finished pages are kept: a promise would belong to the request that began it, and die with it.
  const keep = async (path: string): Promise<KeptPage> => {
    const known = kept.get(path)
    if (known) return known
    const page = await render(renderPage, new URL(path, readConfig().publicOrigin).href, addressAt(path))
    if (page.status < 500) kept.set(path, page)
    return page
  }

  return async (c: Context): Promise<Response> => {
    if (__DEV_SERVER__) return renderPage(c.req.raw)
    const address = addressAt(c.req.path)
    if (!address) {
      recordMissingPath(c)
      return answer(c, await keep('/not-found'), 'private, no-store')
    }
    // With a session in its address the guide belongs to one buyer.
    if (address.life === 'private' || c.req.query('session_id') !== undefined)
      return answer(c, await render(renderPage, c.req.url, address), 'private, no-store')
    return answer(c, await keep(address.path), publicCaching)
  }
}

async function render(renderPage: RenderPage, url: string, address: Address | undefined): Promise<KeptPage> {
  const response = await renderPage(new Request(url, { headers: { Accept: 'text/html' } }))
  const html = trim(await response.text(), address)
  const config = readConfig()
  const policy = await contentSecurityPolicy(html, {
    formTargets: config.payments === 'sandbox' ? [] : checkoutHosts,
    // The guide too: a buyer who goes on from there to the upload keeps this page's policy.
    blobImages: address?.screen === 'upload' || address?.screen === 'photo-instructions',
    https: config.publicOrigin.startsWith('https:'),
  })
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(html))
  const etag = `"${new Uint8Array(digest).toBase64({ alphabet: 'base64url', omitPadding: true }).slice(0, 22)}"`
  return { html, policy, etag, status: response.status, location: response.headers.get('location') }
}

const modulePreload = /<link rel="modulepreload"[^>]*>/g
const script = /<script\b[^>]*>[\s\S]*?<\/script>/g

/**
 * A page that may never need script must not fetch it ahead; the page for what is missing is the same for every
 * path and needs none at all.
 */
function trim(html: string, address: Address | undefined): string {
  if (!address) return html.replace(modulePreload, '').replace(script, '')
  return address.life === 'content' ? html.replace(modulePreload, '') : html
}

function answer(c: Context, page: KeptPage, caching: string): Response {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': page.policy,
    'Cache-Control': page.status === 200 ? caching : 'private, no-store',
    // The router tidies a query, such as one with a key twice; always to a path of our own.
    ...(page.location?.startsWith('/') ? { Location: page.location } : {}),
  }
  if (!caching.startsWith('public')) return c.body(page.html, page.status as 200, headers)
  const known = c.req.header('if-none-match')?.replace('W/', '') === page.etag
  return known
    ? c.body(null, 304, { ...headers, ETag: page.etag })
    : c.body(page.html, page.status as 200, { ...headers, ETag: page.etag })
}
