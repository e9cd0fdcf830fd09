import { describe, expect, it } from 'vitest'
import { allAddresses, allAliases, canonicalPath } from '~/catalog/addresses'
import { site } from '~/catalog/site'
import { fetchCached, served, textOf } from '../site/served'
import { hydrated, origin, visit } from '../site/visit'

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
/** A link in a notice of the checkout that is still hidden has no target yet; that of lost scripts reloads its page. */
const hidden = /<a class="font-600 underline underline-offset-4">|<p id="lost".*?<\/p>/g
const hrefs = (html: string) =>
  [...html.replace(hidden, '').matchAll(/<a\b[^>]*>/g)].map(([tag]) =>
    decode(tag.match(/\shref="([^"]*)"/)?.[1] ?? ''),
  )

/** Files and pages that a page references besides links: images, scripts, icons, alternate languages. */
const referenced = (html: string) =>
  [...html.matchAll(/<(?:link|img|script|source|use|video)\b[^>]*>/g)]
    .flatMap(([tag]) => [...tag.matchAll(/\s(?:href|src|poster|srcset)="([^"]*)"/gi)])
    .flatMap(([, address = '']) => decode(address).split(/(?<=\s[\d.]+[wx]),\s*/))
    .map((address) => address.replace(/\s[\d.]+[wx]$/, '').replace(origin, '') || '/')

/** Returns the fault of a link, or `undefined`. */
async function fault(href: string, html: string): Promise<string | undefined> {
  if (href === '' || href === '#') return 'empty'
  if (href.startsWith('#')) return hasId(html, href.slice(1)) ? undefined : 'no such place on this page'
  if (/^(mailto:|tel:|sms:|https:\/\/)/.test(href)) return undefined
  if (!href.startsWith('/')) return 'neither a path nor a known kind of address'
  const [path = '', fragment] = href.split('#')
  let response = await fetchCached(path)
  if (response.status === 308) response = await fetchCached(response.headers.get('location') ?? '')
  if (response.status !== 200) return `answers ${response.status}`
  // An `svgView()` fragment selects a part of an image and is not an element id.
  if (fragment && !fragment.startsWith('svgView(') && !hasId(response.html, fragment))
    return 'no such place on that page'
  return undefined
}

const hasId = (html: string, id: string) => html.includes(` id="${id}"`)

describe('R-PKG-23 R-CFG-07 every link of the site has a valid target', () => {
  const pages = [...allAddresses().map(({ path }) => [path, 'en-US']), ['/', 'pt-BR'], ['/nowhere', 'en-US']]

  it.each(pages)('on %s (%s)', async (path = '', language) => {
    const { html } = await fetchCached(path, language)
    const found = hrefs(html)
    expect(found.length).toBeGreaterThan(1)
    expect(referenced(html).length).toBeGreaterThan(4)
    const faults = await Promise.all(
      [...new Set([...found, ...referenced(html)])].map(async (href) => {
        const wrong = await fault(href, html)
        return wrong && `${href}: ${wrong}`
      }),
    )
    expect(faults.filter(Boolean)).toEqual([])
  })
})

const genericText =
  /^(learn more|more|more info|read more|see more|here|click here|saiba mais|veja mais|mais)$/i

it.each(allAddresses().filter(({ indexable }) => indexable))(
  'every link on $path to another page has descriptive text for search engines',
  async ({ path }) => {
    const { document } = await served(path)
    const links = [...document.querySelectorAll('a:not([href^="#"])')]
    expect(links.length).toBeGreaterThan(1)
    expect(links.map(textOf).filter((text) => genericText.test(text))).toEqual([])
  },
)

const titleOf = async (path: string) =>
  decode((await fetchCached(path)).html.match(/<title>([^<]*)<\/title>/)?.[1] ?? '')
const targetOf = (alias: string) => canonicalPath(alias) ?? ''

it.each(allAliases())(
  'R-RTE-11 R-RTE-12 the alias %s redirects to its canonical address and keeps the query',
  async (alias) => {
    const { status, headers } = await fetchCached(`${alias}?ref=mail`)
    expect([status, headers.get('location')]).toEqual([308, `${targetOf(alias)}?ref=mail`])
    expect((await fetchCached(targetOf(alias))).status).toBe(200)
  },
)

it('R-RTE-15 every alias shows its page on client-side navigation', async () => {
  // Only the desk has the router in the browser, and its policy allows no challenge.
  const allow = site.turnstileSiteKey ? { allow: /turnstile/ } : {}
  const page = await hydrated(await visit('/desk', { reducedMotion: 'reduce', ...allow }))
  for (const alias of allAliases()) {
    const title = await titleOf(targetOf(alias))
    expect(await page.title()).not.toBe(title)
    await page.evaluate((to) => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, alias)
    await page.waitForFunction((wanted) => document.title === wanted, title)
    await page.locator('main').waitFor()
  }
})

/** Aliases that differ from their target in more than a suffix. A click requests the server, as tested above. */
const renamed = allAliases().filter((alias) => !targetOf(alias).startsWith(alias))

it('R-RTE-15 an alias shows its page when a link to it is clicked', async () => {
  const page = await hydrated(await visit('/thank-you', { reducedMotion: 'reduce' }))
  for (const alias of renamed) {
    const link = page.getByRole('contentinfo').getByRole('link').first()
    await link.evaluate((element, to) => element.setAttribute('href', to), alias)
    await link.click()
    await page.waitForURL((url) => url.pathname === targetOf(alias))
    expect(await page.title()).toBe(await titleOf(targetOf(alias)))
  }
})
