import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { allAddresses, editionsOf, pathOfPage } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { site } from '~/catalog/site'
import { picturePath } from '~/i18n/socialPicture'
import { visibleText } from '~/ui/bindWords'
import { captionOf } from '../../../scripts/social/caption'
import { served, textOf } from '../site/served'
import { origin } from '../site/visit'
import { type Facts, missingProperties } from './searchFacts'

const screenPages = allAddresses().flatMap(({ screen, indexable }) =>
  editionsOf(screen).map((edition) => ({
    screen,
    edition,
    indexable,
    path: pathOfPage({ screen, edition }),
    language: editions[edition].locale,
  })),
)
/** Each page once per language; the landing page has two. */
const pages = [...new Map(screenPages.map((page) => [`${page.path} ${page.language}`, page])).values()]
const open = pages.filter(({ indexable }) => indexable)
const closed = pages.filter(({ indexable }) => !indexable)

async function headOf({ path, language }: { path: string; language: string }) {
  const { document, headers, status } = await served(path, language)
  const meta = (name: string) =>
    [...document.querySelectorAll(`meta[property="${name}"],meta[name="${name}"]`)].map((tag) =>
      tag.getAttribute('content'),
    )
  const links = (rel: string) =>
    [...document.querySelectorAll(`link[rel=${rel}]`)].map((tag) => ({
      language: tag.getAttribute('hreflang'),
      href: tag.getAttribute('href'),
    }))
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script): Facts => JSON.parse(script.textContent ?? ''),
  )
  return { document, headers, status, meta, links, data, title: textOf(document.querySelector('title')) }
}

describe.each(open)('$path ($language)', (page) => {
  it('R-SEO-01 has a social card: type, locale, picture with size and alt text', async () => {
    const { document, meta } = await headOf(page)
    const picture = meta('og:image')[0] ?? ''
    expect(picture).toBe(origin + picturePath(page.screen, page.edition))
    const others = editionsOf(page.screen).filter((edition) => edition !== page.edition)
    const ogLocale = (edition: typeof page.edition) => editions[edition].locale.replace('-', '_')
    expect([meta('og:type'), meta('og:locale'), meta('og:locale:alternate'), meta('twitter:card')]).toEqual([
      ['website'],
      [ogLocale(page.edition)],
      others.map(ogLocale),
      ['summary_large_image'],
    ])
    const response = await fetch(picture)
    expect(response.status).toBe(200)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.length).toBeLessThan(60_000)
    const { width, height, exif } = await sharp(bytes).metadata()
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual([[`${width}`], [`${height}`]])
    expect([width, height]).toEqual([1200, 630])

    // The picture shows what the page says; the build draws one that does not.
    const alt = visibleText(meta('og:image:alt')[0] ?? '')
    const [headline = '', price] = alt.split(/ – (?=\S+.*[$]\s?\d)/)
    expect(exif?.toString('latin1')).toContain(captionOf({ headline, ...(price ? { price } : {}) }))
    expect(textOf(document.querySelector('h1'))).toBe(headline)
    const amount = price?.match(/(R\$ |\$)[\d.,]+/)?.[0]
    if (amount) expect(textOf(document.querySelector('main'))).toContain(amount)
    expect(amount !== undefined).toBe(!/landing|privacy|terms|instructions/.test(page.screen))
  })

  it('R-SEO-03 has all required structured data, about one agency', async () => {
    const { data } = await headOf(page)
    expect(data.flatMap((entity) => missingProperties(entity))).toEqual([])
    const agencies = JSON.stringify(data).match(/"[^"]*#organization"/g) ?? []
    expect(new Set(agencies).size).toBeLessThanOrEqual(1)
  })
})

describe('R-SEO-01', () => {
  it('no two pages share a title or a description, and each is its own canonical address', async () => {
    // Includes pages that are not indexed, because tabs and history show their titles, too.
    const all = await Promise.all(pages.map(headOf))
    const titles = all.map(({ title }) => title)
    const descriptions = all.map(({ meta }) => meta('description')[0])
    expect(titles.length).toBeGreaterThan(30)
    expect(titles.filter((title, at) => !title || titles.indexOf(title) !== at)).toEqual([])
    expect(descriptions.filter((text, at) => !text || descriptions.indexOf(text) !== at)).toEqual([])
    const heads = await Promise.all(open.map(headOf))
    expect(heads.map(({ links }) => links('canonical').map(({ href }) => href))).toEqual(
      open.map(({ path }) => [origin + path]),
    )
  })

  it('hreflang is reciprocal for all pairs, includes the page itself and uses absolute URLs', async () => {
    const alternates = new Map<string, { language: string | null; href: string | null }[]>()
    // The landing page has two languages at one address and is not its own counterpart.
    for (const page of open) alternates.set(origin + page.path, (await headOf(page)).links('alternate'))
    const faults = [...alternates].flatMap(([from, links]) =>
      links
        .filter(({ href }) => JSON.stringify(alternates.get(href ?? '')) !== JSON.stringify(links))
        .map(({ href }) => `${from} names ${href}, which has other alternates`),
    )
    expect(faults).toEqual([])
    for (const { path, language } of open.filter(({ screen }) => screen !== 'landing'))
      expect(alternates.get(origin + path)).toContainEqual({ language, href: origin + path })
  })
})

describe('R-SEO-03', () => {
  it('the agency is the same on every page that describes it, with the contacts of every edition', async () => {
    const heads = await Promise.all(open.filter(({ screen }) => /landing|home/.test(screen)).map(headOf))
    const agencies = heads.map(({ data }) => data.filter((entity) => entity['@type'] === 'Organization'))
    expect(new Set(agencies.map((agency) => JSON.stringify(agency))).size).toBe(1)
    const [[agency] = []] = agencies
    expect(agency?.contactPoint).toEqual(
      Object.values(site.contact).map(({ email, phone }) =>
        expect.objectContaining({ email, telephone: phone }),
      ),
    )
  })

  it.each(open.filter(({ screen }) => screen === 'photo-service'))(
    'R-PRC-04 $path has its plans in structured data at the prices it shows',
    async (page) => {
      const { data, document } = await headOf(page)
      const product = data.find((entity) => entity['@type'] === 'Product') as Facts
      const range = product.offers as Facts
      const plans = range.offers as Facts[]
      const shown = textOf(document.querySelector('#plans'))
      const amounts = plans.map((plan) => plan.price ?? (plan.priceSpecification as Facts).minPrice)
      expect(range).toMatchObject({ lowPrice: Math.min(...amounts.map(Number)), offerCount: 4 })
      for (const [at, plan] of plans.entries()) {
        expect(shown).toContain(plan.name)
        expect(shown.replace(/\s/g, '')).toContain(`${page.edition === 'us' ? '$' : 'R$'}${amounts[at]}`)
      }
    },
  )
})

describe('R-SEO-02', () => {
  const sessions = ['/photo-instructions', '/instrucoes-upload', '/us', '/launch-br'].map((path) => ({
    path: `${path}?session_id=cs_nobody`,
    language: 'en-US',
  }))
  it.each([...closed, ...sessions])(
    'excludes $path from search engines and social networks',
    async (page) => {
      const { headers, meta } = await headOf(page)
      expect(headers.get('x-robots-tag')).toBe('noindex')
      if (!/us\?|br\?/.test(page.path)) expect([meta('robots'), meta('og:image')]).toEqual([['noindex'], []])
    },
  )

  it('excludes none of the others', async () => {
    const heads = await Promise.all(open.map(headOf))
    expect(heads.filter(({ headers, meta }) => headers.has('x-robots-tag') || meta('robots').length)).toEqual(
      [],
    )
  })
})

describe('R-SEO-04', () => {
  const session = '?session_id=cs_nobody'
  const pages = [
    '/upload',
    '/upload-br',
    '/thank-you',
    '/thank-you-br',
    '/photo-instructions',
    '/instrucoes-upload',
  ]

  it.each([...pages.map((path) => path + session), '/payment', '/payment-br'])(
    '%s sends no referrer to other sites, and loads nothing from them before an interaction',
    async (path) => {
      const { document, headers } = await served(path)
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(document.querySelector('meta[name=referrer], [referrerpolicy]')).toBeNull()
      const fetching =
        'script[src], img, iframe, link:not([rel=canonical], [rel=alternate]), source, video, object'
      const foreign = [...document.querySelectorAll(fetching)]
        .flatMap((element) => ['src', 'href', 'srcset', 'data'].map((name) => element.getAttribute(name)))
        .filter((address) => address && new URL(address, origin).origin !== origin)
      expect(foreign).toEqual([])
      const hosts = (headers.get('content-security-policy') ?? '').match(
        /(?<=script-src[^;]*)https:\/\/[^ ;]+/g,
      )
      if (path.includes(session)) expect(hosts).toBeNull()
    },
  )
})
