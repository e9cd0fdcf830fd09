import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { brotli, type Coding } from '~/app/prerenderedPage'
import { type Address, addressAt, editionAt, editionsOf } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { sourceLocale } from '~/catalog/locales'
import { site } from '~/catalog/site'
import { isOffered, providerNames } from '~/core/schemas/providers'
import { type Config, readConfig } from '~/server/config'
import { countView } from '~/server/counters/countView'
import { type PolicyHashes, policyFor } from '~/server/http/contentSecurityPolicy'
import { negotiateEdition } from '~/server/http/negotiateEdition'
import { notModified } from '~/server/http/notModified'
import { recordMissingPath, writeMissingPaths } from '~/server/http/recordMissingPath'
import { secure } from '~/server/http/securityHeaders'
import { pageEdition } from '~/server/pages/pageEdition'
import type { PolicyHosts } from '~/server/payments/provider'
import { providers } from '~/server/payments/providers'
import type { RenderPage } from './livePage'
import { readPrerendered } from './prerenderedPages'
import { rulesPath } from './rulesPath'

export type { RenderPage } from './livePage'

type Page = { body: Uint8Array<ArrayBuffer>; policy: string; status: number; location: string | null }
type CachedPage = Page & {
  etag: string
  coding: Coding
  /** Of the page that is the same for everyone, once it was answered. */
  headers?: Headers
}

/** Who draws the challenge of the contact forms, where one is configured. */
const challengeHost = 'https://challenges.cloudflare.com'

/** Public pages may be kept in front of the Worker for five minutes, and shown for a day while one is fetched anew. */
const publicCaching = {
  'Cache-Control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400',
  Vary: 'Accept-Encoding',
}

/** Two variants behind one address: a cache that does not know `Vary` must not mix them, so it asks each time. */
const landingCaching = {
  'Cache-Control': 'private, max-age=0, must-revalidate',
  Vary: 'Accept-Language, Accept-Encoding',
}

/**
 * Answers page addresses. A content page is the same for everyone until the next deployment: the build has rendered
 * it, and each isolate keeps its bytes by its address; the query never takes part. The build has compressed it as well,
 * as far as it goes: the edge, which has no time for that, would send a fifth more. A page with a payment or a session is
 * rendered for its request and kept nowhere.
 */
export function createPages(renderPage: RenderPage) {
  const kept = new Map<string, CachedPage>()

  // Only finished pages are kept: a promise would belong to the request that began it, and die with it.
  const keep = async (
    path: string,
    language: string = sourceLocale,
    coding: Coding = 'identity',
  ): Promise<CachedPage> => {
    const key = `${path} ${language} ${coding}`
    const known = kept.get(key)
    if (known) return known
    const { publicOrigin } = readConfig()
    const address = addressAt(path)
    const page =
      (await fromPrerendered(path, language, address, coding)) ??
      (coding === 'identity'
        ? await withTag(rendered(renderPage, new URL(path, publicOrigin).href, address, language))
        : await keep(path, language))
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
    const edition = landing ? negotiateEdition(c, editionsOf('landing')) : address.edition
    const looked = (response: Response) => {
      if (response.status === 200 || response.status === 304) countView(c, address, edition)
      return response
    }
    // With a session in its address the guide belongs to one buyer.
    if (address.life === 'private' || c.req.query('session_id') !== undefined)
      return looked(answer(await rendered(renderPage, c.req.url, address, sourceLocale)))
    const language = landing ? editions[edition].locale : undefined
    if (c.req.query('sent') !== undefined) {
      const { findJustSent, saySent } = await import('~/features/contact/server/justSent')
      const sent = await findJustSent(c)
      if (sent) {
        const page = await keep(address.path, language)
        return looked(answer({ ...page, body: await saySent(page.body, sent) }))
      }
    }
    const page = await keep(address.path, language, readsBrotli(c) ? brotli : 'identity')
    return looked(await answerKept(c, page, landing ? landingCaching : publicCaching))
  }
}

async function fromPrerendered(
  path: string,
  language: string,
  address: Address | undefined,
  coding: Coding,
): Promise<CachedPage | undefined> {
  const snapshot = await readPrerendered(path, language, readConfig().publicOrigin, coding)
  if (!snapshot) return undefined
  const { body, status, etag, hashes } = snapshot
  return { body, status, etag, coding, policy: pagePolicy(hashes, address), location: null }
}

async function rendered(
  renderPage: RenderPage,
  url: string,
  address: Address | undefined,
  language: string,
): Promise<Page> {
  const { renderLive } = await import('./livePage')
  const { html, hashes, status, location } = await renderLive(
    renderPage,
    url,
    address?.life ?? 'missing',
    language,
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
  return policyFor(hashes, {
    formTargets: payment('forms'),
    // All of them: a buyer who goes on from one to the upload keeps the policy of the first.
    blobImages: ['upload', 'photo-instructions', 'thank-you'].includes(address?.screen ?? ''),
    scripts: [...challenge, ...payment('scripts')],
    frames: [...challenge, ...payment('frames')],
    calls: payment('calls'),
    https: config.publicOrigin.startsWith('https:'),
  })
}

/** Gathers the hosts that a page needs for paying, by what they are let in for. */
function paymentHosts({ payments }: Config, address: Address | undefined) {
  const needed = providerNames.map((name) => {
    const onCheckout = address?.screen === 'checkout' && isOffered(name, address.edition)
    return providers[name].policyHosts(payments[name], onCheckout)
  })
  return (use: keyof PolicyHosts) => needed.flatMap((hosts) => hosts[use] ?? [])
}

async function withTag(rendered: Promise<Page>): Promise<CachedPage> {
  const page = await rendered
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', page.body))
  const text = digest.toBase64({ alphabet: 'base64url', omitPadding: true }).slice(0, 22)
  return { ...page, etag: `"${text}"`, coding: 'identity' }
}

/** Content pages alone: what is prepared for the next page must not look into an order. */
const rulesHeader = { 'Speculation-Rules': `"${rulesPath}"` }

function answer(page: Page, headers: Record<string, string> = {}): Response {
  return new Response(page.body, { status: page.status, headers: { ...headersOf(page), ...headers } })
}

/** A page for everyone, or word that the asker has it already. */
async function answerKept(c: Context, page: CachedPage, caching: Record<string, string>): Promise<Response> {
  page.headers ??= headersOfKept(page, caching)
  const { body, coding, status, headers } = page
  const answer = new Response(body, {
    status,
    headers,
    encodeBody: coding === brotli ? 'manual' : 'automatic',
  })
  if (c.req.header('if-none-match') === undefined) return answer
  await notModified(c, async () => {
    c.res = answer
  })
  return c.res
}

function headersOfKept(page: CachedPage, caching: Record<string, string>): Headers {
  const { coding, etag } = page
  const ofContent = page.status === 200 ? { ...caching, ...rulesHeader } : {}
  // The same page in other bytes: a weak tag.
  const ofCoding = coding === brotli ? { 'Content-Encoding': coding, ETag: `W/${etag}` } : { ETag: etag }
  return secure(new Headers({ ...headersOf(page), ...ofContent, ...ofCoding }))
}

/** By the browser's list of codings. The platform puts another in its place, and tells the browser's beside. */
function readsBrotli(c: Context): boolean {
  const codings = c.req.header('accept-encoding')
  if (!codings) return false
  const { clientAcceptEncoding } = (c.req.raw.cf ?? {}) as { clientAcceptEncoding?: string }
  // A weight of zero is a no (RFC 9110, 12.5.3).
  return parseAccept(clientAcceptEncoding ?? codings).some(
    ({ type, q }) => type.toLowerCase() === brotli && q > 0,
  )
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
