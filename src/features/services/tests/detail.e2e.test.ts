import { describe, expect, it } from 'vitest'
import { pathOf } from '~/catalog/addresses'
import { type ServiceSlug, serviceSlugs } from '~/catalog/products'
import { site } from '~/catalog/site'
import { served, textOf } from '~tests/e2e/site/served'
import { origin, phone, visit } from '~tests/e2e/site/visit'
import { elementsWithText } from '~tests/e2e/survey/elementsWithText'
import { setTextSize } from '~tests/e2e/survey/measure'

type Facts = { secondary: [label: string, href: string]; badge: string; prices: string[] }

const us = (label: string, badge: string, ...prices: string[]): Facts => ({
  secondary: [label, '/us#contact'],
  badge: `Starting at ${badge}`,
  prices,
})
const br = (label: string, badge: string, ...prices: string[]): Facts => ({
  secondary: [label, '/br#contato'],
  badge: `A partir de ${badge}`,
  prices,
})

/** Facts that the requirements matrix lists for each page: sections 7.1, 19.1, 19.6 and 19.7. */
const facts: Record<ServiceSlug, { rows: string; us: Facts; br: Facts }> = {
  launch: {
    rows: 'P-04 P-07',
    us: us('Learn More', '$850/month', '$850/month', '$765'),
    br: br('Ver Portfólio', 'R$ 1.290/mês', 'R$ 1.290/mês', 'R$ 1.161'),
  },
  momentum: {
    rows: 'P-05 P-08',
    us: us('View Success Stories', '$1,400/month', '$1,400/month'),
    br: br('Ver Portfólio', 'R$ 1.990/mês', 'R$ 1.990/mês'),
  },
  dominion: {
    rows: 'P-06 P-09',
    us: us('Schedule Call', '$2,300/month', '$2,300/month'),
    br: br('Ver Portfólio', 'R$ 2.990/mês', 'R$ 2.990/mês'),
  },
  'ai-agent-automation': {
    rows: 'P-54 P-63',
    us: us('View Demo', '$199/month', '$199/month', '$349/month'),
    br: br('Ver Demonstração', 'R$ 449/mês', 'R$ 449/mês', 'R$ 849/mês'),
  },
  'animated-event-video': {
    rows: 'P-55 P-64',
    us: { ...us('', '$349', '$349', '$549'), secondary: ['View Examples', '/us'] },
    br: { ...br('', 'R$ 699/vídeo', 'R$ 699/vídeo', 'R$ 1.090/vídeo'), secondary: ['Ver Exemplos', '/br'] },
  },
  'website-design-build': {
    rows: 'P-56 P-65',
    us: us('View Examples', '$799', '$799 one-time', '$29/month', '$1,200 one-time', '$49/month'),
    br: br('Ver Portfólio', 'R$ 1.390', 'R$ 1.390', 'R$ 89/mês', 'R$ 2.190', 'R$ 149/mês'),
  },
  'ad-management': {
    rows: 'P-57 P-66',
    us: us('View Success Stories', '$399/month', '$399/month', '$300/month', '$499/month', '$1,000/month'),
    br: br('Ver Portfólio', 'R$ 649/mês', 'R$ 649/mês', 'R$ 1.500/mês', 'R$ 849/mês', 'R$ 5.000/mês'),
  },
  'ad-creative-pack': {
    rows: 'P-58 P-67',
    us: us('View Examples', '$349/pack', '$349/pack', '$449/pack', '$29/month'),
    br: br('Ver Portfólio', 'R$ 589', 'R$ 589', 'R$ 789', 'R$ 89/mês'),
  },
  'social-media-management': {
    rows: 'P-59 P-68',
    us: us('View Success Stories', '$499/month', '$499/month', '$899/month'),
    br: br('Ver Portfólio', 'R$ 849/mês', 'R$ 849/mês', 'R$ 1.490/mês'),
  },
  'auto-responder-bot-setup': {
    rows: 'P-60 P-69',
    us: us('View Demo', '$149', '$149 one-time', '$49/month', '$99'),
    br: br('Ver Demonstração', 'R$ 249', 'R$ 249', 'R$ 89/mês', 'R$ 149'),
  },
  'email-marketing': {
    rows: 'P-61 P-70',
    us: us('Learn More', '$199/month', '$199/month', '$349/month'),
    br: br('Ver Demonstração', 'R$ 349/mês', 'R$ 349/mês', 'R$ 649/mês'),
  },
  'youtube-editing': {
    rows: 'P-62 P-71',
    us: us('View Examples', '$150/video', '$150/video', '$275/video', '$900/month'),
    br: br('Ver Portfólio', 'R$ 289/vídeo', 'R$ 289/vídeo', 'R$ 499/vídeo', 'R$ 1.590/mês'),
  },
}

const words = {
  us: {
    back: 'Back to Home',
    home: 'Home',
    sample: /^See a sample/,
    newTab: '(opens in a new tab)',
    popular: 'Most Popular',
    footer: `© ${site.copyrightYear} ${site.brand}. All rights reserved.`,
  },
  br: {
    back: 'Voltar ao Início',
    home: 'Início',
    sample: /^Ver um/,
    newTab: '(abre em nova aba)',
    popular: 'Mais Popular',
    footer: `© ${site.copyrightYear} ${site.brand}. Todos os direitos reservados.`,
  },
} as const

/** The plans with the "most popular" mark; no other plan of a detail page has it. */
const popular: Partial<Record<ServiceSlug, RegExp>> = {
  'animated-event-video': /Premium/,
  'auto-responder-bot-setup': /Maintenance|Manutenção/,
}

/** Pages that compare two plans (R-PKG-24). */
const compared: ServiceSlug[] = ['ad-management', 'social-media-management']

const pages = serviceSlugs.flatMap((slug) =>
  (['us', 'br'] as const).map((edition) => ({ slug, edition, path: pathOf(slug, edition) })),
)

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
  const f = facts[slug][edition]
  const w = words[edition]

  it('R-PKG-01 R-PKG-12 R-PKG-22 R-NAV-13 R-NAV-14 X-17 R-NAV-15 R-NAV-19 R-NAV-21 has the eight parts of every detail page', async () => {
    const { all, linksIn, hero, footer } = await read(path)
    const header = linksIn('header')
    expect(header[0]?.href).toBe(`/${edition}`)
    const back = header.find(({ text }) => text === w.back)
    expect(back?.href).toBe(path === '/launch-br' ? '/' : `/${edition}`)
    expect(elementsWithText(hero, f.badge)).toHaveLength(1)
    expect(all('h1')).toHaveLength(1)
    expect(all('section[aria-labelledby=hero] dl > div')).toHaveLength(3)
    expect(all('#steps ol > li')).toHaveLength(slug === 'momentum' ? 3 : 4)
    expect(all('#plans h2')).toHaveLength(1)
    expect(all('#notes h3').length).toBeGreaterThanOrEqual(2)
    expect(linksIn('section[aria-labelledby=closing]')).toHaveLength(1)
    expect(textOf(footer)).toContain(w.footer)
  })

  it(`R-PKG-08 R-DAT-16 R-PKG-09 R-PRC-01 ${facts[slug].rows} shows each price with its purpose`, async () => {
    const { plans, main } = await read(path)
    for (const price of f.prices) expect(elementsWithText(plans, wholePrice(price)), price).not.toEqual([])
    expect(elementsWithText(main, w.popular)).toHaveLength(popular[slug] ? 1 : 0)
  })

  it('R-PKG-02 R-PKG-03 R-PKG-04 R-PKG-05 R-PKG-06 R-A11-14 X-19 calls to action open the scheduling page in a new tab, the other button links to the home', async () => {
    const { linksIn, data } = await read(path)
    const links = linksIn('main')
    const scheduling = site.scheduling[slug === 'animated-event-video' ? 'video' : 'default']
    const [label, href] = f.secondary
    const service = data.find((item) => item['@type'] === 'Service').name
    const calls = links.filter(({ target }) => target !== null)
    // The only other links are the breadcrumb to the home and the link to the sample further down.
    expect(links.filter(({ target }) => target === null)).toEqual([
      { href: `/${edition}`, target: null, rel: null, text: w.home },
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
    expect(service.offers.price).toBe(Number(f.badge.replace(/\D/g, '')))
    const monthly = /\/(month|mês)/.test(f.badge)
    expect(service.offers.priceSpecification?.referenceQuantity?.unitCode).toBe(monthly ? 'MON' : undefined)
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

it.each(compared.flatMap((slug) => [pathOf(slug, 'us'), pathOf(slug, 'br')]))(
  'R-PKG-24 R-A11-15 on a phone %s shows both plans side by side; in large text they are stacked, each with its name',
  async (path) => {
    const page = await visit(path, { ...phone, reducedMotion: 'reduce' })
    const box = page.locator('#plans').getByRole('region')
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const beyond = await box.evaluate((element) => element.scrollWidth - element.clientWidth)
      expect([width, beyond]).toEqual([width, 0])
    }
    await setTextSize(page, 24)
    const beyond = await box.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(beyond).toBe(0)
    const labels = await box
      .locator('tbody td')
      .evaluateAll((values) => values.map((value) => getComputedStyle(value, '::before').content))
    expect(labels.length).toBeGreaterThanOrEqual(8)
    for (const name of labels) expect(name).toMatch(/^"\w/)
  },
)

it.each(['/momentum-us', '/dominion-br', '/social-media-management-us', '/ai-agent-automation-br'])(
  '%s in a window of 1440 by 900: the large figure is above the fold and the banner, and the headline does not overlap the picture',
  async (path) => {
    const page = await visit(path, {
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      locale: path.endsWith('br') ? 'pt-BR' : 'en-US',
    })
    const { fold, figure, gap } = await page.evaluate(() => {
      const boxOf = (one: Element | null | undefined) => one?.getBoundingClientRect() ?? new DOMRect()
      const banner = document.querySelector('dialog[data-banner][open]')
      const words = document.createRange()
      words.selectNodeContents(document.querySelector('h1') as Element)
      const [text, art] = [boxOf(null), boxOf(document.querySelector('.scene')?.parentElement)]
      const lines = [...words.getClientRects()]
      text.x = Math.min(...lines.map(({ left }) => left))
      text.width = Math.max(...lines.map(({ right }) => right)) - text.x
      return {
        fold: banner ? boxOf(banner).top : innerHeight,
        figure: boxOf(document.querySelector('.stats dd')).bottom,
        gap: Math.max(art.left - text.right, text.left - art.right),
      }
    })
    expect(figure).toBeLessThanOrEqual(fold)
    expect(gap).toBeGreaterThanOrEqual(24)
  },
)

/** Elements side by side, and the part of each that must align. */
const levels: Record<string, [cards: string, part: string][]> = {
  '/ad-creative-pack-br': [
    ['#plans article', ':scope > div:nth-last-of-type(2)'],
    ['#sample li', 'h4 ~ p:last-child > span'],
  ],
  '/dominion-br': [
    ['main > section li.settle', 'h3'],
    ['.stats > div', 'dt'],
  ],
}

it.each(Object.entries(levels))('%s: elements side by side align', async (path, parts) => {
  const page = await visit(path, { reducedMotion: 'reduce' })
  const cases = [768, 1024, 1440].flatMap((width) => parts.map((part) => [width, ...part] as const))
  for (const [width, cards, part] of cases) {
    await page.setViewportSize({ width, height: 900 })
    const rows = await page.locator(cards).evaluateAll((all, inner) => {
      const tops: Record<number, number[]> = {}
      for (const card of all) {
        const row = Math.round(card.getBoundingClientRect().top + scrollY)
        const top = card.querySelector(inner)?.getBoundingClientRect().top
        tops[row] = [...(tops[row] ?? []), Math.round((top ?? Number.NaN) + scrollY)]
      }
      return Object.values(tops)
    }, part)
    expect(Math.max(...rows.map((row) => row.length))).toBeGreaterThan(1)
    for (const row of rows) expect([width, cards, new Set(row).size]).toEqual([width, cards, 1])
  }
})

it('R-BRH-32 the Portuguese package pages offer a first consultation, and no other detail page does', async () => {
  for (const { slug, edition, path } of pages) {
    const { document } = await served(path)
    const offer = document.querySelector('dialog[data-banner] a')?.getAttribute('href')
    const wanted = edition === 'br' && ['launch', 'momentum', 'dominion'].includes(slug)
    expect([path, offer]).toEqual([path, wanted ? '/br#contato' : undefined])
  }
})

it.each(serviceSlugs.flatMap((slug) => [pathOf(slug, 'us'), pathOf(slug, 'br')]))(
  '%s: its picture does not touch the bar, and on a phone in landscape headline and buttons are above the fold',
  async (path) => {
    const page = await visit(path, {
      reducedMotion: 'reduce',
      locale: path.endsWith('br') ? 'pt-BR' : 'en-US',
    })
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const gap = await page.evaluate(() => {
        const top = document.querySelector('.scene')?.parentElement?.getBoundingClientRect().top ?? 0
        return top - (document.querySelector('.menu-row')?.getBoundingClientRect().bottom ?? 0)
      })
      expect([width, gap >= 32]).toEqual([width, true])
    }
    await page.setViewportSize({ width: 844, height: 390 })
    const below = await page.evaluate(() =>
      [...document.querySelectorAll('h1, .first-call > a')]
        .filter((part) => part.getBoundingClientRect().bottom > innerHeight)
        .map(({ textContent }) => textContent),
    )
    expect(below).toEqual([])
  },
)
