import type { Context } from 'hono'
import { type Address, addressAt, editionAt, editionsOf } from '~/addresses'
import { editions, sourceLocale } from '~/editions'
import { isOffered, providerNames } from '~/schemas/providers'
import { site } from '~/site'
import { type Config, readConfig } from '../config'
import { countView } from '../counters/countView'
import type { PolicyHosts } from '../gateways/provider'
import { providers } from '../gateways/providers'
import { contentSecurityPolicy } from './contentSecurityPolicy'
import { isJustSent, saySent } from './justSent'
import { keepNeededStyles } from './neededStyles'
import { pageEdition } from './pageEdition'
import { readingEdition } from './readingEdition'
import { recordMissingPath, writeMissingPaths } from './recordMissingPath'

export type RenderPage = (request: Request) => Response | Promise<Response>

type Page = { html: string; policy: string; status: number; location: string | null }
type KeptPage = Page & { etag: string }

/** Who draws the challenge of the contact forms, where one is configured. */
const challengeHost = 'https://challenges.cloudflare.com'

/** Public pages may be kept in front of the Worker for five minutes, and shown for a day while one is fetched anew. */
const publicCaching = { 'Cache-Control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400' }

/** Two variants behind one address: a cache that does not know `Vary` must not mix them, so it asks each time. */
const landingCaching = { 'Cache-Control': 'private, max-age=0, must-revalidate', Vary: 'Accept-Language' }

/**
 * Answers page addresses. A content page is the same for everyone until the next deployment, so it is
 * rendered once for each isolate and kept by its address; the query never takes part. A page with a payment
 * or a session is rendered for its request and kept nowhere.
 */
export function createPages(renderPage: RenderPage) {
  const kept = new Map<string, KeptPage>()

  // Only finished pages are kept: a promise would belong to the request that began it, and die with it.
  const keep = async (path: string, language: string = sourceLocale): Promise<KeptPage> => {
    const key = `${path} ${language}`
    const known = kept.get(key)
    if (known) return known
    const url = new URL(path, readConfig().publicOrigin).href
    const rendered = await render(renderPage, url, addressAt(path), language)
    const page = { ...rendered, etag: await etagOf(rendered.html) }
    kept.set(key, page)
    return page
  }

  return async (c: Context): Promise<Response> => {
    if (__DEV_SERVER__) return renderPage(c.req.raw)
    const address = addressAt(c.req.path)
    if (!address) {
      recordMissingPath(c)
      const page = await keep('/not-found', editions[pageEdition(c)].locale)
      return answer(page, editionAt(c.req.path) ? {} : { Vary: 'Accept-Language' })
    }
    writeMissingPaths()
    const landing = address.screen === 'landing'
    const edition = landing ? readingEdition(c, editionsOf('landing')) : address.edition
    const looked = (response: Response) => {
      if (response.status === 200 || response.status === 304) countView(c, address, edition)
      return response
    }
    // With a session in its address the guide belongs to one buyer.
    if (address.life === 'private' || c.req.query('session_id') !== undefined)
      return looked(answer(await render(renderPage, c.req.url, address)))
    const page = await keep(address.path, landing ? editions[edition].locale : undefined)
    if (await isJustSent(c)) return looked(answer({ ...page, html: saySent(page.html) }))
    return looked(answerKept(c, page, landing ? landingCaching : publicCaching))
  }
}

async function render(
  renderPage: RenderPage,
  url: string,
  address: Address | undefined,
  language: string = sourceLocale,
): Promise<Page> {
  const headers = { Accept: 'text/html', 'Accept-Language': language }
  const response = await renderPage(new Request(url, { headers }))
  // Leaves a failure to `handleError`: it must not be kept, cached or get an ETag.
  if (response.status >= 500) throw new Error('The renderer answered with a failure')
  const html = trim(await response.text(), address)
  const config = readConfig()
  const challenge =
    site.turnstileSiteKey && (address?.screen === 'home' || address?.screen === 'landing')
      ? [challengeHost]
      : []
  const payment = paymentHosts(config, address)
  const policy = await contentSecurityPolicy(html, {
    formTargets: payment('forms'),
    // The guide too: a buyer who goes on from there to the upload keeps this page's policy.
    blobImages: address?.screen === 'upload' || address?.screen === 'photo-instructions',
    scripts: [...challenge, ...payment('scripts')],
    frames: [...challenge, ...payment('frames')],
    calls: payment('calls'),
    https: config.publicOrigin.startsWith('https:'),
  })
  return { html, policy, status: response.status, location: response.headers.get('location') }
}

/** Gathers the hosts that a page needs for paying, by what they are let in for. */
function paymentHosts({ payments }: Config, address: Address | undefined) {
  const needed = providerNames.map((name) => {
    const onCheckout = address?.screen === 'checkout' && isOffered(name, address.edition)
    return providers[name].policyHosts(payments[name], onCheckout)
  })
  return (use: keyof PolicyHosts) => needed.flatMap((hosts) => hosts[use] ?? [])
}

async function etagOf(html: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(html))
  return `"${new Uint8Array(digest).toBase64({ alphabet: 'base64url', omitPadding: true }).slice(0, 22)}"`
}

const modulePreload = /<link rel="modulepreload"[^>]*>/g
const script = /<script\b[^>]*>[\s\S]*?<\/script>/g

/**
 * A page that may never need script must not fetch it ahead; the page for what is missing is the same for every
 * path and needs none at all.
 */
function trim(html: string, address: Address | undefined): string {
  if (!address) return keepNeededStyles(html.replace(modulePreload, '').replace(script, ''))
  return address.life === 'content' ? keepNeededStyles(html.replace(modulePreload, '')) : html
}

function answer(page: Page, headers: Record<string, string> = {}): Response {
  return new Response(page.html, { status: page.status, headers: { ...headersOf(page), ...headers } })
}

/** A page for everyone, or word that the asker has it already. */
function answerKept(c: Context, page: KeptPage, caching: Record<string, string>): Response {
  const headers = { ...(page.status === 200 ? caching : {}), ETag: page.etag }
  if (c.req.header('if-none-match')?.replace('W/', '') !== page.etag) return answer(page, headers)
  return new Response(null, { status: 304, headers: { ...headersOf(page), ...headers } })
}

function headersOf(page: Page): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': page.policy,
    'Cache-Control': 'private, no-store',
    // The router tidies a query, such as one with a key twice; always to a path of our own.
    ...(page.location?.startsWith('/') ? { Location: page.location } : {}),
  }
}
