import { existsSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { allAddresses, editionsOf, pathOfPage } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { site } from '~/catalog/site'
import { picturePath } from '~/i18n/socialPicture'
import { asRead } from '~/ui/bindWords'
import { type Facts, lacksOf } from './searchFacts'
import { served, textOf } from './served'
import { origin } from './visit'

const screenPages = allAddresses().flatMap(({ screen, indexable }) =>
  editionsOf(screen).map((edition) => ({
    screen,
    edition,
    indexable,
    path: pathOfPage({ screen, edition }),
    language: editions[edition].locale,
  })),
)
/** Each page once in each language that it has, the landing page twice. */
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
  it('R-SEO-01 has a card for networks: type, locale, its picture with size and words', async () => {
    const { document, meta } = await headOf(page)
    const picture = meta('og:image')[0] ?? ''
    expect(picture).toBe(origin + picturePath(page.screen, page.edition))
    const others = editionsOf(page.screen).filter((edition) => edition !== page.edition)
    const written = (edition: typeof page.edition) => editions[edition].locale.replace('-', '_')
    expect([meta('og:type'), meta('og:locale'), meta('og:locale:alternate'), meta('twitter:card')]).toEqual([
      ['website'],
      [written(page.edition)],
      others.map(written),
      ['summary_large_image'],
    ])
    const file = new URL(`../../public${new URL(picture).pathname}`, import.meta.url)
    expect(existsSync(file)).toBe(true)
    expect(statSync(file).size).toBeLessThan(60_000)
    const { width, height, exif } = await sharp(readFileSync(file)).metadata()
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual([[`${width}`], [`${height}`]])
    expect([width, height]).toEqual([1200, 630])

    // The picture says what the page says today; else: npm run build && npm run draw -- social
    const said = asRead(meta('og:image:alt')[0] ?? '')
    expect(exif?.toString('latin1')).toContain(Buffer.from(said).toString('base64'))
    const [headline = '', price] = said.split(/ – (?=\S+.*[$]\s?\d)/)
    expect(textOf(document.querySelector('h1'))).toBe(headline)
    const amount = price?.match(/(R\$ |\$)[\d.,]+/)?.[0]
    if (amount) expect(textOf(document.querySelector('main'))).toContain(amount)
    expect(amount !== undefined).toBe(!/landing|privacy|terms|instructions/.test(page.screen))
  })

  it('R-SEO-03 tells search engines all that they ask for, of one agency', async () => {
    const { data } = await headOf(page)
    expect(data.flatMap((thing) => lacksOf(thing))).toEqual([])
    const agencies = JSON.stringify(data).match(/"[^"]*#organization"/g) ?? []
    expect(new Set(agencies).size).toBeLessThanOrEqual(1)
  })
})

describe('R-SEO-01', () => {
  it('no two pages share a title or a description, and each is its own canonical address', async () => {
    // Those that search engines leave out too: they stand beside each other in tabs and in the history.
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

  it('hreflang is reciprocal over all pairs, names the page itself, and in whole addresses', async () => {
    const said = new Map<string, { language: string | null; href: string | null }[]>()
    // The landing page has two languages behind one address and is no counterpart of itself.
    for (const page of open) said.set(origin + page.path, (await headOf(page)).links('alternate'))
    const faults = [...said].flatMap(([from, links]) =>
      links
        .filter(({ href }) => JSON.stringify(said.get(href ?? '')) !== JSON.stringify(links))
        .map(({ href }) => `${from} names ${href}, which does not say the same`),
    )
    expect(faults).toEqual([])
    for (const { path, language } of open.filter(({ screen }) => screen !== 'landing'))
      expect(said.get(origin + path)).toContainEqual({ language, href: origin + path })
  })
})

describe('R-SEO-03', () => {
  it('the agency is the same on every page that describes it, with the contacts of every edition', async () => {
    const told = await Promise.all(open.filter(({ screen }) => /landing|home/.test(screen)).map(headOf))
    const agencies = told.map(({ data }) => data.filter((thing) => thing['@type'] === 'Organization'))
    expect(new Set(agencies.map((agency) => JSON.stringify(agency))).size).toBe(1)
    const [[agency] = []] = agencies
    expect(agency?.contactPoint).toEqual(
      Object.values(site.contact).map(({ email, phone }) =>
        expect.objectContaining({ email, telephone: phone }),
      ),
    )
  })

  it.each(open.filter(({ screen }) => screen === 'photo-service'))(
    'R-PRC-04 $path offers its plans at the prices that it shows',
    async (page) => {
      const { data, document } = await headOf(page)
      const product = data.find((thing) => thing['@type'] === 'Product') as Facts
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
  it.each([...closed, ...sessions])('keeps $path from search engines and networks', async (page) => {
    const { headers, meta } = await headOf(page)
    expect(headers.get('x-robots-tag')).toBe('noindex')
    if (!/us\?|br\?/.test(page.path)) expect([meta('robots'), meta('og:image')]).toEqual([['noindex'], []])
  })

  it('keeps none of the others', async () => {
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
    '%s tells no other site where it was, and loads nothing of another before it is asked for',
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
