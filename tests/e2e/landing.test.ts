import { get } from 'node:http'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { addresses } from '~/addresses'
import { barriers, desktop, hydrated, origin, phone, type VisitOptions, visit } from './visit'

const facts = {
  us: {
    locale: 'en-US',
    headline: 'Choose how you want to transform your digital presence',
    subtitle: [/technology/i, /\bAI\b/, /strategy/i],
    doors: [
      ['United States (English)', '/us', null],
      ['Brasil (Português)', '/br', 'pt-BR'],
    ],
    ways: [
      ['AI Studio Portraits', '/ai-photo-service-us'],
      ['Website Creation', '/website-design-build-us'],
      ['How can I help you?', 'mailto:hello@alvora.example'],
    ],
    email: 'hello@alvora.example',
    whatsapp: ['https://wa.me/15550100100', '+1 555 010 0100'],
    copyright: '© 2025 Alvora. All rights reserved.',
  },
  br: {
    locale: 'pt-BR',
    headline: 'Escolha como transformar sua presença digital',
    subtitle: [/tecnologia/i, /\bIA\b/, /estratégia/i],
    doors: [
      ['Brasil (Português)', '/br', null],
      ['United States (English)', '/us', 'en-US'],
    ],
    ways: [
      ['Fotos de Estúdio com IA', '/ai-photo-service-br'],
      ['Nosso canal de vídeos (abre em nova aba)', 'https://www.youtube.com/@alvora.example'],
      ['Como posso ajudar você?', 'mailto:ola@alvora.example'],
    ],
    email: 'ola@alvora.example',
    whatsapp: ['https://wa.me/555501001000', '+55 55 0100 1000'],
    copyright: '© 2025 Alvora. Todos os direitos reservados.',
  },
} as const

const linksOf = (page: Page, nav: number) =>
  page
    .locator('main nav')
    .nth(nav)
    .locator('a')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))

describe.each(['us', 'br'] as const)('the landing page for a reader of %s', (edition) => {
  const f = facts[edition]
  const open = (options: VisitOptions = {}) => visit('/', { locale: f.locale, ...options })

  it('R-LND-01 R-LND-02 R-LND-03 shows the logo, the headline and what it is about', async () => {
    const page = await hydrated(await open())
    expect(await page.locator('html').getAttribute('lang')).toBe(f.locale)
    const logo = page.getByRole('banner')
    expect(await logo.innerText()).toBe('Alvora')
    expect(await logo.locator('svg').isVisible()).toBe(true)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(
      new RegExp(`^${f.headline.split(' ').join('\\s+')}$`),
    )
    const subtitle = await page.locator('h1 + p').innerText()
    for (const word of f.subtitle) expect(subtitle).toMatch(word)
  })

  it('R-LND-04 R-LND-08 has a lit door to this edition, then one to the other', async () => {
    const page = await hydrated(await open())
    const doors = page.locator('main nav').first().getByRole('link')
    expect(await doors.count()).toBe(2)
    for (const [index, [label, href, lang]] of f.doors.entries()) {
      const door = page.getByRole('link', { name: label, exact: true })
      expect(await door.getAttribute('href')).toBe(href)
      expect(await door.getAttribute('lang')).toBe(lang)
      expect(await door.getAttribute('hreflang')).toBe(href === '/us' ? 'en-US' : 'pt-BR')
      expect(await doors.nth(index).textContent()).toBe(label)
      const light = await door.evaluate((element) => getComputedStyle(element, '::before').opacity)
      expect(Number(light)).toBe(index === 0 ? 1 : 0)
    }
  })

  it('R-LND-05 R-LND-06 R-LND-07 R-LND-09 R-LND-10 R-LND-11 R-CFG-03 has short ways past the doors', async () => {
    const page = await hydrated(await open())
    expect(await linksOf(page, 1)).toEqual(f.ways)
    for (const link of await page.locator('a[href^="https:"]').all()) {
      expect(await link.getAttribute('target')).toBe('_blank')
      expect(await link.getAttribute('rel')).toBe('noopener')
    }
  })

  it('R-LND-14 X-15 has one compact contact form, under the buttons', async () => {
    const page = await hydrated(await open())
    const form = page.locator('main form')
    expect(await form.count()).toBe(1)
    expect(await form.locator('input[type=email]').count()).toBe(1)
    expect(await form.locator('textarea').count()).toBe(1)
    const top = (locator: ReturnType<Page['locator']>) =>
      locator.evaluate((element) => element.getBoundingClientRect().top + scrollY)
    expect(await top(form)).toBeGreaterThan(await top(page.locator('main nav').nth(1)))
  })

  it('R-LND-12 R-CFG-03 X-29 closes with e-mail, WhatsApp number, networks and copyright', async () => {
    const page = await hydrated(await open())
    const footer = page.getByRole('contentinfo')
    expect(await footer.getByRole('link', { name: f.email }).getAttribute('href')).toBe(`mailto:${f.email}`)
    const [chat, number] = f.whatsapp
    expect(await footer.locator(`a[href="${chat}"]`).innerText()).toContain(number)
    for (const network of ['instagram', 'facebook', 'linkedin'])
      expect(await footer.locator(`a[href^="https://www.${network}.com/"]`).count()).toBe(1)
    expect(await footer.locator('a[href*="youtube"]').count()).toBe(0)
    expect(await footer.innerText()).toContain(f.copyright)
  })

  it.each([
    [1440, 900],
    [1280, 720],
    [390, 844],
  ])('fits its opening, doors included, into %i × %i', async (width, height) => {
    const page = await open({ viewport: { width, height } })
    const bottoms = await page
      .locator('main nav')
      .first()
      .getByRole('link')
      .evaluateAll((doors) => doors.map((door) => door.getBoundingClientRect().bottom))
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })

  it.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ])('R-LND-14 wakes no script on its opening screen on %s, and all of it at the form', async (_, device) => {
    const page = await visit('/favicon.svg', { ...device, locale: f.locale, allow: /./ })
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(origin, { waitUntil: 'networkidle' })
    expect(scripts).toHaveLength(1)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  })

  it('R-A11-05 lets the sun rise once, and not at all for whoever wants stillness', async () => {
    const running = (page: Page) =>
      page.evaluate(() =>
        document.getAnimations().map((animation) => animation.effect?.getComputedTiming().iterations),
      )
    const moved = await running(await open())
    expect(moved.length).toBeGreaterThan(0)
    expect(new Set(moved)).toEqual(new Set([1]))
    const still = await open({ reducedMotion: 'reduce' })
    expect(await running(still)).toEqual([])
    expect(
      await still.locator('h1').evaluate((title) => title.getBoundingClientRect().height),
    ).toBeGreaterThan(0)
  })

  it('R-A11-16 opens its doors without script', async () => {
    for (const [label, href] of f.doors) {
      const page = await open({ javaScriptEnabled: false })
      await page.getByRole('link', { name: label, exact: true }).click()
      await page.waitForURL(`**${href}`)
    }
  })

  it.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ])('R-A11-01 axe finds nothing on %s', async (_, device) => {
    const page = await hydrated(await open({ ...device, reducedMotion: 'reduce' }))
    await page.waitForLoadState('networkidle')
    expect(await barriers(page)).toEqual([])
    const other = page.getByRole('link', { name: f.doors[1][0], exact: true })
    await other.hover()
    expect(await barriers(page)).toEqual([])
  })
})

/** The answer to a request with exactly these headers: no browser, and no `fetch`, which adds its own. */
function ask(headers: Record<string, string>): Promise<{ status: number; vary: string; lang: string }> {
  return new Promise((resolve, reject) => {
    get(origin, { headers }, async (answer) => {
      let html = ''
      for await (const part of answer) html += part
      const lang = html.match(/<html lang="([^"]+)"/)?.[1] ?? ''
      resolve({ status: answer.statusCode ?? 0, vary: answer.headers.vary ?? '', lang })
    }).on('error', reject)
  })
}

it.each([
  ['pt-BR', 'pt-BR'],
  ['pt-PT,pt;q=0.9', 'pt-BR'],
  ['en-US,en;q=0.9', 'en-US'],
  ['en;q=0.4, pt;q=0.5', 'pt-BR'],
  ['fr', 'en-US'],
  ['fr, pt;q=0.8, en;q=0.5', 'pt-BR'],
  ['pt;q=0, en', 'en-US'],
  [undefined, 'en-US'],
])('R-LND-13 answers the wish %s in %s, at its own address', async (wish, lang) => {
  const answer = await ask(wish ? { 'Accept-Language': wish } : {})
  expect(answer).toEqual({ status: 200, vary: expect.stringMatching(/accept-language/i), lang })
})

it.each(['/', '/us', '/br'])('R-LND-15 R-GEN-21 %s names the landing page as x-default', async (path) => {
  const page = await visit(path)
  const alternates = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]),
    )
  expect(Object.fromEntries(alternates)).toEqual({ 'en-US': '/us', 'pt-BR': '/br', 'x-default': '/' })
})

it.each(addresses.filter(({ screen }) => screen !== 'landing').map(({ path, screen }) => [path, screen]))(
  'R-GEN-21 %s names its counterpart in the head, and offers no switch',
  async (path, screen) => {
    const html = await (await fetch(origin + path)).text()
    const twins = addresses.filter((address) => address.screen === screen)
    expect(twins).toHaveLength(2)
    for (const { path: twin } of twins)
      expect(html).toMatch(new RegExp(`<link [^>]*rel="alternate"[^>]*href="${origin}${twin}"`))
    expect(html).not.toMatch(/<a [^>]*hreflang=/i)
  },
)
