import { describe, expect, it } from 'vitest'
import { pathOf } from '~/addresses'
import { type ServiceSlug, serviceSlugs } from '~/products'
import { site } from '~/site'
import { setTextSize } from './measure'
import { hydrated, origin, phone, visit } from './visit'

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

/** What the matrix says of each page: sections 7.1, 19.1, 19.6 and 19.7. */
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
    newTab: '(opens in a new tab)',
    popular: 'Most Popular',
    footer: '© 2025 Alvora. All rights reserved.',
  },
  br: {
    back: 'Voltar ao Início',
    newTab: '(abre em nova aba)',
    popular: 'Mais Popular',
    footer: '© 2025 Alvora. Todos os direitos reservados.',
  },
} as const

/** The plans that carry the mark; no other plan of a detail page does. */
const popular: Partial<Record<ServiceSlug, RegExp>> = {
  'animated-event-video': /Premium/,
  'auto-responder-bot-setup': /Maintenance|Manutenção/,
}

/** The pages that compare two plans (R-PKG-24). */
const compared: ServiceSlug[] = ['ad-management', 'social-media-management']

const pages = serviceSlugs.flatMap((slug) =>
  (['us', 'br'] as const).map((edition) => ({ slug, edition, path: pathOf(slug, edition) })),
)

const compact = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A figure with a digit before or after it is another figure. */
const alone = (price: string) =>
  new RegExp(`(?<![\\d.,])${price.replace(/[$.*+?^()[\]{}|\\/]/g, '\\$&')}(?![.,]?\\d)`)

/** What a page says and links before any script runs, read once for all that is asked of it. */
async function read(path: string) {
  const page = await visit(path, { javaScriptEnabled: false })
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const textOf = (selector: string) => all(selector)[0]?.innerText ?? ''
    const linksIn = (part: string) =>
      all(`${part} a`).map((link) => ({
        text: (link.textContent ?? '').trim(),
        href: link.getAttribute('href'),
        target: link.getAttribute('target'),
        rel: link.getAttribute('rel'),
      }))
    return {
      main: textOf('main'),
      hero: textOf('section[aria-labelledby=hero]'),
      plans: textOf('#plans'),
      footer: textOf('footer'),
      headerLinks: linksIn('header'),
      links: linksIn('main'),
      closingLinks: linksIn('section[aria-labelledby=closing]'),
      counts: {
        headlines: all('h1').length,
        stats: all('section[aria-labelledby=hero] dl > div').length,
        steps: all('#steps ol > li').length,
        planHeadings: all('#plans h2').length,
        notes: all('#notes h3').length,
        rowsWithoutHead: all('main tbody tr').filter((row) => !row.querySelector('th[scope=row]')).length,
        planColumns: all('#plans thead th[scope=col]').length,
        planRows: all('#plans tbody tr').length,
      },
      data: all('script[type="application/ld+json"]').map((script) => JSON.parse(script.textContent ?? '')),
    }
  })
}

type Reading = Awaited<ReturnType<typeof read>>
const readings = new Map<string, Reading>()

describe.each(pages)('$path', ({ slug, edition, path }) => {
  const f = facts[slug][edition]
  const w = words[edition]
  const still = async () => {
    const reading = readings.get(path) ?? (await read(path))
    readings.set(path, reading)
    return reading
  }

  it('R-PKG-01 R-PKG-12 R-PKG-22 R-NAV-13 R-NAV-14 X-17 R-NAV-15 R-NAV-19 R-NAV-21 has the eight parts of every detail page', async () => {
    const { headerLinks, hero, counts, closingLinks, footer } = await still()
    expect(headerLinks[0]?.href).toBe(`/${edition}`)
    const back = headerLinks.find(({ text }) => text === w.back)
    expect(back?.href).toBe(path === '/launch-br' ? '/' : `/${edition}`)
    expect(hero.split('\n')).toContain(f.badge)
    expect(counts).toMatchObject({
      headlines: 1,
      stats: 3,
      steps: slug === 'momentum' ? 3 : 4,
      planHeadings: 1,
    })
    expect(counts.notes).toBeGreaterThanOrEqual(2)
    expect(closingLinks).toHaveLength(1)
    expect(footer).toContain(w.footer)
  })

  it(`R-PKG-08 R-DAT-16 R-PKG-09 R-PRC-01 ${facts[slug].rows} shows its prices with what each is for`, async () => {
    const { plans, main } = await still()
    for (const price of f.prices) expect(compact(plans)).toMatch(alone(price))
    const marks = main.split('\n').filter((line) => line.trim() === w.popular)
    expect(marks).toHaveLength(popular[slug] ? 1 : 0)
  })

  it('R-PKG-02 R-PKG-03 R-PKG-04 R-PKG-05 R-PKG-06 R-A11-14 X-19 calls lead to the scheduling page in a new tab, the other button to the home', async () => {
    const { links } = await still()
    const scheduling = site.scheduling[slug === 'animated-event-video' ? 'video' : 'default']
    const [label, href] = f.secondary
    const calls = links.filter(({ target }) => target !== null)
    expect(links.filter(({ target }) => target === null)).toEqual([
      { href, target: null, rel: null, text: label },
    ])
    expect(calls.length).toBeGreaterThanOrEqual(3)
    for (const call of calls) {
      expect(call).toMatchObject({ href: scheduling, target: '_blank', rel: 'noopener' })
      expect(call.text).toContain(w.newTab)
    }
  })

  it('R-SEO-03 R-PRC-04 says the same price to search engines, and where the page stands', async () => {
    const { data, main } = await still()
    const service = data.find((item) => item['@type'] === 'Service')
    expect(service).toMatchObject({
      provider: { '@id': `${origin}/#organization` },
      offers: { priceCurrency: edition === 'us' ? 'USD' : 'BRL', url: origin + path },
    })
    expect(service.offers.price).toBe(Number(f.badge.replace(/\D/g, '')))
    const monthly = /\/(month|mês)/.test(f.badge)
    expect(service.offers.priceSpecification?.referenceQuantity?.unitCode).toBe(monthly ? 'MON' : undefined)
    expect(main).toContain(service.name)
    const trail = data.find((item) => item['@type'] === 'BreadcrumbList')
    expect(trail.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${origin}/${edition}`,
      origin + path,
    ])
    expect(trail.itemListElement[1].name).toBe(service.name)
  })

  it('R-PKG-24 tables name their rows', async () => {
    const { counts } = await still()
    expect(counts.rowsWithoutHead).toBe(0)
    if (compared.includes(slug)) {
      expect(counts.planColumns).toBe(3)
      expect(counts.planRows).toBeGreaterThanOrEqual(4)
    }
  })

  it('R-PKG-07 R-A11-16 is whole without script, says the same with it, and asks the server for nothing more', async () => {
    const before = compact((await still()).main)
    expect(before.length).toBeGreaterThan(800)
    const page = await visit('/favicon.svg', { allow: /./ })
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.resourceType()} ${request.url()}`))
    await page.goto(origin + path)
    await hydrated(page)
    await page.locator('footer').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(compact(await page.locator('main').innerText())).toBe(before)
    const files = /^((document|script|font|image|stylesheet) |other .*\/favicon\.svg$)/
    expect(asked.filter((line) => !files.test(line) || !line.includes(` ${origin}/`))).toEqual([])
  })
})

it.each(['us', 'br'] as const)(
  'R-AEN-10 R-APT-15 R-APT-28 the mark of the most popular plan stands on the right one (%s)',
  async (edition) => {
    for (const [slug, plan] of Object.entries(popular)) {
      const page = await visit(pathOf(slug as ServiceSlug, edition))
      const mark = page.getByText(words[edition].popular, { exact: true })
      expect(await page.locator('article, tr').filter({ has: mark }).innerText()).toMatch(plan)
    }
  },
)

it.each(compared.flatMap((slug) => [pathOf(slug, 'us'), pathOf(slug, 'br')]))(
  'R-PKG-24 R-A11-15 on a phone %s shows both plans side by side; what large text makes wider scrolls in its box',
  async (path) => {
    const page = await visit(path, { ...phone, reducedMotion: 'reduce' })
    const box = page.locator('#plans').getByRole('region')
    expect(await box.getByRole('table').locator('caption').innerText()).toBeTruthy()
    expect(await box.getByRole('rowheader').count()).toBeGreaterThanOrEqual(4)
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const beyond = await box.evaluate((element) => element.scrollWidth - element.clientWidth)
      expect([width, beyond]).toEqual([width, 0])
    }
    await setTextSize(page, 32)
    await box.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  },
)

it('R-BRH-32 the Portuguese package pages carry the offer of a first consultation, and no other detail page does', async () => {
  for (const { slug, edition, path } of pages) {
    const html = await (await fetch(origin + path)).text()
    const main = html.indexOf('</main>')
    const wanted = edition === 'br' && ['launch', 'momentum', 'dominion'].includes(slug)
    expect([path, /<a\b[^>]*href="\/br#contato"/.test(html.slice(main))]).toEqual([path, wanted])
  }
})
