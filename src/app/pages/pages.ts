import { env } from 'cloudflare:workers'
import type { Context } from 'hono'
import { brotli, type Coding, dictionaryZstd, isDictionary, type PageVariant } from '~/app/prerenderedPage'
import { type Address, addressAt, editionAt, editionsOf } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { sourceLocale } from '~/catalog/locales'
import { site } from '~/catalog/site'
import { partsOn } from '~/core/datedParts'
import { isOffered, providerNames } from '~/core/schemas/providers'
import { type Config, readConfig } from '~/server/config'
import { countView } from '~/server/counters/countView'
import { type PolicyHashes, policyFor } from '~/server/http/contentSecurityPolicy'
import { negotiateEdition } from '~/server/http/negotiateEdition'
import { notModified } from '~/server/http/notModified'
import { recordMissingPath, writeMissingPaths } from '~/server/http/recordMissingPath'
import { setSecurityHeaders } from '~/server/http/securityHeaders'
import { cacheUntil } from '~/server/pages/cacheUntil'
import { pageDays } from '~/server/pages/pageDays'
import { pageEdition } from '~/server/pages/pageEdition'
import type { PolicyHosts } from '~/server/payments/provider'
import { providers } from '~/server/payments/providers'
import { accepts, dictionaryFor } from './contentCoding'
import type { RenderPage } from './livePage'
import { readPrerendered } from './prerenderedPages'
import { rulesPath } from './rulesPath'

export type { RenderPage } from './livePage'

type Page = { body: Uint8Array<ArrayBuffer>; policy: string; status: number; location: string | null }
type CachedPage = Page & {
  etag: string
  coding: Coding
  /** Names of the dictionaries that the page is also stored with. */
  dictionaries: readonly string[]
  /** Response headers of a content page, set on its first response. */
  headers?: Headers
  /** Whether it replaces a prerendered page that could not be read, so that the next request reads it again. */
  isSubstitute?: boolean
}

/** Host of the contact forms' challenge, where one is configured. */
const challengeHost = 'https://challenges.cloudflare.com'

const publicCaching = {
  'Cache-Control': cacheUntil(undefined),
  Vary: 'Accept-Encoding, Available-Dictionary',
}

/** Lets browsers compare the next pages with this one (RFC 9842). */
const asDictionary = { 'Use-As-Dictionary': 'match="/*", match-dest=("document")' }

/** One address has two variants. A cache that ignores `Vary` must not mix them, so it revalidates each time. */
const landingCaching = {
  'Cache-Control': 'private, max-age=0, must-revalidate',
  Vary: 'Accept-Language, Accept-Encoding',
}

/**
 * Responds to page addresses. A content page is the same for everyone on one day (`pageDays`), the landing page in one
 * language: the build prerenders it, and each isolate caches its bytes by address, ignoring the query. The build also
 * compresses it at the highest level: the edge's faster compression would send 20% more bytes. Of a private page the
 * build renders what is the same for everyone; with a session or a returned form it is rendered for each request.
 * Browsers never store it.
 */
export function createPages(renderPage: RenderPage) {
  const cache = new Map<string, CachedPage>()

  // Cache results, not promises: a promise is bound to its request.
  const getPage = async (variant: PageVariant, coding: Coding = 'identity'): Promise<CachedPage> => {
    const { path, language, since } = variant
    const key = `${path} ${language} ${since} ${coding}`
    const cached = cache.get(key)
    if (cached) return cached
    const { publicOrigin } = readConfig()
    const address = addressAt(path)
    const stored = await fromPrerendered(variant, address, coding)
    const page =
      stored ??
      (coding === 'identity'
        ? await withEtag(rendered(renderPage, new URL(path, publicOrigin).href, address, language, since))
        : await getPage(variant, coding === brotli ? 'identity' : brotli))
    if (stored === null) return { ...page, isSubstitute: true }
    if (!page.isSubstitute) cache.set(key, page)
    return page
  }

  // The cached modules of a content page do not include those of the private pages.
  const privatePage = async (
    c: Context,
    address: Address,
    language: string,
    since: string | undefined,
  ): Promise<Page> => {
    const filled =
      address.life === 'private' && !isPrerendering
        ? await (await import('./privatePages')).readPrivatePage(c, address, (hashes) =>
            pagePolicy(hashes, address),
          )
        : undefined
    if (!filled) return rendered(renderPage, c.req.url, address, language, since)
    return { ...filled, status: 200, location: null }
  }

  return async (c: Context): Promise<Response> => {
    const address = addressAt(c.req.path)
    if (__DEV_SERVER__) return asOfToday(c, await renderPage(c.req.raw), address)
    if (!address) {
      recordMissingPath(c)
      const page = await getPage({ path: '/not-found', language: editions[pageEdition(c)].locale })
      return answer(page, editionAt(c.req.path) ? {} : { Vary: 'Accept-Language' })
    }
    writeMissingPaths()
    const landing = address.screen === 'landing'
    const edition = editionFor(c, address)
    const counted = (response: Response) => {
      if (response.status === 200 || response.status === 304) countView(c, address, edition)
      return response
    }
    const { since, until } = pageDays({ ...address, edition }, Date.now())
    const sky = landing && !isPrerendering ? (await import('./landingSky')).landingSky(c, edition) : undefined
    const language = landing ? editions[edition].locale : sourceLocale
    // With a session in its address, a page is for one reader: not cached, and not for search engines.
    if (address.life === 'private' || c.req.query('session_id') !== undefined) {
      const page = await privatePage(c, address, language, since)
      return counted(answer(sky?.over(page) ?? page))
    }
    const variant = { path: address.path, language, since }
    if (c.req.query('sent') !== undefined) {
      const { findSentMessage, markSent } = await import('~/features/contact/server/justSent')
      const sent = await findSentMessage(c)
      if (sent) {
        const found = await getPage(variant)
        const page = sky?.over(found) ?? found
        return counted(answer({ ...page, body: await markSent(page.body, sent) }))
      }
    }
    let stored = await getPage(variant, accepts(c, brotli) ? brotli : 'identity')
    const dictionary = dictionaryFor(c, stored.dictionaries)
    if (dictionary) stored = await getPage(variant, `${dictionaryZstd}.${dictionary}`)
    const page = sky?.overCached(stored) ?? stored
    if (landing) return counted(await respondCached(c, page, landingCaching))
    const caching = isDictionary(address) ? { ...publicCaching, ...asDictionary } : publicCaching
    return counted(await respondCached(c, page, caching, until))
  }
}

/** The edition of an address; the landing page has a variant for each. */
const editionFor = (c: Context, { screen, edition }: Address) =>
  screen === 'landing' ? negotiateEdition(c, editionsOf('landing')) : edition

async function fromPrerendered(
  variant: PageVariant,
  address: Address | undefined,
  coding: Coding,
): Promise<CachedPage | null | undefined> {
  const prerendered = await readPrerendered(variant, readConfig().publicOrigin, coding)
  if (!prerendered) return prerendered
  const { hashes, ...page } = prerendered
  return { ...page, coding, policy: pagePolicy(hashes, address), location: null }
}

async function rendered(
  renderPage: RenderPage,
  url: string,
  address: Address | undefined,
  language: string,
  since?: string,
): Promise<Page> {
  const { renderLive } = await import('./livePage')
  const { html, hashes, status, location } = await renderLive(
    renderPage,
    url,
    address ? (address.islands ? 'islands' : 'whole') : 'missing',
    language,
    (page) => (isPrerendering ? page : partsOn(page, since)),
  )
  const body = new TextEncoder().encode(html)
  return { body, status, location, policy: pagePolicy(hashes, address) }
}

function pagePolicy(hashes: PolicyHashes, address: Address | undefined): string {
  const config = readConfig()
  const challenge =
    site.turnstileSiteKey && (address?.screen === 'home' || address?.screen === 'landing')
      ? [challengeHost]
      : []
  const payment = paymentHosts(config, address)
  const isUpload = address?.screen === 'upload'
  return policyFor(hashes, {
    formTargets: payment('forms'),
    blobImages: isUpload,
    // Only the file that looks at photos before they are sent.
    ...(isUpload ? { workers: `${config.publicOrigin}/assets/workers/` } : {}),
    // Only pages hydrated by island: React and the providers' scripts create `script` elements.
    trustedTypes: address?.life === 'content' && !challenge.length,
    scripts: [...challenge, ...payment('scripts')],
    frames: [...challenge, ...payment('frames')],
    calls: payment('calls'),
    https: config.publicOrigin.startsWith('https:'),
  })
}

/** Collects the hosts that payments need on a page. The returned function selects them by use. */
function paymentHosts({ payments }: Config, address: Address | undefined) {
  const needed = providerNames.map((name) => {
    const onCheckout = address?.screen === 'checkout' && isOffered(name, address.edition)
    return providers[name].policyHosts(payments[name], onCheckout)
  })
  return (use: keyof PolicyHosts) => needed.flatMap((hosts) => hosts[use] ?? [])
}

/** Set while the build prerenders, which stores each page as it looks on every day. */
const isPrerendering = 'PRERENDERING' in env

/** Under `npm run dev`, a page shows the parts of today like a deployed one. */
async function asOfToday(c: Context, response: Response, address: Address | undefined): Promise<Response> {
  if (!address || !response.headers.get('content-type')?.startsWith('text/html')) return response
  const edition = editionFor(c, address)
  const { since } = pageDays({ ...address, edition }, Date.now())
  const body = new TextEncoder().encode(partsOn(await response.text(), since))
  if (address.screen !== 'landing') return new Response(body, response)
  const { landingSky } = await import('./landingSky')
  return new Response(landingSky(c, edition).over({ body }).body, response)
}

async function withEtag(rendered: Promise<Page>): Promise<CachedPage> {
  const page = await rendered
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', page.body))
  const text = digest.toBase64({ alphabet: 'base64url', omitPadding: true }).slice(0, 22)
  return { ...page, etag: `"${text}"`, coding: 'identity', dictionaries: [] }
}

/** Only for content pages: speculative loading must not access an order. */
const rulesHeader = { 'Speculation-Rules': `"${rulesPath}"` }

function answer(page: Page, headers: Record<string, string> = {}): Response {
  return new Response(page.body, { status: page.status, headers: { ...headersOf(page), ...headers } })
}

/** Responds with a content page, or with 304 when the client has it already. */
async function respondCached(
  c: Context,
  page: CachedPage,
  caching: Record<string, string>,
  until?: number,
): Promise<Response> {
  page.headers ??= cachedHeaders(page, caching)
  const { body, coding, status } = page
  let { headers } = page
  if (until !== undefined) {
    headers = new Headers(headers)
    headers.set('Cache-Control', cacheUntil(until - Date.now()))
  }
  const answer = new Response(body, {
    status,
    headers,
    encodeBody: coding === 'identity' ? 'automatic' : 'manual',
  })
  if (c.req.header('if-none-match') === undefined) return answer
  await notModified(c, async () => {
    c.res = answer
  })
  return c.res
}

function cachedHeaders(page: CachedPage, caching: Record<string, string>): Headers {
  const { coding, etag } = page
  const ofContent = page.status === 200 ? { ...caching, ...rulesHeader } : {}
  // The ETag is weak: the same page in different bytes.
  const [name = coding] = coding.split('.')
  const ofCoding: Record<string, string> =
    coding === 'identity' ? { ETag: etag } : { 'Content-Encoding': name, ETag: `W/${etag}` }
  return setSecurityHeaders(new Headers({ ...headersOf(page), ...ofContent, ...ofCoding }))
}

function headersOf(page: Page): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': page.policy,
    'Cache-Control': 'private, no-store',
    // The router redirects to normalize a query, such as one with a repeated key; always to a path on this site.
    ...(page.location?.startsWith('/') ? { Location: page.location } : {}),
  }
}
