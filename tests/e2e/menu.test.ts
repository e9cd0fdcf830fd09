import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { barriers, hydrated, origin, phone, type VisitOptions, visit } from './visit'

const slugs =
  `launch momentum dominion ai-photo-service ai-agent-automation animated-event-video website-design-build
  ad-management social-media-management youtube-editing email-marketing ad-creative-pack auto-responder-bot-setup`.split(
    /\s+/,
  )

const facts = {
  us: {
    home: '/us',
    legal: '/privacy-policy',
    homeItems: ['Home', 'Packages', 'Services', 'Add-ons', 'About', 'Contact'],
    legalItems: ['Home', 'Services', 'Packages', 'Add-ons', 'About', 'Contact'],
    homeTargets: ['home', 'packages', 'addons', 'about', 'contact-form'],
    legalTargets: ['/us', '/us#packages', '/us#booster', '/us#about', '/us#contact-form'],
    plan: 'Start with a Free Strategic Plan',
    anchor: 'contact-form',
    back: 'Back to Home',
    services: 'Services',
    open: 'Open menu',
    close: 'Close menu',
    names: [
      'Launch',
      'Momentum',
      'Dominion',
      'AI Studio Portraits',
      'AI Agent Automation',
      'Animated Event Video',
      'Website/Funnel Build',
      'Stand-Alone Ad Management',
      'Social Media Management',
      'YouTube Video Editing',
      'Email Marketing',
      'Ad Creative Pack',
      'Auto-Responder Bot',
    ],
    prices: `$850/month|$1,400/month|$2,300/month|from $129|$199|$349|$799|$349|$299|$199|$149|$249|`,
  },
  br: {
    home: '/br',
    legal: '/privacy-policy-br',
    homeItems: ['Início', 'Pacotes', 'Serviços', 'Add-ons', 'Sobre', 'Contato'],
    legalItems: ['Início', 'Serviços', 'Pacotes', 'Add-ons', 'Sobre', 'Contato'],
    homeTargets: ['home', 'packages', 'addons', 'about', 'contato'],
    legalTargets: ['/br', '/br#packages', '/br#booster', '/br#about', '/br#contato'],
    plan: 'Comece com um Plano Estratégico Gratuito',
    anchor: 'contato',
    back: 'Voltar ao Início',
    services: 'Serviços',
    open: 'Abrir menu',
    close: 'Fechar menu',
    names: [
      'Launch',
      'Momentum',
      'Dominion',
      'Retratos de Estúdio com IA',
      'Automação com Agente de IA',
      'Vídeo Animado para Eventos',
      'Criação de Sites e Funis',
      'Gestão de Tráfego Pago',
      'Gestão de Redes Sociais',
      'Edição de Vídeos para YouTube',
      'E-mail Marketing',
      'Pacote de Criativos',
      'Bot de Autorresposta',
    ],
    prices: `R$ 1.290/mês|R$ 1.990/mês|R$ 2.990/mês|R$ 89|R$ 449|R$ 699|R$ 1.390|R$ 649|R$ 849|R$ 289|R$ 349|R$ 589|R$ 249`,
  },
} as const

const still: VisitOptions = { reducedMotion: 'reduce' }
const narrow: VisitOptions = { viewport: { width: 390, height: 700 } }

const bar = (page: Page) => page.locator('header[data-bar]')
const panel = (page: Page) => page.locator('#services-menu')
const services = (page: Page) => bar(page).getByRole('button', { name: /^(Services|Serviços)$/ })
const drawer = (page: Page) => page.locator('[popover][role=dialog]')
const hamburger = (page: Page) => bar(page).getByRole('button', { name: /^(Open menu|Abrir menu)$/ })
const expanded = (page: Page) => services(page).getAttribute('aria-expanded')
const jumpTo = (page: Page, y: number) =>
  page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y).then(() => page.waitForTimeout(300))
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )

async function below(page: Page) {
  const box = await panel(page).boundingBox()
  return [640, (box?.y ?? 0) + (box?.height ?? 0) + 80] as const
}

async function hovered(path: string, options: VisitOptions = still) {
  const page = await hydrated(await visit(path, options))
  await services(page).hover()
  await panel(page).waitFor()
  return page
}

async function drawn(path: string, options: VisitOptions = { ...narrow, ...still }) {
  const page = await hydrated(await visit(path, options))
  await hamburger(page).click()
  await drawer(page).waitFor()
  await page.waitForFunction(() => document.body.dataset.menuOpen)
  return page
}

describe.each(['us', 'br'] as const)('the menu of %s', (edition) => {
  const f = facts[edition]

  it('R-USH-03 R-BRH-01 R-USH-05 R-USH-06 R-BRH-02 X-27 has its items in order on the home, each leading to its section', async () => {
    const page = await hydrated(await visit(f.home))
    const items = bar(page).getByRole('navigation').locator('ul').first().locator('> li')
    const label = (n: number) => items.nth(n).locator('a, button').first().innerText()
    expect(await Promise.all(f.homeItems.map((_, n) => label(n)))).toEqual(f.homeItems)
    const targets = await items
      .locator('> a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)))
    expect(targets).toEqual(f.homeTargets)
    expect(await page.locator('html').evaluate((html) => getComputedStyle(html).scrollBehavior)).toBe(
      'smooth',
    )
    const plan = bar(page).getByRole('link', { name: f.plan })
    expect(await plan.getAttribute('href')).toBe(`#${f.anchor}`)
    await plan.click()
    await page.waitForURL(`**${f.home}#${f.anchor}`)
    await page.waitForFunction(() => scrollY > innerHeight / 2)
  })

  it('R-USH-05 a chosen item brings its section to just below the bar', async () => {
    const page = await visit(f.home, still)
    await bar(page).getByRole('link', { name: f.homeItems[1], exact: true }).click()
    const top = page.locator('#packages').evaluate((section) => section.getBoundingClientRect().top)
    expect(Math.abs((await top) - 80)).toBeLessThan(30)
  })

  it('R-NAV-02 R-NAV-16 R-NAV-17 X-27 has the order and the targets of other pages there', async () => {
    const page = await visit(f.legal)
    const items = bar(page).getByRole('navigation').locator('ul').first().locator('> li')
    const label = (n: number) => items.nth(n).locator('a, button').first().innerText()
    expect(await Promise.all(f.legalItems.map((_, n) => label(n)))).toEqual(f.legalItems)
    expect(
      await items.locator('> a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(f.legalTargets)
    const plan = bar(page).getByRole('link', { name: f.plan })
    expect(await plan.getAttribute('href')).toBe(`${f.home}#${f.anchor}`)
    await bar(page).getByRole('link', { name: 'Add-ons', exact: true }).click()
    await page.waitForURL(`**${f.home}#booster`)
    expect(await page.locator('#booster').count()).toBe(1)
  })

  it('R-USH-07 R-NAV-13 R-NAV-19 X-18 has the logo, and beside the menu a way back on other pages', async () => {
    const page = await visit(f.home)
    expect(await bar(page).getByRole('link').first().getAttribute('href')).toBe(f.home)
    expect(await bar(page).getByRole('link', { name: f.back }).count()).toBe(0)
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 768, height: 900 },
      { width: 320, height: 640 },
    ]) {
      const other = await visit(f.legal, { viewport })
      expect(await bar(other).getByRole('link', { name: 'Alvora' }).getAttribute('href')).toBe(f.home)
      const back = bar(other).getByRole('link', { name: f.back })
      expect(await back.getAttribute('href')).toBe(f.home)
      expect((await back.boundingBox())?.width).toBeGreaterThanOrEqual(44)
    }
  })

  it.each([f.home, f.legal])(
    'R-NAV-01 R-TIM-04 %s: fixed, and solid past four fifths of the viewport, before and after script takes over',
    async (path) => {
      const page = await visit(path)
      const solid = () => bar(page).evaluate((element) => element.hasAttribute('data-solid'))
      for (const awake of [false, true]) {
        if (awake) await hydrated(page)
        else expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull()
        await jumpTo(page, 0)
        expect(await solid()).toBe(false)
        await jumpTo(page, 715)
        expect(await solid()).toBe(false)
        await jumpTo(page, 725)
        expect(await solid()).toBe(true)
        expect((await bar(page).boundingBox())?.y).toBe(0)
        const ground = await bar(page).evaluate((element) => getComputedStyle(element).backgroundColor)
        expect(ground).not.toBe('rgba(0, 0, 0, 0)')
      }
    },
  )

  it.each([f.home, f.legal])('R-A11-04 %s: readable over the hero, on the way and solid', async (path) => {
    for (const y of [0, 500, 900]) {
      const page = await visit(path, still)
      await jumpTo(page, y)
      if (y !== 500)
        expect((await barriers(page)).filter((barrier) => barrier.includes('contrast'))).toEqual([])
      expect((await contrasts(page)).filter(([, contrast]) => contrast < 4.5)).toEqual([])
    }
  })

  it('R-A11-04 light words stay readable when something light passes beneath them', async () => {
    const page = await visit(f.legal, still)
    await bar(page).evaluate((element) => {
      element.dataset.ground = 'night'
    })
    expect((await contrasts(page, 'nav')).filter(([, contrast]) => contrast < 4.5)).toEqual([])
  })

  it('R-NAV-03 R-USH-04 opens on hover, which nothing else needs', async () => {
    for (const path of [f.home, f.legal]) {
      const page = await hydrated(await visit(path))
      expect(await expanded(page)).toBe('false')
      expect(await panel(page).isVisible()).toBe(false)
      await services(page).hover()
      await panel(page).waitFor()
      expect(await expanded(page)).toBe('true')
    }
  })

  it('R-NAV-04 R-TIM-03 closes 150 ms after the pointer leaves', async () => {
    const page = await hovered(f.home)
    await page.evaluate(() => {
      const root = document.querySelector('.services') as HTMLElement
      root.addEventListener('pointerleave', () => {
        root.dataset.left = String(performance.now())
      })
      new MutationObserver(() => {
        root.dataset.closed ??= String(performance.now())
      }).observe(root.querySelector('button') as Element, { attributeFilter: ['aria-expanded'] })
    })
    await page.mouse.move(...(await below(page)))
    await panel(page).waitFor({ state: 'hidden' })
    const [left, closed] = await page
      .locator('.services')
      .evaluate((root) => [Number(root.dataset.left), Number(root.dataset.closed)] as const)
    expect(closed - left).toBeGreaterThan(140)
    expect(closed - left).toBeLessThan(400)
  })

  it('R-NAV-04 closes on scroll', async () => {
    const page = await hovered(f.legal)
    for (const inside of [false, true]) {
      await services(page).hover()
      await panel(page).waitFor()
      if (inside) await page.mouse.move(640, 200)
      await page.mouse.wheel(0, 200)
      await panel(page).waitFor({ state: 'hidden' })
      expect(await expanded(page)).toBe('false')
      await page.mouse.move(640, 800)
    }
  })

  it('R-NAV-05 stays open for a pointer that comes back in time, and while it is in the list', async () => {
    const page = await hovered(f.home)
    const inside = [640, 200] as const
    await page.mouse.move(...inside)
    for (let round = 0; round < 3; round++) {
      await page.mouse.move(...(await below(page)))
      await page.mouse.move(...inside)
      await page.waitForTimeout(400)
      expect(await expanded(page)).toBe('true')
    }
  })

  it('R-NAV-06 closes for a pointer that rests on another item, when a link is chosen, and on Escape', async () => {
    const page = await hovered(f.legal)
    for (const [from, to] of [
      // From the list up to an item, and from the button along the bar.
      [[640, 200], f.homeItems[1]],
      [undefined, f.homeItems[5]],
    ] as const) {
      await services(page).hover()
      await panel(page).waitFor()
      if (from) await page.mouse.move(...from)
      await bar(page).getByRole('link', { name: to, exact: true }).first().hover()
      await panel(page).waitFor({ state: 'hidden', timeout: 1000 })
      expect(await expanded(page)).toBe('false')
    }
    await services(page).hover()
    await panel(page).waitFor()
    await page.keyboard.press('Escape')
    expect(await expanded(page)).toBe('false')
    await page.mouse.move(640, 600)
    await services(page).hover()
    await panel(page).waitFor()
    await panel(page).evaluate((list) =>
      list.addEventListener('click', (event) => event.preventDefault(), { capture: true }),
    )
    await panel(page).getByRole('link', { name: f.names[3] }).click()
    expect(await expanded(page)).toBe('false')
  })

  it('R-A11-06 works by click and by keys, and gives the focus back', async () => {
    const page = await hydrated(await visit(f.legal, still))
    await services(page).focus()
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      expect(await expanded(page), key).toBe('true')
      await page.keyboard.press(key)
      expect(await expanded(page), key).toBe('false')
    }
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toContain('Launch')
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toContain('Momentum')
    await page.keyboard.press('ArrowUp')
    expect(await focused(page)).toContain('Launch')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toContain('Momentum')
    await page.keyboard.press('Escape')
    expect(await focused(page)).toBe(f.services)
    expect(await expanded(page)).toBe('false')
    await page.keyboard.press('Enter')
    for (let n = 0; n <= f.names.length; n++) await page.keyboard.press('Tab')
    expect(await focused(page)).toBe(f.legalItems[2])
    expect(await expanded(page)).toBe('false')
    await page.mouse.move(640, 700)
    await services(page).click()
    expect(await expanded(page)).toBe('true')
    await services(page).click()
    expect(await expanded(page)).toBe('false')
    expect(await services(page).getAttribute('aria-controls')).toBe(await panel(page).getAttribute('id'))
  })

  it('R-A11-06 a tap opens and a tap elsewhere closes, the first one too', async () => {
    const page = await visit(f.legal, { ...still, hasTouch: true, viewport: { width: 900, height: 900 } })
    await services(page).tap()
    await panel(page).waitFor()
    await expect.poll(() => expanded(page)).toBe('true')
    await page.touchscreen.tap(8, 880)
    await expect.poll(() => expanded(page)).toBe('false')
  })

  it.each([f.home, f.legal])(
    'R-NAV-12 R-USH-08 R-NAV-18 P-04 P-05 P-06 P-14 P-15 P-16 P-17 P-18 P-19 P-20 P-21 P-22 P-23 X-02 X-03 X-04 %s lists what is sold, with the prices of the menu',
    async (path) => {
      const listed = (links: (SVGElement | HTMLElement)[]) =>
        links.map((link) => {
          const [name, price = ''] = [...link.children].map((part) => part.textContent)
          return [name, price, link.getAttribute('href')]
        })
      const prices = f.prices.split('|')
      const expected = slugs.map((slug, n) => [f.names[n], prices[n], `/${slug}-${edition}`])
      const page = await hovered(path)
      expect(await panel(page).getByRole('link').evaluateAll(listed)).toEqual(expected)
      const small = await drawn(path)
      await drawer(small).locator('summary').click()
      expect(await drawer(small).locator('details').getByRole('link').evaluateAll(listed)).toEqual(expected)
    },
  )

  it('R-A11-01 axe finds nothing with the menu open', async () => {
    for (const path of [f.home, f.legal]) {
      const page = await hovered(path)
      expect(await headerBarriers(page)).toEqual([])
    }
  })

  it('R-NAV-07 R-TIM-08 is a drawer at 767 px and a bar at 768 px that fits', async () => {
    for (const path of [f.home, f.legal]) {
      const small = await visit(path, { viewport: { width: 767, height: 900 } })
      expect(await hamburger(small).isVisible()).toBe(true)
      expect(await services(small).isVisible()).toBe(false)
      const page = await visit(path, { viewport: { width: 768, height: 900 } })
      expect(await hamburger(page).isVisible()).toBe(false)
      const parts = await bar(page)
        .locator('a:visible, button:visible')
        .evaluateAll((all) =>
          all
            .filter((part) => !part.closest('#services-menu'))
            .map((part) => part.getBoundingClientRect())
            .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
        )
      expect(parts.length).toBeGreaterThanOrEqual(8)
      for (const [n, { left, right, top, bottom }] of parts.entries()) {
        expect(left).toBeGreaterThanOrEqual(parts[n - 1]?.right ?? 0)
        expect(right).toBeLessThanOrEqual(768 - 20)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(bottom).toBeLessThanOrEqual(80)
      }
    }
  })

  it('R-NAV-07 R-NAV-10 R-NAV-11 R-USH-04 opens at the right edge, dims the page and marks the body', async () => {
    const page = await drawn(f.home, { ...phone, ...still })
    const box = await drawer(page).boundingBox()
    expect([box?.y, (box?.x ?? 0) + (box?.width ?? 0)]).toEqual([0, 390])
    const dim = await drawer(page).evaluate((e) => getComputedStyle(e, '::backdrop').backgroundColor)
    expect(dim).toMatch(/0\.\d+\)$/)
    expect(await page.locator('body[data-menu-open=true].menu-open').count()).toBe(1)
    const list = drawer(page).locator('details a').first()
    expect(await list.isVisible()).toBe(false)
    await drawer(page).locator('summary').tap()
    await list.waitFor()
    await drawer(page).locator('summary').tap()
    await list.waitFor({ state: 'hidden' })
    await drawer(page).getByRole('button', { name: f.close }).tap()
    await drawer(page).waitFor({ state: 'hidden' })
    await page.waitForFunction(() => !document.body.matches('.menu-open, [data-menu-open]'))
    expect(await hamburger(page).getAttribute('aria-expanded')).toBe('false')
    expect((await hamburger(page).boundingBox())?.width).toBeGreaterThanOrEqual(44)
  })

  it('R-NAV-08 closes on a click outside, which reaches nothing behind it', async () => {
    const page = await drawn(f.legal)
    await page.mouse.click(12, 36)
    await drawer(page).waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe(f.legal)
    expect(await focused(page)).toBe(f.open)
    expect(await page.locator('[inert]').count()).toBe(0)
  })

  it('R-NAV-09 R-A11-07 lets the page scroll, and closes then without losing the focus', async () => {
    const page = await drawn(f.home)
    await page.mouse.move(10, 400)
    await page.mouse.wheel(0, 300)
    await drawer(page).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    expect(await focused(page)).toBe(f.open)
  })

  it('R-NAV-09 scrolling in the drawer keeps it open, short or long', async () => {
    const page = await drawn(f.home, { viewport: { width: 390, height: 844 }, ...still })
    for (const long of [false, true]) {
      if (long) await drawer(page).locator('summary').click()
      await page.mouse.move(300, 400)
      for (let n = 0; n < 4; n++) {
        await page.mouse.wheel(0, 600)
        await page.waitForTimeout(100)
      }
      expect(await drawer(page).isVisible()).toBe(true)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
    expect(await drawer(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(50)
  })

  it('R-A11-07 takes the focus in, keeps it and gives it back', async () => {
    const page = await hydrated(await visit(f.home, { ...narrow, ...still }))
    await hamburger(page).focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.body.dataset.menuOpen)
    expect(await hamburger(page).getAttribute('aria-expanded')).toBe('true')
    expect(await focused(page)).toBe(f.close)
    const outside = page.evaluate(() =>
      [...document.body.children].filter(
        (child) => child.matches('header, main, footer') && !child.hasAttribute('inert'),
      ),
    )
    expect(await outside).toEqual([])
    for (let n = 0; n < 14; n++) {
      await page.keyboard.press('Tab')
      // Past the last link the focus is with the browser itself for one step.
      expect(
        await drawer(page).evaluate((element) =>
          [document.body, element].some((place) =>
            place === document.body
              ? place === document.activeElement
              : place.contains(document.activeElement),
          ),
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await drawer(page).waitFor({ state: 'hidden' })
    expect(await focused(page)).toBe(f.open)
    expect(await page.locator('[inert]').count()).toBe(0)
  })

  it('R-NAV-09 R-NAV-11 closes when a link is chosen, and when the window grows to a bar', async () => {
    const page = await drawn(f.home)
    await drawer(page).getByRole('link', { name: f.homeItems[1], exact: true }).first().click()
    await drawer(page).waitFor({ state: 'hidden' })
    await page.waitForFunction(() => scrollY > 300)
    await hamburger(page).click()
    await page.waitForFunction(() => document.body.dataset.menuOpen)
    await page.setViewportSize({ width: 900, height: 700 })
    await page.waitForFunction(() => !document.body.dataset.menuOpen)
    expect(await page.locator('[inert]').count()).toBe(0)
  })

  it('R-A11-01 axe finds nothing with the drawer and its list open', async () => {
    for (const path of [f.home, f.legal]) {
      const page = await drawn(path, { ...phone, ...still })
      await drawer(page).locator('summary').tap()
      expect(await headerBarriers(page)).toEqual([])
    }
  })

  it('R-A11-03 the bar never hides what has the focus', async () => {
    const page = await hydrated(await visit(f.home, still))
    await page.locator('a:visible, button:visible').last().focus()
    for (let n = 0; n < 30; n++) {
      await page.keyboard.press('Shift+Tab')
      const covered = await page.evaluate(() => {
        const header = document.querySelector('header')
        const at = document.activeElement
        if (!at || at === document.body || header?.contains(at) || getComputedStyle(at).position === 'fixed')
          return false
        const { top, height } = at.getBoundingClientRect()
        return height > 0 && height < 600 && top < (header?.getBoundingClientRect().bottom ?? 0) - 1
      })
      expect(covered, `${await focused(page)}`).toBe(false)
    }
  })

  it('works without script: solid, opened by the pointer with the same delay, and by focus', async () => {
    const page = await visit(f.legal, { javaScriptEnabled: false })
    const ground = await bar(page).evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(ground).not.toBe('rgba(0, 0, 0, 0)')
    await services(page).hover()
    await panel(page).waitFor()
    await page.mouse.move(640, 200)
    await page.waitForTimeout(500)
    expect(await panel(page).isVisible()).toBe(true)
    await page.mouse.move(...(await below(page)))
    expect(await panel(page).isVisible()).toBe(true)
    await panel(page).waitFor({ state: 'hidden' })
    await services(page).focus()
    await panel(page).waitFor()
    await page.keyboard.press('Tab')
    expect(
      await panel(page)
        .getByRole('link')
        .first()
        .evaluate((a) => a === document.activeElement),
    ).toBe(true)
    await panel(page).getByRole('link', { name: f.names[3] }).click()
    await page.waitForURL(`**/ai-photo-service-${edition}`)
  })

  it('the drawer works without script', async () => {
    const page = await visit(f.legal, { ...phone, javaScriptEnabled: false })
    await hamburger(page).tap()
    await drawer(page).waitFor()
    await drawer(page).locator('summary').tap()
    await drawer(page).getByRole('link', { name: 'Momentum' }).waitFor()
    await page.touchscreen.tap(10, 500)
    await drawer(page).waitFor({ state: 'hidden' })
    await hamburger(page).tap()
    await drawer(page).getByRole('button', { name: f.close }).tap()
    await drawer(page).waitFor({ state: 'hidden' })
  })

  it('what was opened before script takes over stays open', async () => {
    for (const [device, open] of [
      [{}, (page: Page) => services(page).hover()],
      [phone, (page: Page) => hamburger(page).tap()],
    ] as const) {
      const page = await visit('/favicon.svg', { ...device, allow: /./ })
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/assets/*.js', async (route) => {
        await released
        await route.continue()
      })
      await page.goto(origin + f.home, { waitUntil: 'commit' })
      await open(page)
      const shown = device === phone ? drawer(page) : panel(page)
      await shown.waitFor()
      release()
      const button = device === phone ? hamburger(page) : services(page)
      await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
      await hydrated(page)
      await page.waitForTimeout(400)
      expect(await shown.isVisible()).toBe(true)
      expect(await button.getAttribute('aria-expanded')).toBe('true')
    }
  })

  it.each([1280, 1440])(
    'R-NAV-05 R-NAV-06 at %i px every entry is reached on a straight path from the button',
    async (width) => {
      const page = await visit(f.home, { viewport: { width, height: 900 } })
      const centre = async (place: Locator) => {
        const box = await place.boundingBox()
        return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const
      }
      const [x, y] = await centre(services(page))
      for (const [n, name] of f.names.entries()) {
        await page.mouse.move(x, y)
        await panel(page).waitFor()
        await page.waitForFunction(() => document.querySelector('.services-panel[data-open]'))
        const entry = panel(page).getByRole('link').nth(n)
        const [toX, toY] = await centre(entry)
        // A hand takes about half a second for it, and the screen shows it every 16 ms.
        for (let step = 1; step <= 30; step++) {
          await page.mouse.move(x + ((toX - x) * step) / 30, y + ((toY - y) * step) / 30)
          await page.waitForTimeout(10)
        }
        await page.waitForTimeout(200)
        expect(await expanded(page), name).toBe('true')
        expect(await entry.evaluate((link) => link.matches(':hover')), name).toBe(true)
        await page.mouse.move(640, 880)
        await panel(page).waitFor({ state: 'hidden' })
      }
    },
    30_000,
  )

  it('R-NAV-03 R-NAV-09 R-NAV-10 needs nothing of React: it says its state, marks the body and closes on scroll while that sleeps', async () => {
    const page = await visit('/favicon.svg', { allow: /./ })
    await page.route('**/assets/hydrate*.js', (route) => route.abort())
    await page.goto(origin + f.home)
    await services(page).hover()
    await expect.poll(() => expanded(page)).toBe('true')
    await page.mouse.wheel(0, 200)
    await expect.poll(() => expanded(page)).toBe('false')

    await page.setViewportSize({ width: 390, height: 844 })
    // At once: the browser opens it, and the mark is there by then.
    const marked = await hamburger(page).evaluate((button: HTMLButtonElement) => {
      button.click()
      return [document.body.dataset.menuOpen, document.body.className, button.ariaExpanded]
    })
    expect(marked).toEqual(['true', 'menu-open', 'true'])
    await page.mouse.move(10, 400)
    await page.mouse.wheel(0, 300)
    await drawer(page).waitFor({ state: 'hidden' })
    expect(await page.locator('body.menu-open, body[data-menu-open]').count()).toBe(0)
    expect(await hamburger(page).getAttribute('aria-expanded')).toBe('false')
  })

  it('a pointer over it fetches its own small script and nothing of React', async () => {
    const page = await visit('/favicon.svg', { allow: /./ })
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(origin + f.home)
    await services(page).hover()
    await page.waitForFunction(() => document.querySelector('.services[data-live]'))
    await panel(page).getByRole('link').nth(4).hover()
    await page.waitForTimeout(300)
    expect(scripts).toHaveLength(2)
  })
})

/** What axe finds in the bar, the list and the drawer; the rest of the page has tests of its own. */
async function headerBarriers(page: Page): Promise<string[]> {
  return (await barriers(page)).filter((barrier) => /menu|services|drawer|header|bar/.test(barrier))
}

/** The lowest contrast of each text of the bar against what is really painted behind it. */
async function contrasts(page: Page, part = 'header'): Promise<(readonly [string, number])[]> {
  const texts = await page.evaluate((part) => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const header = document.querySelector<HTMLElement>(part)
    if (!pen || !header) throw new Error('nothing to measure')
    const found: { text: string; rgb: number[]; box: number[] }[] = []
    const walker = document.createTreeWalker(header, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { x, y, width, height } = range.getBoundingClientRect()
      pen.fillStyle = getComputedStyle(parent).color
      pen.fillRect(0, 0, 1, 1)
      const rgb = [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)]
      if (width > 2) found.push({ text: node.textContent ?? '', rgb, box: [x, y, width, height] })
    }
    for (const element of header.querySelectorAll<HTMLElement>('*'))
      element.style.setProperty('-webkit-text-fill-color', 'transparent', 'important')
    return found
  }, part)
  expect(texts.length).toBeGreaterThan(5)
  const picture = (await page.screenshot({ clip: { x: 0, y: 0, width: 1280, height: 80 } })).toString(
    'base64',
  )
  return page.evaluate(
    async ([png, items]) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      if (!pen) throw new Error('no canvas')
      pen.drawImage(bitmap, 0, 0)
      const linear = (x = 0) => (x / 255 <= 0.04045 ? x / 255 / 12.92 : ((x / 255 + 0.055) / 1.055) ** 2.4)
      const light = (c: ArrayLike<number>, at = 0) =>
        0.2126 * linear(c[at]) + 0.7152 * linear(c[at + 1]) + 0.0722 * linear(c[at + 2])
      return items.map(({ text, rgb, box: [x = 0, y = 0, width = 1, height = 1] }) => {
        const { data } = pen.getImageData(x, y, width, height)
        let lowest = 21
        for (let at = 0; at < data.length; at += 4) {
          const [low, high] = [light(rgb), light(data, at)].sort((one, other) => one - other) as [
            number,
            number,
          ]
          lowest = Math.min(lowest, (high + 0.05) / (low + 0.05))
        }
        return [text, lowest] as const
      })
    },
    [picture, texts] as const,
  )
}
