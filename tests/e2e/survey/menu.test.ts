import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { allAddresses } from '~/catalog/addresses'
import type { Product } from '~/catalog/products'
import { site } from '~/catalog/site'
import { printed } from '~tests/prices'
import { noticeHeight } from '../site/noticeHeight'
import { served, textOf } from '../site/served'
import {
  allButForm,
  axeViolations,
  holdRequests,
  hydrated,
  newVisitor,
  origin,
  phone,
  type VisitOptions,
  visit,
} from '../site/visit'
import { contrasts } from './contrasts'

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
    /** The bot has no price in this menu. */
    price: (product: Product) =>
      product === 'auto-responder-bot-setup' ? '' : printed('us', 'menu', product),
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
    /** The starting prices of the home; the bot has two. */
    price: (product: Product) => {
      const start = printed('br', 'home', product)
      const isBot = product === 'auto-responder-bot-setup'
      return isBot ? `${start} + ${printed('br', 'home', product, 'maintenance')}` : start
    },
  },
} as const

const still: VisitOptions = { reducedMotion: 'reduce' }
const narrow: VisitOptions = { viewport: { width: 390, height: 700 } }
const f = facts.us

const bar = (page: Page) => page.locator('header[data-bar]')
const panel = (page: Page) => page.locator('#services-menu')
const services = (page: Page) => bar(page).getByRole('button', { name: /^(Services|Serviços)$/ })
const drawer = (page: Page) => page.locator('[popover][role=dialog]')
const hamburger = (page: Page) => bar(page).getByRole('button', { name: /^(Open menu|Abrir menu)$/ })
const expanded = (page: Page) => services(page).getAttribute('aria-expanded')
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )

/** Scrolls to `y` and waits two frames. */
const jumpTo = (page: Page, y: number) =>
  page.evaluate((top) => {
    scrollTo({ top, behavior: 'instant' })
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }, y)

/** Listens for the end of the next scroll. @returns a function that waits for it */
async function scrollRests(page: Page) {
  const rest = await page.evaluateHandle(() => {
    const done = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }))
    return { done }
  })
  return () => rest.evaluate(async ({ done }) => void (await done))
}

/** A point below the list, and one inside it. */
async function below(page: Page) {
  const box = await panel(page).boundingBox()
  return [640, (box?.y ?? 0) + (box?.height ?? 0) + 80] as const
}
const inside = [640, 200] as const

async function open(page: Page) {
  // Not `hover`, which scrolls up to a bar below a notice: a scroll closes the list.
  const box = await services(page).boundingBox()
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await panel(page).waitFor()
}

async function closed(page: Page) {
  await panel(page).waitFor({ state: 'hidden' })
  expect(await expanded(page)).toBe('false')
}

/** Stops the page's clock. @returns a function that advances it by milliseconds */
async function holdClock(page: Page) {
  await page.clock.install()
  // Far enough ahead for a slow machine, because the clock cannot go back.
  await page.clock.pauseAt(Date.now() + 60_000)
  return (milliseconds: number) => page.clock.runFor(milliseconds)
}

async function drawn(path: string, options: VisitOptions = { ...narrow, ...still }) {
  const page = await hydrated(await visit(path, options), allButForm)
  await hamburger(page).click()
  await drawer(page).waitFor()
  // The last step of opening, one frame after the first paint: the page behind becomes inert.
  await page.locator('main[inert]').waitFor()
  return page
}

/** Opens a page with its scripts held back and everything else loaded. @returns the page and `release` */
async function delayed(path: string, options: VisitOptions = {}) {
  const page = await newVisitor({ ...options, allow: /./ })
  const release = await holdRequests(page)
  await page.goto(origin + path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState === 'interactive')
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  return { page, release }
}

describe.each(['us', 'br'] as const)('the served menu of %s', (edition) => {
  const f = facts[edition]
  const items = async (path: string) => {
    const { document } = await served(path)
    return [...document.querySelectorAll('header[data-bar] nav > ul > li')]
  }
  const labels = (all: Element[]) =>
    all.map((item) => textOf(item.querySelector('a:not([aria-hidden]), button')))
  const targets = (all: Element[]) =>
    all.flatMap(({ firstElementChild: link }) => link?.getAttribute('href') ?? [])
  const planHref = async (path: string) => {
    const { document } = await served(path)
    const links = [...document.querySelectorAll('header[data-bar] a')]
    return links.find((link) => textOf(link) === f.plan)?.getAttribute('href')
  }

  it('R-USH-03 R-BRH-01 R-USH-05 R-USH-06 R-BRH-02 X-27 has its items in order on the home, each linking to its section', async () => {
    const all = await items(f.home)
    expect(labels(all)).toEqual(f.homeItems)
    expect(targets(all)).toEqual(f.homeTargets.map((id) => `#${id}`))
    const { document } = await served(f.home)
    for (const id of f.homeTargets) expect(document.getElementById(id), id).not.toBeNull()
    expect(await planHref(f.home)).toBe(`#${f.anchor}`)
  })

  it('R-NAV-02 R-NAV-16 R-NAV-17 X-27 has the order and targets of other pages on a legal page', async () => {
    const all = await items(f.legal)
    expect(labels(all)).toEqual(f.legalItems)
    expect(targets(all)).toEqual(f.legalTargets)
    expect(await planHref(f.legal)).toBe(`${f.home}#${f.anchor}`)
    expect((await served(f.home)).document.getElementById('booster')).not.toBeNull()
  })

  it('R-USH-07 R-NAV-13 R-NAV-19 X-18 has the logo, and on other pages a back link', async () => {
    const links = async (path: string) => {
      const { document } = await served(path)
      return [...document.querySelectorAll('header[data-bar] a')]
    }
    const back = (all: Element[]) =>
      all.filter((link) => textOf(link) === f.back).map((link) => link.getAttribute('href'))
    const [home, legal] = [await links(f.home), await links(f.legal)]
    expect([home[0]?.getAttribute('href'), legal[0]?.getAttribute('href')]).toEqual([f.home, f.home])
    expect([back(home), back(legal)]).toEqual([[], [f.home]])
  })

  it('R-NAV-12 R-USH-08 R-NAV-18 P-04 P-05 P-06 P-14 P-15 P-16 P-17 P-18 P-19 P-20 P-21 P-22 P-23 X-02 X-03 X-04 lists all services with prices on every page with a menu, and the names alone on /us', async () => {
    const withMenu: string[] = []
    for (const { path } of allAddresses().filter((address) => address.edition === edition)) {
      const { document } = await served(path)
      if (!document.querySelector('#services-menu')) continue
      withMenu.push(path)
      const expected = slugs.map((slug, n) => {
        const product = slug === 'ai-photo-service' ? 'ai-photos' : (slug as Product)
        const price = path === '/us' ? '' : f.price(product)
        return [f.names[n], ...(price ? [price] : []), `/${slug}-${edition}`]
      })
      for (const list of ['#services-menu a', '#menu-drawer details a']) {
        // A service without a price has an arrow in place of one, on a page whose other services have prices.
        const listed = [...document.querySelectorAll(list)].map((link) => [
          ...[...link.children].map(textOf).filter(Boolean),
          link.getAttribute('href'),
        ])
        expect(listed, `${path} ${list}`).toEqual(expected)
      }
    }
    // The home, two legal pages, three packages and nine add-ons.
    expect(withMenu).toHaveLength(15)
    expect(withMenu).toContain(f.home)
  })
})

describe('the bar', () => {
  it('R-USH-05 R-USH-06 scrolls smoothly to the sections, to just below the bar', async () => {
    const page = await hydrated(await visit(f.home), allButForm)
    expect(await page.locator('html').evaluate((html) => getComputedStyle(html).scrollBehavior)).toBe(
      'smooth',
    )
    // Reduced motion takes effect even during a scroll, so wait for its end first.
    const scrolled = page.evaluate(
      () => new Promise<void>((resolve) => addEventListener('scrollend', () => resolve(), { once: true })),
    )
    await bar(page).getByRole('link', { name: f.plan }).click()
    await page.waitForURL(`**${f.home}#${f.anchor}`)
    await scrolled
    expect(await page.evaluate(() => scrollY > innerHeight / 2)).toBe(true)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // The entry of the current section is underlined, including "Services", which is not a link.
    await page.locator('#services').evaluate((section) => section.scrollIntoView())
    await page.locator('main').hover()
    const underlined = () =>
      bar(page)
        .locator('.menu-item > .mark')
        .evaluateAll((marks) =>
          marks
            .filter((mark) => getComputedStyle(mark).backgroundSize.startsWith('100%'))
            .map((mark) => mark.textContent),
        )
    await expect.poll(underlined).toEqual([f.homeItems[2]])
    await bar(page).getByRole('link', { name: f.homeItems[1], exact: true }).click()
    await page.waitForURL('**#packages')
    await expect
      .poll(async () => {
        const top = page.locator('#packages').evaluate((section) => section.getBoundingClientRect().top)
        return Math.abs((await top) - 80)
      })
      .toBeLessThan(30)
  })

  it('R-NAV-13 R-NAV-16 X-18 keeps the back link at every width, and links to the add-ons of the home', async () => {
    const page = await visit(f.legal)
    const back = bar(page).getByRole('link', { name: f.back })
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect((await back.boundingBox())?.width, `${width}`).toBeGreaterThanOrEqual(44)
    }
    await bar(page).getByRole('link', { name: 'Add-ons', exact: true }).click()
    await page.waitForURL(`**${f.home}#booster`)
  })

  it.each([f.home, f.legal])(
    'R-NAV-01 R-TIM-04 %s: fixed, and solid past four fifths of the viewport, before and after hydration',
    async (path) => {
      const page = await visit(path)
      const solid = () => bar(page).evaluate((element) => element.hasAttribute('data-solid'))
      for (const afterHydration of [false, true]) {
        if (afterHydration) await hydrated(page)
        // Each state differs from the previous one, so that none passes without a change.
        for (const [y, expected] of [
          [725, true],
          [715, false],
          [900, true],
        ] as const) {
          await jumpTo(page, y)
          await expect.poll(solid).toBe(expected)
        }
        expect((await bar(page).boundingBox())?.y).toBe(0)
        const ground = await bar(page).evaluate((element) => getComputedStyle(element).backgroundColor)
        expect(ground).not.toBe('rgba(0, 0, 0, 0)')
        await jumpTo(page, 0)
        await expect.poll(solid).toBe(false)
      }
    },
  )

  it.each([f.home, f.legal, facts.br.home, facts.br.legal])(
    'R-A11-04 R-NAV-07 R-TIM-08 %s: readable over the hero, in transition and solid; a drawer at 767 px, and a bar at 768 px that fits',
    async (path) => {
      const page = await visit(path, { ...still, locale: path.endsWith('br') ? 'pt-BR' : 'en-US' })
      const unreadable = async (part?: string) =>
        (await contrasts(page, part)).filter(([, contrast]) => contrast < 4.5)
      for (const y of [0, 500, 900]) {
        await jumpTo(page, y)
        expect(await unreadable(), `${y}`).toEqual([])
        // One call to action at a time: this one stays subdued while the hero shows its own.
        const call = page.locator('.menu-plan')
        const filled = await call.evaluate(
          (link) => getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)',
        )
        expect(filled, `${y}`).toBe(y === 900 || !/^\/(us|br)$/.test(path))
      }
      await jumpTo(page, 0)
      if (path === f.legal) {
        // Light content can scroll beneath the bar.
        const ground = await bar(page).evaluate((element) => {
          const before = element.dataset.ground ?? ''
          element.dataset.ground = 'night'
          return before
        })
        expect(await unreadable('nav')).toEqual([])
        await bar(page).evaluate((element, before) => {
          element.dataset.ground = before
        }, ground)
      }
      await page.setViewportSize({ width: 767, height: 900 })
      expect(await hamburger(page).isVisible()).toBe(true)
      expect(await services(page).isVisible()).toBe(false)
      await page.setViewportSize({ width: 768, height: 900 })
      expect(await hamburger(page).isVisible()).toBe(false)
      const parts = await bar(page)
        .locator('a:visible, button:visible')
        .evaluateAll((all) =>
          all
            .filter((part) => !part.closest('#services-menu'))
            .map((part) => part.getBoundingClientRect())
            .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
        )
      const above = await noticeHeight(page)
      expect(parts.length).toBeGreaterThanOrEqual(8)
      // With a back link next to the name, the links have smaller gaps and the call to action takes two lines.
      const gap = path === f.home || path === facts.br.home ? 17.5 : 11.5
      for (const [n, { left, right, top, bottom }] of parts.entries()) {
        expect(left - (parts[n - 1]?.right ?? 0)).toBeGreaterThanOrEqual(gap)
        expect(right).toBeLessThanOrEqual(768 - 20)
        expect(top).toBeGreaterThanOrEqual(above)
        expect(bottom).toBeLessThanOrEqual(above + 80)
      }
    },
  )

  it('R-A11-03 never covers the focused element', async () => {
    const page = await hydrated(await visit(f.home, still), allButForm)
    await page.locator('a:visible, button:visible').last().focus()
    for (let n = 0; n < 30; n++) {
      await page.keyboard.press('Shift+Tab')
      const covered = await page.evaluate(() => {
        const header = document.querySelector('header')
        const at = document.activeElement
        if (!at || at === document.body || header?.contains(at) || getComputedStyle(at).position === 'fixed')
          return false
        const { top, height } = at.getBoundingClientRect()
        const hidden = height > 0 && height < 600 && top < (header?.getBoundingClientRect().bottom ?? 0) - 1
        return hidden && at.textContent
      })
      expect(covered).toBe(false)
    }
  })
})

describe('the list of services', () => {
  it('R-NAV-03 R-USH-04 R-NAV-04 R-NAV-05 R-TIM-03 R-A11-01 opens on hover, stays open for a pointer that returns in time or rests in it, and closes 150 ms after it leaves', async () => {
    const page = await hydrated(await visit(f.home, still), allButForm)
    expect([await expanded(page), await panel(page).isVisible()]).toEqual(['false', false])
    await open(page)
    expect(await expanded(page)).toBe('true')
    expect(await headerBarriers(page)).toEqual([])
    const runFor = await holdClock(page)
    await page.mouse.move(...inside)
    for (let round = 0; round < 3; round++) {
      await page.mouse.move(...(await below(page)))
      await runFor(149)
      expect(await expanded(page)).toBe('true')
      await page.mouse.move(...inside)
      await runFor(1000)
      expect(await expanded(page)).toBe('true')
    }
    await page.mouse.move(...(await below(page)))
    await runFor(149)
    expect(await expanded(page)).toBe('true')
    await runFor(1)
    await closed(page)
  })

  it('R-A11-06 R-NAV-04 R-NAV-06 works by click and by keys, restores focus, and closes on scroll, when the pointer rests on another item, when a link is chosen, and on Escape', async () => {
    const page = await hydrated(await visit(f.legal, still), allButForm)
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
    await page.mouse.move(640, 800)

    for (const within of [false, true]) {
      await open(page)
      if (within) await page.mouse.move(...inside)
      const rested = await scrollRests(page)
      await page.mouse.wheel(0, 200)
      await closed(page)
      await page.mouse.move(640, 800)
      // An ongoing scroll would also close the next list.
      await rested()
    }
    await jumpTo(page, 0)
    const runFor = await holdClock(page)
    for (const [from, to] of [
      // From the list up to an item, and from the button along the bar.
      [inside, f.homeItems[1]],
      [undefined, f.homeItems[5]],
    ] as const) {
      await open(page)
      if (from) await page.mouse.move(...from)
      await bar(page).getByRole('link', { name: to, exact: true }).first().hover()
      await runFor(150)
      await closed(page)
    }
    await open(page)
    await page.keyboard.press('Escape')
    await closed(page)
    await page.mouse.move(640, 600)
    await open(page)
    await panel(page).evaluate((list) =>
      list.addEventListener('click', (event) => event.preventDefault(), { capture: true }),
    )
    await panel(page).getByRole('link', { name: f.names[3] }).click()
    expect(await expanded(page)).toBe('false')
  })

  it('R-A11-06 a tap opens and a tap elsewhere closes, the first one too', async () => {
    const page = await visit(f.legal, { ...still, hasTouch: true, viewport: { width: 900, height: 900 } })
    await services(page).tap()
    await panel(page).waitFor()
    await expect.poll(() => expanded(page)).toBe('true')
    await page.touchscreen.tap(8, 880)
    await expect.poll(() => expanded(page)).toBe('false')
  })

  it.each([
    ['us', 1440],
    ['br', 1280],
  ] as const)(
    'R-BRH-01 R-NAV-03 R-NAV-05 R-NAV-06 R-NAV-07 %s: every entry is reachable on a straight path from the button, and the drawer opens and closes with its own buttons',
    async (edition, width) => {
      const { home, names, open: openDrawer, close } = facts[edition]
      const page = await hydrated(
        await visit(home, { ...still, viewport: { width, height: 900 } }),
        allButForm,
      )
      const runFor = await holdClock(page)
      const center = async (place: Locator) => {
        const box = await place.boundingBox()
        return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const
      }
      const [x, y] = await center(services(page))
      for (const [n, name] of names.entries()) {
        await page.mouse.move(x, y)
        await panel(page).waitFor()
        const entry = panel(page).getByRole('link').nth(n)
        const [toX, toY] = await center(entry)
        // A person takes about half a second for this movement.
        const steps = 5
        for (let step = 1; step <= steps; step++) {
          await page.mouse.move(x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps)
          await runFor(500 / steps)
        }
        await runFor(200)
        expect(await expanded(page), name).toBe('true')
        expect(await entry.evaluate((link) => link.matches(':hover')), name).toBe(true)
        await page.mouse.move(640, 880)
        await runFor(150)
        await closed(page)
      }
      expect(await panel(page).getByRole('link', { name: names[3], includeHidden: true }).count()).toBe(1)
      await page.setViewportSize({ width: 390, height: 844 })
      await bar(page).getByRole('button', { name: openDrawer }).click()
      const marked = async () => {
        await runFor(50)
        return page.evaluate(() => document.body.dataset.menuOpen)
      }
      await expect.poll(marked).toBe('true')
      await drawer(page).getByRole('button', { name: close }).click()
      await drawer(page).waitFor({ state: 'hidden' })
    },
  )

  it('works without script: solid, opened by the pointer with the same delay, and by focus', async () => {
    const page = await visit(f.legal, { javaScriptEnabled: false })
    const ground = await bar(page).evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(ground).not.toBe('rgba(0, 0, 0, 0)')
    const shell = page.locator('.services-panel')
    const settled = () =>
      shell.evaluate((list) =>
        Promise.all(list.getAnimations().map(({ finished }) => finished)).then(() => {}),
      )
    await open(page)
    await page.mouse.move(...inside)
    await settled()
    expect(await panel(page).isVisible()).toBe(true)
    await page.mouse.move(...(await below(page)))
    // Visible for the same delay as with script, then hidden after fading out.
    expect(await shell.evaluate((list) => getComputedStyle(list).transitionDelay)).toBe('0.15s, 0.15s, 0.3s')
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
    await page.waitForURL('**/ai-photo-service-us')
  })

  it('hovering fetches its own small script and nothing of React', async () => {
    const page = await newVisitor({ allow: /./ })
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(origin + f.home)
    await services(page).hover()
    await page.waitForFunction(() => document.querySelector('.services[data-live]'))
    await panel(page).getByRole('link').nth(4).hover()
    // Requests caused by the hover have started by the time this fetch completes.
    await page.evaluate(() =>
      fetch('/favicon.svg', { cache: 'no-store' }).then((response) => response.text()),
    )
    expect(scripts).toHaveLength(2)
  })
})

describe('the drawer', () => {
  it('R-NAV-07 R-NAV-10 R-NAV-11 R-USH-04 R-A11-01 opens at the right edge, dims the page and marks the body', async () => {
    const page = await drawn(f.home, { ...phone, ...still })
    const box = await drawer(page).boundingBox()
    expect([box?.y, (box?.x ?? 0) + (box?.width ?? 0)]).toEqual([0, 390])
    const dim = await drawer(page).evaluate((e) => getComputedStyle(e, '::backdrop').backgroundColor)
    expect(dim).toMatch(/0\.\d+\)$/)
    await page.locator('body[data-menu-open=true].menu-open').waitFor()
    const list = drawer(page).locator('details a').first()
    expect(await list.isVisible()).toBe(false)
    await drawer(page).locator('summary').tap()
    await list.waitFor()
    expect(await headerBarriers(page)).toEqual([])
    await drawer(page).locator('summary').tap()
    await list.waitFor({ state: 'hidden' })
    await drawer(page).getByRole('button', { name: f.close }).tap()
    await drawer(page).waitFor({ state: 'hidden' })
    await page.waitForFunction(() => !document.body.matches('.menu-open, [data-menu-open]'))
    expect(await hamburger(page).getAttribute('aria-expanded')).toBe('false')
    expect((await hamburger(page).boundingBox())?.width).toBeGreaterThanOrEqual(44)
  })

  it('R-NAV-08 R-NAV-09 R-A11-07 closes on an outside click, which activates nothing, and when the page scrolls under it', async () => {
    const page = await drawn(f.legal)
    await page.mouse.click(12, 36)
    await drawer(page).waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe(f.legal)
    expect(await focused(page)).toBe(f.open)
    expect(await page.locator('[inert]').count()).toBe(0)
    await hamburger(page).click()
    await page.waitForFunction(() => document.body.dataset.menuOpen)
    await page.mouse.move(10, 400)
    await page.mouse.wheel(0, 300)
    await drawer(page).waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    expect(await focused(page)).toBe(f.open)
  })

  it('R-A11-07 R-NAV-09 R-NAV-11 moves focus in, traps and restores it; stays open when scrolled itself, closes when a link is chosen, and when the window grows to a bar', async () => {
    const page = await hydrated(
      await visit(f.home, { viewport: { width: 390, height: 844 }, ...still }),
      allButForm,
    )
    await hamburger(page).focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.body.dataset.menuOpen)
    expect(await hamburger(page).getAttribute('aria-expanded')).toBe('true')
    // The focus moves once the drawer is open.
    await expect.poll(() => focused(page)).toBe(f.close)
    const outside = () =>
      page.evaluate(() =>
        [...document.body.children].filter(
          (child) => child.matches('header, main, footer') && !child.hasAttribute('inert'),
        ),
      )
    await expect.poll(outside).toEqual([])
    for (let n = 0; n < 14; n++) {
      await page.keyboard.press('Tab')
      // Past the last link, focus moves to the browser UI for one step.
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

    await hamburger(page).click()
    await drawer(page).waitFor()
    await page.waitForFunction(() => document.body.dataset.menuOpen)
    const scrolled = () => drawer(page).evaluate((element) => element.scrollTop)
    await page.mouse.move(300, 400)
    for (const long of [false, true]) {
      if (long) await drawer(page).locator('summary').click()
      const end = await drawer(page).evaluate((e) => e.scrollHeight - e.clientHeight)
      expect(end).toBeGreaterThan(long ? 50 : 0)
      await page.mouse.wheel(0, 5000)
      await expect.poll(async () => Math.round(await scrolled())).toBeGreaterThanOrEqual(end - 1)
      // At its end, another wheel event could scroll the page.
      await page.mouse.wheel(0, 600)
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      expect([await drawer(page).isVisible(), await page.evaluate(() => scrollY)]).toEqual([true, 0])
    }
    await drawer(page).evaluate((element) => element.scrollTo(0, 0))
    const rested = await scrollRests(page)
    await drawer(page).getByRole('link', { name: f.homeItems[1], exact: true }).first().click()
    await drawer(page).waitFor({ state: 'hidden' })
    await page.waitForFunction(() => scrollY > 300)
    // An ongoing scroll would close the drawer.
    await rested()
    await hamburger(page).click()
    await page.waitForFunction(() => document.body.dataset.menuOpen)
    await page.setViewportSize({ width: 900, height: 700 })
    await page.waitForFunction(() => !document.body.dataset.menuOpen)
    expect(await page.locator('[inert]').count()).toBe(0)
  })

  it('works without script', async () => {
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
})

it.each(['us', 'br'] as const)(
  'R-CFG-07 a brand of 22 letters fits the bar and the drawer of %s',
  async (edition) => {
    const page = await visit(facts[edition].legal, still)
    const crowded = () =>
      page.evaluate(() => {
        const boxes = [...document.querySelectorAll('.menu-row, .menu-drawer-page > div:first-child')].map(
          (row) =>
            [...row.children]
              .map((part) => part.getBoundingClientRect())
              .filter(({ width }) => width > 0)
              .map(({ left, right, width }) => [left, right, width]),
        )
        // Two lines are 50 px tall.
        const call = document.querySelector('.menu-plan')?.getBoundingClientRect().height ?? 0
        const crowding = boxes.flatMap((row) =>
          row.flatMap(([left = 0, right = 0, width = 0], at) => {
            const end = row[at + 1]?.[0] ?? Number.POSITIVE_INFINITY
            return left < 0 || width < 32 || right > Math.min(end, innerWidth) ? [[left, right, end]] : []
          }),
        )
        return call > 56 ? [...crowding, [call]] : crowding
      })
    /** Whether the brand name is visible next to the logo. */
    const hasBrandName = () =>
      page.locator('.menu-row > a:first-child').evaluate((link) => {
        const [sun, name] = [...(link.firstElementChild?.children ?? [])].map((part) =>
          part.getBoundingClientRect(),
        )
        return !!sun && !!name && name.width > 1 && name.top < sun.bottom
      })
    for (const [width, withShort, withLong] of [
      [320, true, false],
      [390, true, false],
      [768, false, false],
      [1024, true, false],
      // A longer button leaves less room for the brand.
      [1440, true, undefined],
      [1920, true, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      // The drawer has a size only in narrow windows.
      if (width < 768) await drawer(page).evaluate((popover: HTMLElement) => popover.showPopover())
      const states = []
      const short = site.brand.length > 6 ? 'Alvira' : site.brand
      for (const brand of [short, 'Nordlicht Kreativbüros']) {
        await page.evaluate((text) => {
          for (const name of document.querySelectorAll(
            '.menu-row :is(svg, img) + span, .menu-drawer :is(svg, img) + span',
          ))
            name.textContent = text
        }, brand)
        states.push(await hasBrandName(), await crowded())
      }
      const [hasShort, crowdedShort, hasLong, crowdedLong] = states
      expect([width, hasShort, crowdedShort, crowdedLong]).toEqual([width, withShort, [], []])
      if (withLong !== undefined) expect([width, hasLong]).toEqual([width, withLong])
      await drawer(page).evaluate((popover: HTMLElement) => popover.hidePopover())
    }
  },
)

it.each([
  ['the list', {}],
  ['the drawer', phone],
] as const)('%s opened before hydration stays open', async (what, device) => {
  const { page, release } = await delayed(f.home, device)
  const isList = what === 'the list'
  if (isList) await services(page).hover()
  else await hamburger(page).tap()
  const shown = isList ? panel(page) : drawer(page)
  await shown.waitFor()
  release()
  const button = isList ? services(page) : hamburger(page)
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
  await hydrated(page)
  const runFor = await holdClock(page)
  await runFor(400)
  expect([await shown.isVisible(), await button.getAttribute('aria-expanded')]).toEqual([true, 'true'])
})

it('R-NAV-11 the drawer closes when the window has grown to a bar before hydration', async () => {
  const { page, release } = await delayed(f.home, phone)
  await hamburger(page).tap()
  await drawer(page).waitFor()
  await page.setViewportSize({ width: 900, height: 700 })
  expect(await drawer(page).isVisible()).toBe(true)
  release()
  await drawer(page).waitFor({ state: 'hidden' })
})

it('R-NAV-03 R-NAV-09 R-NAV-10 works without React: exposes its state, marks the body and closes on scroll before hydration', async () => {
  const page = await newVisitor({ allow: /./ })
  await page.route('**/assets/hydrate*.js', (route) => route.abort())
  await page.goto(origin + f.home)
  await services(page).hover()
  await expect.poll(() => expanded(page)).toBe('true')
  const rested = await scrollRests(page)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => expanded(page)).toBe('false')
  // An ongoing scroll would close the drawer.
  await rested()

  await page.setViewportSize({ width: 390, height: 844 })
  await hamburger(page).click()
  const marks = () =>
    hamburger(page).evaluate((button: HTMLButtonElement) => [
      document.body.dataset.menuOpen,
      document.body.className,
      button.ariaExpanded,
    ])
  await expect.poll(marks).toEqual(['true', 'menu-open', 'true'])
  await page.mouse.move(10, 400)
  await page.mouse.wheel(0, 300)
  await drawer(page).waitFor({ state: 'hidden' })
  await expect.poll(marks).toEqual([undefined, '', 'false'])
})

/** axe violations in the bar, the list and the drawer; other tests cover the rest of the page. */
async function headerBarriers(page: Page): Promise<string[]> {
  return (await axeViolations(page)).filter((barrier) => /menu|services|drawer|header|bar/.test(barrier))
}
