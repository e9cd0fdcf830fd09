import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { formatPhone } from '~/catalog/phone'
import { site } from '~/catalog/site'
import { skyAt } from '~/features/landing/server/skyAt'
import { sampledEditions } from '~tests/depth'
import { noticeHeight } from '~tests/e2e/site/noticeHeight'
import { served, textOf } from '~tests/e2e/site/served'
import { axeViolations, desktop, hydrated, newVisitor, origin, phone, visit } from '~tests/e2e/site/visit'

const facts = {
  us: {
    locale: 'en-US',
    headline: 'Choose how you want to transform your digital presence',
    subtitle: [/technology/i, /\bAI\b/, /strategy/i],
    cards: [
      ['United States (English)', '/us', null],
      ['Brasil (Português)', '/br', 'pt-BR'],
    ],
    shortcuts: [
      ['AI Studio Portraits', '/ai-photo-service-us'],
      ['Website Creation', '/website-design-build-us'],
      ['How can I help you?', `mailto:${site.contact.us.email}`],
    ],
    copyright: `© ${site.copyrightYear} ${site.brand}. All rights reserved.`,
  },
  br: {
    locale: 'pt-BR',
    headline: 'Escolha como transformar sua presença digital',
    subtitle: [/tecnologia/i, /\bIA\b/, /estratégia/i],
    cards: [
      ['Brasil (Português)', '/br', null],
      ['United States (English)', '/us', 'en-US'],
    ],
    shortcuts: [
      ['Fotos de Estúdio com IA', '/ai-photo-service-br'],
      ['Nosso canal de vídeos (abre em nova aba)', site.videoChannel],
      ['Como posso ajudar você?', `mailto:${site.contact.br.email}`],
    ],
    copyright: `© ${site.copyrightYear} ${site.brand}. Todos os direitos reservados.`,
  },
} as const
/** Reads the landing page as served to a reader of the edition. */
async function read(edition: 'us' | 'br') {
  const { document } = await served('/', facts[edition].locale)
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const linksOf = (nav: number) => [...(all('main nav')[nav]?.querySelectorAll('a') ?? [])]
  return { document, all, linksOf }
}
describe.each(sampledEditions(1))('the landing page for a reader of %s', (edition) => {
  const f = facts[edition]

  it('R-LND-01 R-LND-02 R-LND-03 shows the logo, the headline and the subtitle', async () => {
    const { document, all } = await read(edition)
    expect(document.documentElement.lang).toBe(f.locale)
    expect(all('body header').map(textOf)).toEqual([site.brand])
    expect(all(`body header ${site.logo ? `img[src="${site.logo}"]` : 'svg'}`)).toHaveLength(1)
    expect(all('h1').map(textOf)).toEqual([f.headline])
    for (const word of f.subtitle) expect(textOf(document.querySelector('h1 + p'))).toMatch(word)
  })

  it('R-LND-04 R-LND-08 links to this edition first, then to the other', async () => {
    const { linksOf } = await read(edition)
    const attributesOf = (card: Element) =>
      [textOf(card), ...['href', 'lang', 'hreflang'].map((name) => card.getAttribute(name))] as unknown
    expect(linksOf(0).map(attributesOf)).toEqual(
      f.cards.map(([label, href, lang]) => [label, href, lang, href === '/us' ? 'en-US' : 'pt-BR']),
    )
  })

  it('R-LND-05 R-LND-06 R-LND-07 R-LND-09 R-LND-10 R-LND-11 R-CFG-03 has shortcuts to services and contact', async () => {
    const { all, linksOf } = await read(edition)
    expect(linksOf(1).map((link) => [textOf(link), link.getAttribute('href')])).toEqual(f.shortcuts)
    for (const link of all('a[href^="https:"]')) {
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')).toBe('noopener')
    }
  })

  it('R-LND-14 X-15 has one compact contact form, after the buttons', async () => {
    const { all } = await read(edition)
    expect(all('main :is(nav, form)').map(({ localName }) => localName)).toEqual(['nav', 'nav', 'form'])
    expect(all('main form input[type=email]')).toHaveLength(1)
    expect(all('main form textarea')).toHaveLength(1)
  })

  it('R-LND-12 R-CFG-03 X-29 the footer has email, WhatsApp number, social networks and copyright', async () => {
    const { document } = await read(edition)
    const footer = document.querySelector('footer')
    const { email, whatsapp } = site.contact[edition]
    expect(textOf(footer?.querySelector(`a[href="mailto:${email}"]`))).toBe(email)
    expect(textOf(footer?.querySelector(`a[href="https://wa.me/${whatsapp}"]`))).toContain(
      formatPhone(whatsapp),
    )
    expect(Object.keys(site.social)).toEqual(['Instagram', 'Facebook', 'LinkedIn'])
    for (const [network, href] of Object.entries(site.social))
      expect(textOf(footer?.querySelector(`a[href="${href}"]`))).toContain(network)
    expect(footer?.querySelector(`a[href="${site.videoChannel}"]`)).toBeNull()
    expect(textOf(footer)).toContain(f.copyright)
  })

  it.each([
    ['a phone', phone, [[390, 844]]],
    [
      'a desktop',
      desktop,
      [
        [1440, 900],
        [1280, 720],
      ],
    ],
  ] as const)(
    'R-LND-04 R-LND-14 fits its first section into the window of %s, highlights the card of its own edition, and loads no island script before the form',
    async (_, device, windows) => {
      const page = await newVisitor({
        ...device,
        locale: f.locale,
        reducedMotion: 'reduce',
        allow: /./,
      })
      const scripts: string[] = []
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
      await page.setViewportSize({ width: windows[0][0], height: windows[0][1] })
      await page.goto(origin)
      await observersNotified(page)
      expect(scripts).toHaveLength(1)

      const cards = page.locator('main nav').first().getByRole('link')
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height })
        const bottoms = await cards.evaluateAll((all) =>
          all.map((card) => card.getBoundingClientRect().bottom),
        )
        expect(Math.max(...bottoms) - (await noticeHeight(page))).toBeLessThanOrEqual(height)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
      }
      const lights = cards.evaluateAll((all) => all.map((card) => getComputedStyle(card, '::before').opacity))
      // The other door may be near, which has less light.
      expect((await lights).map((light) => light === '1')).toEqual([true, false])
      expect(await page.getByRole('banner').locator('svg, img').isVisible()).toBe(true)

      const shortcuts = await page.locator('main nav').nth(1).boundingBox()
      const form = await page.locator('main form').boundingBox()
      expect(form?.y).toBeGreaterThan((shortcuts?.y ?? 0) + (shortcuts?.height ?? 0))
    },
  )
})
/** Waits until the page's own intersection observer has run: observers are notified in creation order. */
const observersNotified = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          // By then, scripts of nearby islands have been requested.
          setTimeout(resolve)
        })
        observer.observe(document.body)
      }),
  )
it('R-A11-05 animates the sunrise once, and not at all with reduced motion', async () => {
  const page = await visit('/')
  const running = () =>
    page.evaluate(() =>
      document.getAnimations().map((animation) => animation.effect?.getComputedTiming().iterations),
    )
  const moved = await running()
  expect(moved.length).toBeGreaterThan(0)
  expect(new Set(moved)).toEqual(new Set([1]))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await running()).toEqual([])
  expect(await page.locator('h1').evaluate((title) => title.getBoundingClientRect().height)).toBeGreaterThan(
    0,
  )
})
it('R-LND-02 R-LND-04 the sunrise highlights the first card, and focusing the other card moves the light there', async () => {
  const page = await visit('/')
  const at = (time: number) =>
    page.evaluate((now) => {
      for (const animation of document.getAnimations()) {
        animation.pause()
        animation.currentTime = now
      }
      const card = document.querySelector('.door') as Element
      return [getComputedStyle(card, '::before').opacity, getComputedStyle(card).color]
    }, time)
  const [dark, onNight] = await at(0)
  expect(dark).toBe('0')
  expect((await at(600))[0]).toBe('0')
  const [lit, onLight] = await at(9000)
  expect([lit, onLight === onNight]).toEqual(['1', false])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // How bright the rings of each sun are, and the scroll position.
  const rings = () =>
    page.evaluate(() => [
      ...[...document.querySelectorAll('.sun-rings')].map((sun) => getComputedStyle(sun).opacity),
      scrollY,
    ])
  expect(await rings()).toEqual(['1', '0.6', 0])
  await page.locator('.door').last().focus()
  expect(await rings()).toEqual(['0.6', '1', 0])
})
it('R-A11-03 the focus ring of the first card is visible while the pointer rests on the second', async () => {
  const page = await visit('/', { reducedMotion: 'reduce' })
  const ring = () =>
    page.evaluate(() => {
      const [card] = document.querySelectorAll('.door')
      const { outlineColor, outlineStyle } = getComputedStyle(card as Element)
      return [
        outlineStyle,
        outlineColor === getComputedStyle(document.querySelectorAll('.door')[1] as Element).color,
      ]
    })
  await page.locator('.door').first().focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  expect(
    await page
      .locator('.door')
      .first()
      .evaluate((card) => card.matches(':focus-visible')),
  ).toBe(true)
  // The hovered card has the light, and with it text in the color of the night, which a dark card's ring must not have.
  await page.locator('.door').last().hover()
  expect(await ring()).toEqual(['solid', false])
})
it('R-LND-04 R-LND-08 both suns are over their doors, at their heights when the page was sent', async () => {
  for (const edition of ['us', 'br'] as const) {
    const page = await visit('/', { locale: facts[edition].locale, reducedMotion: 'reduce' })
    const sent = new Date(Math.floor(Date.now() / 300_000) * 300_000)
    // The page may have been sent just before.
    const skies = [sent, new Date(sent.getTime() - 300_000)].map(skyAt)
    const order = edition === 'us' ? (['us', 'br'] as const) : (['br', 'us'] as const)
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      const seen = await page.evaluate(() => {
        const hours = document.querySelectorAll('.city-hour')
        return [...document.querySelectorAll('.city')].map((city, index) => {
          const sky = city.querySelector('.city-sky')?.getBoundingClientRect() ?? new DOMRect()
          const disc = city.querySelector('.landing-sun')?.getBoundingClientRect() ?? new DOMRect()
          const line = document.querySelector('.doors')?.getBoundingClientRect().top ?? 0
          return {
            light: city.getAttribute('data-light')?.trim(),
            mark: getComputedStyle(document.querySelectorAll('.door-sun')[index] as Element).transform,
            hour: ['::before', '::after']
              .map((line) => getComputedStyle(hours[index] as Element, line).content)
              .join(' ')
              .replace(/\s+/g, ' '),
            top: ((disc.top - sky.bottom) / sky.height) * 100,
            onTheLine: Math.abs(sky.bottom - line) < 2,
          }
        })
      })
      expect(seen).toHaveLength(2)
      seen.forEach(({ light, mark, hour, top, onTheLine }, index) => {
        const city = order[index] ?? 'us'
        const sky = skies.find((one) => hour.includes(one[`${city}-clock`]))
        expect([light, mark === 'none', hour.includes(`${sky?.[`${city}-deg`]} `), onTheLine]).toEqual([
          sky?.[`${city}-light`],
          sky?.[`${city}-light`].startsWith('up'),
          true,
          true,
        ])
        expect(Math.abs(top - Number(sky?.[`${city}-top`]))).toBeLessThan(0.5)
      })
    }
    expect(await axeViolations(page)).toEqual([])
  }
})
it('R-A11-16 its edition cards work without script', async () => {
  const page = await visit('/', { javaScriptEnabled: false })
  for (const [label, href] of facts.us.cards) {
    await page.getByRole('link', { name: label, exact: true }).click()
    await page.waitForURL(`**${href}`)
    await page.goBack()
  }
})
it('R-A11-01 axe finds no violations while the other card is highlighted', async () => {
  const page = await hydrated(await visit('/', { locale: 'pt-BR', reducedMotion: 'reduce' }))
  await page.getByRole('link', { name: facts.br.cards[1][0], exact: true }).hover()
  expect(await axeViolations(page)).toEqual([])
})
