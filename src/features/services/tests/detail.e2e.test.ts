import { describe, expect, it } from 'vitest'
import { pathOf } from '~/catalog/addresses'
import type { Edition } from '~/catalog/editions'
import { type PriceRow, priceOf, prices } from '~/catalog/prices'
import { type ServiceSlug } from '~/catalog/products'
import { site } from '~/catalog/site'
import { served, textOf } from '~tests/e2e/site/served'
import { origin } from '~tests/e2e/site/visit'
import { elementsWithText } from '~tests/e2e/survey/elementsWithText'
import { amountText, printed, printedPrice } from '~tests/prices'
import { compared, pages, words } from './detailPages'

/** Rows of the price book and label of the secondary button, which the requirements matrix lists in section 7.1. */
const facts: Record<ServiceSlug, { rows: string; us: string; br: string }> = {
  launch: { rows: 'P-04 P-07', us: 'Learn More', br: 'Ver Portfólio' },
  momentum: { rows: 'P-05 P-08', us: 'View Success Stories', br: 'Ver Portfólio' },
  dominion: { rows: 'P-06 P-09', us: 'Schedule Call', br: 'Ver Portfólio' },
  'ai-agent-automation': { rows: 'P-54 P-63', us: 'View Demo', br: 'Ver Demonstração' },
  'animated-event-video': { rows: 'P-55 P-64', us: 'View Examples', br: 'Ver Exemplos' },
  'website-design-build': { rows: 'P-56 P-65', us: 'View Examples', br: 'Ver Portfólio' },
  'ad-management': { rows: 'P-57 P-66', us: 'View Success Stories', br: 'Ver Portfólio' },
  'ad-creative-pack': { rows: 'P-58 P-67', us: 'View Examples', br: 'Ver Portfólio' },
  'social-media-management': { rows: 'P-59 P-68', us: 'View Success Stories', br: 'Ver Portfólio' },
  'auto-responder-bot-setup': { rows: 'P-60 P-69', us: 'View Demo', br: 'Ver Demonstração' },
  'email-marketing': { rows: 'P-61 P-70', us: 'Learn More', br: 'Ver Demonstração' },
  'youtube-editing': { rows: 'P-62 P-71', us: 'View Examples', br: 'Ver Portfólio' },
}
/** Every price of a page; Launch also costs 10% less in its first month. */
function pricesOf(slug: ServiceSlug, edition: Edition): string[] {
  const rows = prices.filter(
    (price) => price.product === slug && price.edition === edition && price.surface === 'page',
  )
  const [{ amount, currency }] = rows as [PriceRow]
  // To the nearest whole dollar or real.
  const reduced = Math.round((amount * 9) / 1000) * 100
  const firstMonth = slug === 'launch' ? [amountText({ amount: reduced, currency })] : []
  return [...rows.map(printedPrice), ...firstMonth]
}
/** The plans with the "most popular" mark; no other plan of a detail page has it. */
const popular: Partial<Record<ServiceSlug, RegExp>> = {
  'animated-event-video': /Premium/,
  'auto-responder-bot-setup': /Maintenance|Manutenção/,
}
/** Matches a price that is not part of a longer number. */
const wholePrice = (price: string) =>
  new RegExp(`(?<![\\d.,])${price.replace(/[$.*+?^()[\]{}|\\/]/g, '\\$&')}(?![.,]?\\d)`)
/** Text and links of a page as served. */
async function read(path: string) {
  const { document } = await served(path)
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const linksIn = (part: string) =>
    all(`${part} a`).map((link) => ({
      text: textOf(link),
      href: link.getAttribute('href'),
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel'),
    }))
  return {
    all,
    main: document.querySelector('main'),
    hero: document.querySelector('section[aria-labelledby=hero]'),
    plans: document.querySelector('#plans'),
    footer: document.querySelector('footer'),
    linksIn,
    data: all('script[type="application/ld+json"]').map((script) => JSON.parse(script.textContent ?? '')),
  }
}
describe.each(pages)('$path', ({ slug, edition, path }) => {
  const w = words[edition]

  it('R-PKG-01 R-PKG-12 R-PKG-22 R-NAV-13 R-NAV-14 X-17 R-NAV-15 R-NAV-19 R-NAV-21 has the eight parts of every detail page', async () => {
    const { all, linksIn, hero, footer } = await read(path)
    const header = linksIn('header')
    expect(header[0]?.href).toBe(`/${edition}`)
    const back = header.find(({ text }) => text === w.back)
    expect(back?.href).toBe(path === '/launch-br' ? '/' : `/${edition}`)
    expect(elementsWithText(hero, `${w.start} ${printed(edition, 'page', slug)}`)).toHaveLength(1)
    expect(all('h1')).toHaveLength(1)
    expect(all('section[aria-labelledby=hero] dl > div')).toHaveLength(3)
    expect(all('#steps ol > li')).toHaveLength(slug === 'momentum' ? 3 : 4)
    expect(all('#plans h2')).toHaveLength(1)
    expect(all('#notes h3').length).toBeGreaterThanOrEqual(2)
    expect(linksIn('section[aria-labelledby=closing]')).toHaveLength(1)
    expect(textOf(footer)).toContain(w.footer)
  })

  it('ends with the end of its own sample', async () => {
    const { all } = await read(path)
    const words = all('.last-object p').slice(1).map(textOf)
    expect(words).not.toEqual([])
    for (const text of words) expect(all('#sample').map(textOf).join()).toContain(text)
  })

  it(`R-PKG-08 R-DAT-16 R-PKG-09 R-PRC-01 ${facts[slug].rows} shows each price with its purpose`, async () => {
    const { plans, main } = await read(path)
    for (const price of pricesOf(slug, edition))
      expect(elementsWithText(plans, wholePrice(price)), price).not.toEqual([])
    expect(elementsWithText(main, w.popular)).toHaveLength(popular[slug] ? 1 : 0)
  })

  it('R-PKG-02 R-PKG-03 R-PKG-04 R-PKG-05 R-PKG-06 R-A11-14 X-19 calls to action open the scheduling page in a new tab, the other button links to the home', async () => {
    const { linksIn, data } = await read(path)
    const links = linksIn('main')
    const scheduling = site.scheduling[slug === 'animated-event-video' ? 'video' : 'default']
    const label = facts[slug][edition]
    const href = slug === 'animated-event-video' ? `/${edition}` : w.contact
    const service = data.find((item) => item['@type'] === 'Service').name
    const calls = links.filter(({ target }) => target !== null)
    // The only other links are the second button and the link to the sample further down: header and menu lead home.
    expect(links.filter(({ target }) => target === null)).toEqual([
      { href, target: null, rel: null, text: `${label}: ${service}` },
      { href: '#sample', target: null, rel: null, text: expect.stringMatching(w.sample) },
    ])
    expect(calls.length).toBeGreaterThanOrEqual(3)
    for (const call of calls) {
      expect(call).toMatchObject({ href: scheduling, target: '_blank', rel: 'noopener' })
      expect(call.text).toContain(w.newTab)
    }
  })

  it('R-SEO-03 R-PRC-04 has the same price in structured data, and breadcrumbs', async () => {
    const { data, main } = await read(path)
    const service = data.find((item) => item['@type'] === 'Service')
    expect(service).toMatchObject({
      provider: { '@id': `${origin}/#organization` },
      offers: { priceCurrency: edition === 'us' ? 'USD' : 'BRL', url: origin + path },
    })
    const { amount, unit } = priceOf(edition, 'page', slug)
    expect(service.offers.price).toBe(amount / 100)
    expect(service.offers.priceSpecification?.referenceQuantity?.unitCode).toBe(
      unit === 'month' ? 'MON' : undefined,
    )
    expect(textOf(main)).toContain(service.name)
    const trail = data.find((item) => item['@type'] === 'BreadcrumbList')
    expect(trail.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${origin}/${edition}`,
      origin + path,
    ])
    expect(trail.itemListElement[1].name).toBe(service.name)
  })

  it('R-PKG-24 tables have row and column headers', async () => {
    const { all } = await read(path)
    for (const row of all('main tbody tr')) expect(row.querySelector('th[scope=row]')).not.toBeNull()
    // On narrow screens without a table head, each value shows its label.
    for (const row of all('main :is(#sample, [role=region]) tbody tr')) {
      const heads = [...(row.closest('table')?.querySelectorAll('thead th') ?? [])].slice(1).map(textOf)
      const values = [...row.querySelectorAll('td')].map((value) => value.getAttribute('data-label') ?? '')
      expect(values).toHaveLength(heads.length)
      for (const [at, value] of values.entries()) {
        expect(value).toMatch(/\w/)
        expect(heads[at]).toContain(value)
      }
    }
    if (!compared.includes(slug)) return
    expect(all('#plans thead th[scope=col]')).toHaveLength(3)
    expect(all('#plans tbody tr').length).toBeGreaterThanOrEqual(4)
    expect(all('#plans caption').map(textOf)).toEqual([expect.stringMatching(/\w/)])
  })

  it('R-A11-16 is complete without script', async () => {
    const { main } = await read(path)
    expect(textOf(main).length).toBeGreaterThan(800)
  })
})
it.each(['us', 'br'] as const)(
  'R-AEN-10 R-APT-15 R-APT-28 the mark of the most popular plan is on the right one (%s)',
  async (edition) => {
    for (const [slug, plan] of Object.entries(popular)) {
      const { main } = await read(pathOf(slug as ServiceSlug, edition))
      const [mark] = elementsWithText(main, words[edition].popular)
      expect(textOf(mark?.closest('article, tr'))).toMatch(plan)
    }
  },
)
