import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PageFacts, PageVariant } from '../../src/app/prerenderedPage.ts'
import { editionList, editions } from '../../src/catalog/editions.ts'
import { sourceLocale } from '../../src/catalog/locales.ts'
import { changeDays, partsOn } from '../../src/core/datedParts.ts'
import { linkSecret, serveSite } from '../workerd.ts'
import { purgeCss, stylesIn } from './purgeCss.ts'

export type PrerenderedPage = PageVariant & { facts: PageFacts; html: string }

/**
 * Renders every content page with a built Worker on the production runtime. Gives it only the files that it needs for
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
  const site = await serveSite(dist, { files, variables: { ...linkSecret, PRERENDERING: 'yes' } })
  try {
    // All requests come first: while a page is purged, nothing would notice that the runtime closes an idle connection.
    const answers: { path: string; language: string; answer: Response; rendered: string }[] = []
    for (const { path, language } of await listPages(site.origin)) {
      const answer = await fetch(site.origin + path, { headers: { 'Accept-Language': language } })
      answers.push({ path, language, answer, rendered: await answer.text() })
    }
    const pages: PrerenderedPage[] = []
    for (const { path, language, answer, rendered } of answers) {
      if (answer.status !== (path === missing ? 404 : 200))
        throw new Error(`scripts/prerender/render.ts: ${path} was answered with status ${answer.status}`)
      if ((rendered.match(inlineScript) ?? []).some((script) => script.includes(site.origin)))
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
        const html = (await purgeCss(partsOn(rendered, since))).replaceAll(site.origin, origin)
        const hashes = {
          script: hashesIn(policy, 'script-src'),
          style: [
            ...hashesIn(policy, 'style-src').filter((hash) => !originalHashes.includes(hash)),
            ...hashesOfStyles(html),
          ],
        }
        const facts = { status: answer.status, etag: etagOf(html), origin, hashes }
        pages.push({ path, language, since, facts, html })
      }
    }
    return pages
  } finally {
    site.stop()
    rmSync(files, { recursive: true })
  }
}

/** Whether a change is to come, or the last one before today: a page never looks like before that again. */
const isAhead = (_: string, at: number, days: string[]) => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  return (days[at + 1] ?? '9') > yesterday
}

/** A path that is not an address. */
const missing = '/not-found'

const inlineScript = /<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>[\s\S]*?<\/script>/g

/** Lists the pages of the sitemap, plus the variants of the landing page and the not-found page for each locale. */
async function listPages(origin: string): Promise<{ path: string; language: string }[]> {
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
