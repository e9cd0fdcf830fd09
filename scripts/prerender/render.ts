import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkoutChoice, type PageFacts, type PageVariant } from '../../src/app/prerenderedPage.ts'
import { allAddresses } from '../../src/catalog/addresses.ts'
import { checkoutPlanKeys } from '../../src/catalog/checkoutPlanKeys.ts'
import { editionList, editions } from '../../src/catalog/editions.ts'
import { sourceLocale } from '../../src/catalog/locales.ts'
import { changeDays, partsOn } from '../../src/core/datedParts.ts'
import { isOffered } from '../../src/core/schemas/providers.ts'
import { linkSecret, type Served, serveSite } from '../workerd.ts'
import { linkDictionaries } from './dictionaries.ts'
import { purgeCss, stylesIn } from './purgeCss.ts'

export type PrerenderedPage = PageVariant & { facts: PageFacts; html: string }

/**
 * Renders every content page, and every private one without a session, with a built Worker on the production runtime.
 * Gives it only the files that it needs for
 * rendering, so that no earlier prerendered page is served.
 * @param dist path of the build, with a trailing slash: the Worker, its configuration and its files
 * @throws Error when a page fails, or an inline script contains the origin, which differs between deployments
 */
export async function prerenderPages(dist: string): Promise<PrerenderedPage[]> {
  const { vars } = JSON.parse(readFileSync(`${dist}server/wrangler.json`, 'utf8'))
  const { origin } = new URL(vars.PUBLIC_ORIGIN)
  const files = mkdtempSync(join(tmpdir(), 'rendering-'))
  for (const part of ['assets', '_texts'])
    cpSync(`${dist}client/${part}`, join(files, part), { recursive: true })
  const sites: Served[] = []
  try {
    // All requests come first: while a page is purged, nothing would notice that the runtime closes an idle connection.
    const answers: Answer[] = []
    for (const wallet of [false, true]) {
      const variables = { ...linkSecret, ...(wallet ? payPalKeys : incompleteKeys), PRERENDERING: 'yes' }
      const site = await serveSite(dist, { files, variables })
      sites.push(site)
      for (const page of wallet
        ? privatePages(wallet)
        : [...(await listPages(site.origin)), ...privatePages(wallet)]) {
        const headers = { 'Accept-Language': page.language }
        const answer = await fetch(site.origin + page.path + (page.query ?? ''), { headers })
        answers.push({ ...page, site: site.origin, answer, rendered: await answer.text() })
      }
    }
    const pages: PrerenderedPage[] = []
    for (const { path, language, choice, site, answer, rendered } of answers) {
      if (answer.status !== (path === missing ? 404 : 200))
        throw new Error(`scripts/prerender/render.ts: ${path} was answered with status ${answer.status}`)
      if ((rendered.match(inlineScript) ?? []).some((script) => script.includes(site)))
        throw new Error(`An inline script of ${path} names the origin`)
      const policy = answer.headers.get('content-security-policy') ?? ''
      for (const [directive, element] of [
        ['script-src', inlineScript],
        ['style-src', /<style/],
      ] as const)
        if (rendered.match(element) && !hashesIn(policy, directive).length)
          throw new Error(`scripts/prerender/render.ts: the policy of ${path} has no hash in ${directive}`)
      const originalHashes = hashesOfStyles(rendered)
      for (const since of [undefined, ...changeDays(rendered).filter(isAhead)]) {
        const kept = partsOn(rendered, since)
        // React hydrates the whole page, with the original class names.
        const html = (hydratesWhole.test(kept) ? kept : await purgeCss(kept)).replaceAll(site, origin)
        const hashes = {
          script: hashesIn(policy, 'script-src'),
          style: [
            ...hashesIn(policy, 'style-src').filter((hash) => !originalHashes.includes(hash)),
            ...hashesOfStyles(html),
          ],
        }
        const facts = { status: answer.status, etag: etagOf(html), origin, hashes, dictionaries: [] }
        pages.push({ path, language, choice, since, facts, html })
      }
    }
    return linkDictionaries(pages)
  } finally {
    for (const site of sites) site.stop()
    rmSync(files, { recursive: true })
  }
}

/** Keeps coming changes and the latest past one; earlier looks of the page are never needed again. */
const isAhead = (_: string, at: number, days: string[]) => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  return (days[at + 1] ?? '9') > yesterday
}

type Page = { path: string; language: string; choice?: string; query?: string }
type Answer = Page & { site: string; answer: Response; rendered: string }

/** Values with the form of PayPal's, of no account: the Worker puts those of the deployment in their place. */
const payPalKeys = {
  PAYPAL_ENVIRONMENT: 'sandbox',
  PAYPAL_CLIENT_ID: 'prerendered',
  PAYPAL_CLIENT_SECRET: 'prerendered',
  PAYPAL_MERCHANT_ID: 'AAAAAAAAAAAAA',
  PAYPAL_WEBHOOK_ID: 'prerendered',
}
/** Without the rest of its keys no wallet is offered, and the sandbox does not replace it. */
const incompleteKeys = { PAYPAL_ENVIRONMENT: payPalKeys.PAYPAL_ENVIRONMENT }

/**
 * Lists the variants of the private pages without a session: of the checkout each plan, with and without the wallet.
 */
function privatePages(wallet: boolean): Page[] {
  const addresses = allAddresses().filter(({ life }) => life === 'private')
  return addresses.flatMap(({ screen, path, edition }): Page[] => {
    if (screen !== 'checkout') return wallet ? [] : [{ path, language: sourceLocale }]
    if (wallet && !isOffered('paypal', edition)) return []
    return checkoutPlanKeys.map((plan) => ({
      path,
      language: sourceLocale,
      query: `?plan=${plan}`,
      choice: checkoutChoice(plan, wallet),
    }))
  })
}

const hydratesWhole = /<html[^>]* data-hydrate="now"/

/** A path that is not an address. */
const missing = '/not-found'

const inlineScript = /<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>[\s\S]*?<\/script>/g

/** Lists the pages of the sitemap, plus the variants of the landing page and the not-found page for each locale. */
async function listPages(origin: string): Promise<Page[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  if (!paths.length) throw new Error('scripts/prerender/render.ts: /sitemap.xml has no address in <loc>')
  const variants = ['/', missing]
  const languages = new Set(editionList.map((edition) => editions[edition].locale))
  return [
    ...paths.filter((path) => !variants.includes(path)).map((path) => ({ path, language: sourceLocale })),
    ...variants.flatMap((path) => [...languages].map((language) => ({ path, language }))),
  ]
}

/** Returns the hashes that a CSP directive allows. */
const hashesIn = (policy: string, directive: string): string[] =>
  policy.match(new RegExp(`${directive} ([^;]*)`))?.[1]?.match(/'sha256-[^']+'/g) ?? []

const hashesOfStyles = (html: string) =>
  stylesIn(html).map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`)

const etagOf = (html: string) => `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
